import { mkdtemp, readdir, readFile, readlink, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';

/** The file system that Linux keeps in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'jisr-tests';
/** What a whole run needs at most, with space to spare. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A new folder in memory, if the machine has space for it, and otherwise among the temporary files. A
 * database of the tests' own belongs here: creating one writes 11 MB, and once the disk is behind,
 * each of hundreds takes up to a second.
 */
export async function memoryFolder(): Promise<string> {
  const isFit = await isFitForDatabases();
  const prefix = `${PREFIX}-${await processSpace()}`;
  if (isFit) await sweep(prefix);
  return mkdtemp(join(isFit ? MEMORY : tmpdir(), `${prefix}-${process.pid}-`));
}

async function isFitForDatabases(): Promise<boolean> {
  const mounts = await ignoringFailure(readFile('/proc/mounts', 'utf8'), 'Only Linux has it.');
  const options = (mounts ?? '').split('\n').flatMap((line) => {
    const [, at, kind, current = ''] = line.split(' ');
    return at === MEMORY && kind === 'tmpfs' ? [current.split(',')] : [];
  });
  // The programs of the database may be copied into its folder.
  if (options.length === 0 || options.some((current) => current.includes('noexec'))) return false;
  const { bavail, bsize } = await statfs(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
}

/** Containers may share the memory, and each of them counts its own processes. */
async function processSpace(): Promise<string> {
  const link = await ignoringFailure(readlink('/proc/self/ns/pid'), 'Only Linux has it.');
  return link?.replace(/\D/g, '') || '0';
}

/** Removes what runs have left behind that were killed: it would take memory until the next boot. */
async function sweep(prefix: string): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const pid = Number(new RegExp(`^${prefix}-(\\d+)-`).exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
