// How long does a user wait for the product: the first time, on an empty folder, and after that? After
// a crash of server and database alike, and the first time with the sample week? And how much memory
// do the two use while nobody works?
//
//   npm run bench:start
import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/support/free-port.ts';
import { printRow } from './figures.ts';

const ROOT = join(import.meta.dirname, '..');
const ADMIN = { phone: '+4915112345678', password: 'how-long-does-it-take' };

/** A start that takes longer than this hangs. */
const HANGS_AFTER_MS = 15 * 60_000;
/** What the second start may take of the first, which builds the client and fills the database. */
const MOST_OF_FIRST = 1 / 2;
/** What is aimed at, in seconds and in MB. */
const GOALS = { second: 2, afterCrash: 3, withSample: 8, idleMegabytes: 250 };
/** What a start leaves to be done afterwards is over by then. */
const IDLE_MS = 10_000;

/**
 * Resolves once the product has printed that it is ready, as a user waits for it, with whether the
 * client had to be built first.
 */
function ready(product: ChildProcessByStdio<null, Readable, null>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not ready after ${HANGS_AFTER_MS / 60_000} minutes.`)),
      HANGS_AFTER_MS,
    );
    product.on('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    let isBuilt = false;
    createInterface({ input: product.stdout }).on('line', (line) => {
      isBuilt ||= line.startsWith('Built the web client');
      if (!line.includes('is ready at')) return;
      clearTimeout(timer);
      resolve(isBuilt);
    });
  });
}

async function signIn(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
}

/** What a process has in memory, in MB; of what it shares with others, its part. */
function megabytesOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
  } catch {
    // It has ended in the meantime.
    return 0;
  }
}

/** The processes that a process has started, and those that they have. */
function descendantsOf(pid: number): readonly number[] {
  const pairs = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): readonly number[] =>
    pairs.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return childrenOf(pid);
}

const postmasterOf = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8'), 10);

/** The memory of the server, of what it has started, and of the database, after a while. */
async function idleMegabytes(npm: number, dataDir: string): Promise<number> {
  await wait(IDLE_MS);
  const database = postmasterOf(dataDir);
  const all = [...descendantsOf(npm), database, ...descendantsOf(database)];
  return all.reduce((sum, pid) => sum + megabytesOf(pid), 0);
}

/** How long a product that ends may take to close its database. */
const CLOSING_MS = 60_000;
const LOOK_MS = 50;

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** What differs from a usual start and its end. */
type Way = {
  readonly env?: Readonly<Record<string, string>>;
  readonly isCrash?: boolean;
  readonly isIdle?: boolean;
};

/**
 * Starts the product as the README says and returns the seconds until an administrator is signed
 * in.
 */
async function timeStart(dataDir: string, { env, isCrash, isIdle }: Way = {}) {
  const port = await freePort();
  const started = performance.now();
  const product = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PHONE: ADMIN.phone,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  const ended = once(product, 'exit');
  try {
    const isBuilt = await ready(product);
    await signIn(`http://127.0.0.1:${port}`);
    const seconds = (performance.now() - started) / 1000;
    const { pid } = product;
    const megabytes = isIdle && pid !== undefined ? await idleMegabytes(pid, dataDir) : 0;
    if (isCrash) process.kill(postmasterOf(dataDir), 'SIGKILL');
    return { seconds, isBuilt, megabytes };
  } finally {
    if (product.pid !== undefined && product.exitCode === null)
      process.kill(-product.pid, isCrash ? 'SIGKILL' : 'SIGTERM');
    await ended;
    // npm may end before the server, which closes the database first.
    for (let waited = 0; waited < CLOSING_MS; waited += LOOK_MS) {
      if (product.pid === undefined || !isGroupAlive(product.pid)) break;
      await wait(LOOK_MS);
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'jisr-start-'));
chmodSync(folder, 0o755);
const [dataDir, withSample] = [join(folder, 'empty'), join(folder, 'sample')];
try {
  const first = await timeStart(dataDir);
  const second = await timeStart(dataDir, { isCrash: true, isIdle: true });
  const third = await timeStart(dataDir);
  const sample = await timeStart(withSample, { env: { SAMPLE_DATA: 'true' } });
  const built = first.isBuilt ? ', with a build of the client' : '';
  printRow({ name: `first start${built}`, ours: first.seconds, unit: 's', digits: 1 });
  printRow({
    name: 'second start',
    ours: second.seconds,
    unit: 's',
    digits: 1,
    peer: { name: `first start${built}`, figure: first.seconds },
    // Without a build, the first one only fills the database.
    limit: first.isBuilt ? { times: MOST_OF_FIRST } : undefined,
    goal: { most: GOALS.second },
  });
  const inSeconds = { unit: 's', digits: 1 } as const;
  printRow({
    name: 'start after a crash of server and database',
    ours: third.seconds,
    ...inSeconds,
    goal: { most: GOALS.afterCrash },
  });
  printRow({
    name: 'first start with the sample week, without a build',
    ours: sample.seconds,
    ...inSeconds,
    goal: { most: GOALS.withSample },
  });
  printRow({
    name: 'idle memory of server and database',
    ours: second.megabytes,
    unit: 'MB',
    goal: { most: GOALS.idleMegabytes },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
