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

/** The two starts, and the seconds that each may take until an administrator is signed in. */
const STARTS = [
  { name: 'first start', limit: 60 },
  { name: 'second start', limit: 5 },
] as const;

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
function ready(product: ChildProcessByStdio<null, Readable, null>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready after ${limit} s.`)), limit * 1000);
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
async function timeStart(dataDir: string, limit: number): Promise<number> {
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
    await ready(product, limit * 2);
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
  for (const { name, limit } of STARTS) {
    const seconds = await timeStart(dataDir, limit);
    console.log(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s of ${limit} s`);
    if (seconds > limit) process.exitCode = 1;
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
