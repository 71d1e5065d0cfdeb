import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');

/** The client and the server, each restarting or reloading automatically when its files change. */
const HALVES = [
  { name: 'server', args: ['--watch', 'server/start.ts'] },
  { name: 'web', args: ['node_modules/vite/bin/vite.js'] },
];

const width = Math.max(...HALVES.map(({ name }) => name.length));

function startHalf({ name, args }: (typeof HALVES)[number]): ChildProcess {
  // Each in its own process group, so that one signal reaches it with everything that it started.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const print = (line: string) => console.log(`${name.padEnd(width)} | ${line}`);
  createInterface({ input: child.stdout }).on('line', print);
  createInterface({ input: child.stderr }).on('line', print);
  return child;
}

const children = HALVES.map(startHalf);
let ending = false;

function end(): void {
  if (ending) return;
  ending = true;
  for (const { pid, exitCode } of children) {
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
for (const child of children) {
  child.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1;
    end();
  });
}
