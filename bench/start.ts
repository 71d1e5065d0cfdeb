// How long does a user wait for the product: the first time, on an empty folder, and after that?
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ROOT = join(import.meta.dirname, '..');
const ADMIN = { phone: '+4915112345678', password: 'how-long-does-it-take' };

/** A start that takes longer than this hangs. */
const HANGS_AFTER_MS = 15 * 60_000;
/** What the second start may take of the first, which builds the client and fills the database. */
const MOST_OF_FIRST = 1 / 2;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

/** Resolves once the product has printed that it is ready, as a user waits for it. */
function ready(product: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not ready after ${HANGS_AFTER_MS / 60_000} minutes.`)),
      HANGS_AFTER_MS,
    );
    product.on('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    createInterface({ input: product.stdout }).on('line', (line) => {
      if (!line.includes('is ready at')) return;
      clearTimeout(timer);
      resolve();
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

/**
 * Starts the product as the README says and returns the seconds until an administrator is signed
 * in.
 */
async function timeStart(dataDir: string): Promise<number> {
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
    },
  });
  const ended = once(product, 'exit');
  try {
    await ready(product);
    await signIn(`http://127.0.0.1:${port}`);
    return (performance.now() - started) / 1000;
  } finally {
    if (product.pid !== undefined && product.exitCode === null)
      process.kill(-product.pid, 'SIGTERM');
    await ended;
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-start-'));
chmodSync(dataDir, 0o755);
try {
  const first = await timeStart(dataDir);
  const second = await timeStart(dataDir);
  const ratio = second / first;
  console.log(`first start  ${first.toFixed(1).padStart(5)} s`);
  console.log(
    `second start ${second.toFixed(1).padStart(5)} s, ${ratio.toFixed(2)} of the first (limit ${MOST_OF_FIRST.toFixed(2)})`,
  );
  if (ratio > MOST_OF_FIRST) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
