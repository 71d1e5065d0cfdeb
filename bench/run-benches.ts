import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ABOVE_LIMIT, keepsTo, type Row } from './row.ts';

export type Bench = {
  /** Its file is named so. */
  readonly name: string;
  /** What it is started with where all are run, such as fewer rounds. */
  readonly args?: readonly string[];
  /** After so many seconds it is ended. */
  readonly most: number;
};

export type Result = {
  readonly bench: string;
  /** When it was started, by ISO 8601. */
  readonly at: string;
  readonly seconds: number;
  readonly rows: readonly Row[];
  /** Why the bench came to no end. */
  readonly error?: string;
};

/** How long a bench has to close what it has opened. */
const CLOSING_MS = 5_000;
const LOOK_MS = 50;

/** Sends a signal to a bench and all that it has started; false if none of them runs any more. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

/** Waits for what a bench has started, and ends what does not end by itself. */
async function endGroup(group: number): Promise<void> {
  for (const name of [0, 'SIGTERM', 'SIGKILL'] as const) {
    signal(group, name);
    for (let waited = 0; waited < CLOSING_MS; waited += LOOK_MS) {
      if (!signal(group, 0)) return;
      await wait(LOOK_MS);
    }
  }
}

/** Resolves with why a bench failed, or with nothing. */
function ended(child: ChildProcess, most: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill();
      resolve(`was ended after its limit of ${most} s`);
    }, most * 1000);
    const end = (error?: string) => {
      clearTimeout(timer);
      resolve(error);
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, name) => {
      const isDone = code === 0 || code === ABOVE_LIMIT;
      const error = isDone ? undefined : name ? `was ended by ${name}` : `ended with code ${code}`;
      // The last rows may still be on their way.
      if (child.connected) child.once('disconnect', () => end(error));
      else end(error);
    });
  });
}

async function runBench(folder: string, { name, args = [], most }: Bench): Promise<Result> {
  const rows: Row[] = [];
  const at = new Date().toISOString();
  const started = performance.now();
  const child = fork(join(folder, `${name}.ts`), args, {
    // A group of its own, so that whatever it has started can be ended with it.
    detached: true,
    // Keeps figures that are no numbers.
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (row) => rows.push(row as Row));
  const { pid } = child;
  const interrupted = () => {
    if (pid !== undefined) signal(pid, 'SIGTERM');
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const error = await ended(child, most);
  if (pid !== undefined) await endGroup(pid);
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  const seconds = (performance.now() - started) / 1000;
  const result = { bench: name, at, seconds, rows };
  const reason = error ?? (rows.length === 0 ? 'measured nothing' : undefined);
  return reason === undefined ? result : { ...result, error: reason };
}

/** Runs the benches of a folder one after the other; one that fails stops no other. */
export async function runBenches(
  folder: string,
  benches: readonly Bench[],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const bench of benches) {
    console.log(`\n== ${bench.name}`);
    const result = await runBench(folder, bench);
    console.log(`-- ${bench.name}: ${result.error ?? 'done'}, ${result.seconds.toFixed(0)} s`);
    results.push(result);
  }
  return results;
}

/** Whether everything was measured, and no row is above its limit. */
export const areWithinLimits = (results: readonly Result[]): boolean =>
  results.every(
    ({ rows, error }) => error === undefined && rows.every((row) => keepsTo(row, row.limit)),
  );
