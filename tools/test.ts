import { type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';
import { DATABASE_TESTS } from './database-tests.ts';
import { findOrInstallChromium } from './find-chromium.ts';
import {
  closingLine,
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightReport,
  settledTally,
  sum,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
  unsteadyOfPlaywright,
  unsteadyOfVitest,
  type VitestReport,
} from './tally.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = mkdtempSync(join(tmpdir(), 'jisr-tests-'));
/** A guard against hanging: on a shared machine the same tests take several times as long. */
const LIMIT_MS = 60 * 60_000;
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** How a runner ended, what failed, and what passed only on a later try. */
type Result = {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
  readonly unsteady?: readonly Failure[];
};
type Runner = { readonly name: string; readonly run: (output: Output) => Promise<Result> };

/**
 * Where a runner's output goes: printed at once, or buffered until it ends if others run beside
 * it.
 */
type Output = 'inherit' | 'buffered';
type Execution = { readonly output: Output; readonly env?: NodeJS.ProcessEnv };

/** Runs one program to its end in its own process group, which is ended if it takes too long. */
function execute(args: readonly string[], { output, env }: Execution): Promise<number | null> {
  const stored = join(REPORTS, `${args.join('-').replaceAll(/\W+/g, '-').slice(-100)}.log`);
  const stdio: StdioOptions =
    output === 'inherit'
      ? ['ignore', 'inherit', 'inherit']
      : ['ignore', openSync(stored, 'a'), openSync(stored, 'a')];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio,
    detached: true,
    env: { ...process.env, ...COMPILE_CACHE, ...env },
  });
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(() => {
    console.error(`Ended after ${LIMIT_MS / 60_000} minutes: ${args.join(' ')}`);
    endGroup();
  }, LIMIT_MS);
  const interrupt = () => {
    endGroup();
    process.exit(130);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (output === 'buffered') process.stdout.write(readFileSync(stored));
      resolve(code);
    });
  });
}

/** The parsed report, or `undefined` if the runner ended before it wrote one. */
function readReport<T>(file: string, read: (report: T) => Result): Result | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report in ${file}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** The result from the report, or the runner's own exit code if that is worse. */
function resultOf(reported: Result | undefined, code: number | null): Result {
  const tally = settledTally(reported?.tally, code);
  const { failures = [], unsteady = [] } = reported ?? {};
  if (tally.failed === 0 || failures.length > 0) return { tally, failures, unsteady };
  const reason = `ended with ${code} although no test failed: an error outside of them, see above`;
  return { tally, failures: [{ test: 'the runner', reason }], unsteady };
}

const vitest = (
  name: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Runner => ({
  name,
  run: async (output) => {
    const report = join(REPORTS, `${name}.json`);
    const args = [
      VITEST,
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const code = await execute(args, { output });
    const reported = readReport<VitestReport>(report, (whole) => ({
      tally: tallyOfVitest(whole),
      failures: failuresOfVitest(whole),
      unsteady: unsteadyOfVitest(whole),
    }));
    return resultOf(reported, code);
  },
});

/** A program that is a single check: it passes if it exits with 0. */
const check = (name: string, script: string): Runner => ({
  name,
  run: async (output) => {
    const code = await execute([script], { output });
    if (code === 0) return { tally: { passed: 1, failed: 0, skipped: 0 }, failures: [] };
    const failures = [{ test: script, reason: `ended with ${code}, see above` }];
    return { tally: { passed: 0, failed: 1, skipped: 0 }, failures };
  },
});

const playwright: Runner = {
  name: 'browser',
  run: async (output) => {
    const report = join(REPORTS, 'browser.json');
    const code = await execute([PLAYWRIGHT, 'test', '--reporter=list,json'], {
      output,
      env: { CHROMIUM_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const reported = readReport<PlaywrightReport>(report, (whole) => ({
      tally: tallyOfPlaywright(whole),
      failures: failuresOfPlaywright(whole),
      unsteady: unsteadyOfPlaywright(whole),
    }));
    return resultOf(reported, code);
  },
};

/** Runners that run one after another. */
type Queue = readonly Runner[];

/**
 * In this order; the queues of a step run beside each other. Most runners use both cores of a small
 * machine on their own; those that mostly wait, for processes and compilers, run beside others.
 */
const STEPS: readonly (readonly Queue[])[] = [
  [[vitest('units', ['domain', 'web'])]],
  [[vitest('api', ['server'])]],
  [
    [vitest('faults', ['faults'])],
    [
      check('build', 'tools/build-if-stale.ts'),
      check('bundle', 'tools/check-bundle.ts'),
      vitest('documents', ['pdf']),
      vitest('tools', ['tools']),
    ],
  ],
  [[playwright]],
];

/** Runs only if named: on the PostgreSQL in TEST_DATABASE_URL. */
const ON_DEMAND: readonly Runner[] = [vitest('database', ['server'], DATABASE_TESTS)];

type Ended = Result & { readonly name: string; readonly seconds: number };

async function runTimed(runner: Runner, output: Output): Promise<Ended> {
  const start = performance.now();
  const result = await runGuarded(runner, output);
  return { ...result, name: runner.name, seconds: (performance.now() - start) / 1000 };
}

async function runGuarded({ name, run }: Runner, output: Output): Promise<Result> {
  console.log(`\n== ${name}`);
  try {
    return await run(output);
  } catch (error) {
    console.error(error);
    const failures = [{ test: 'the runner', reason: String(error) }];
    return { tally: { passed: 0, failed: 1, skipped: 0 }, failures };
  }
}

const wanted = process.argv.slice(2);
const known = [...STEPS.flat(2), ...ON_DEMAND].map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such tests: ${unknown.join(', ')}. Use: ${known.join(', ')}.`);
  process.exit(2);
}

const isWanted = ({ name }: Runner) => wanted.includes(name);
const steps =
  wanted.length === 0
    ? STEPS
    : [...STEPS, [ON_DEMAND]].map((step) => step.map((queue) => queue.filter(isWanted)));

const results: Ended[] = [];
async function runQueue(queue: Queue, output: Output): Promise<void> {
  for (const runner of queue) results.push(await runTimed(runner, output));
}
for (const step of steps) {
  const queues = step.filter((queue) => queue.length > 0);
  const output = queues.length > 1 ? 'buffered' : 'inherit';
  await Promise.all(queues.map((queue) => runQueue(queue, output)));
}
rmSync(REPORTS, { recursive: true, force: true });

console.log('');
for (const { name, tally, seconds } of results) {
  console.log(
    `${name.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s  ${tally.passed} ok, ${tally.failed} broken`,
  );
}
for (const { name, failures, unsteady = [] } of results) {
  for (const { test, reason } of unsteady) console.log(`UNSTEADY ${name}: ${test}: ${reason}`);
  for (const { test, reason } of failures) console.log(`FAILED ${name}: ${test}: ${reason}`);
}
const total = sum(results.map(({ tally }) => tally));
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
