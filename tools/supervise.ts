/** Runs the server, and starts it again if it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';
import { endWithParent } from './end-with-parent.ts';

const START = join(import.meta.dirname, '..', 'server', 'start.ts');
const MOST_STARTS = 3;
const WINDOW_MS = 60_000;

/**
 * The young generation of the server, in MB. By default it grows to twice that at the start and stays
 * there: 40 MB that nobody uses while nobody works (docs/decisions/0185).
 */
const YOUNG_MB = 8;

/** How long to wait before another start, so that there are at most a few in a minute. */
export function waitBeforeStart(starts: readonly number[], now: number): number {
  const oldest = starts.filter((at) => now - at < WINDOW_MS).at(-MOST_STARTS);
  return oldest === undefined ? 0 : oldest + WINDOW_MS - now;
}

/**
 * Runs the server until it ends by itself or somebody ends it. One that dies after it was ready is
 * started again; one that cannot start at all has logged why. Returns the exit code.
 */
export function supervise(script = START): Promise<number> {
  const { promise: done, resolve: finish } = Promise.withResolvers<number>();
  const restarts: number[] = [];
  let child: ChildProcess | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let ending = false;
  let wasReady = false;

  function start(): void {
    waiting = undefined;
    // The channel reports when the server is ready, and to the server that this process has exited.
    child = spawn(process.execPath, [`--max-semi-space-size=${YOUNG_MB}`, script], {
      env: { ...process.env, ...COMPILE_CACHE },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message === 'ready') wasReady = true;
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (ending || code === 0 || !wasReady) finish(code ?? 1);
      else startAgain(signal ?? `exit code ${code}`);
    });
  }

  function startAgain(reason: string): void {
    const wait = waitBeforeStart(restarts, Date.now());
    restarts.push(Date.now() + wait);
    const when = wait > 0 ? `again in ${Math.ceil(wait / 1000)} s` : 'again';
    console.error(`The server died (${reason}); starting it ${when}.`);
    waiting = setTimeout(start, wait);
  }

  function end(signal: NodeJS.Signals): void {
    ending = true;
    clearTimeout(waiting);
    if (child) child.kill(signal);
    else finish(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  endWithParent(() => end('SIGTERM'));
  start();
  return done;
}

if (import.meta.main) process.exit(await supervise());
