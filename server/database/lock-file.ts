import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { processState } from './processes.ts';
import { StartError } from './start-error.ts';

const TIMEOUT_MS = 150_000;
const PAUSE_MS = 50;

/**
 * Does the work while no other process does the same, even one that starts at the same moment. The
 * lock of a process that has died is taken over.
 */
export async function withLockFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  await take(path);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<void> {
  const own = `${process.pid} ${(await processState(process.pid))?.startedAt.replaceAll(' ', '') ?? ''}`;
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await create(path, own))) {
    const holder = await ignoringFailure(
      readFile(path, 'utf8'),
      'Its holder may have ended by now.',
    );
    if (holder === undefined) continue;
    if (await isDead(holder)) await remove(path, holder);
    else if (Date.now() > deadline) {
      const [pid] = holder.split(' ');
      throw new StartError(`Process ${pid} is taking too long to start, and holds ${path}.`);
    } else await wait(PAUSE_MS);
  }
}

/**
 * A lock file that is written first and linked afterwards is never seen half written. The draft has
 * a name of its own, as one process may ask twice at a time.
 */
async function create(path: string, holder: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, holder);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isDead(holder: string): Promise<boolean> {
  const [pid = '', startedAt = ''] = holder.split(' ');
  const state = await processState(Number(pid));
  return !state || state.zombie || state.startedAt.replaceAll(' ', '') !== startedAt;
}

/**
 * Takes the dead holder's lock away, and puts it back if a living process has taken it in the
 * meantime.
 */
async function remove(path: string, dead: string): Promise<void> {
  const aside = `${path}.dead.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== dead)
    await ignoringFailure(link(aside, path), 'Somebody else may hold the lock by now.');
  await rm(aside, { force: true });
}
