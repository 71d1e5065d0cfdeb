import { type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './find-chromium.ts';
import {
  closingLine,
  type PlaywrightReport,
  sum,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
  type VitestReport,
  verdict,
} from './tally.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = mkdtempSync(join(tmpdir(), 'jisr-tests-'));
const LIMIT_MS = 20 * 60_000;
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

type Runner = { readonly name: string; readonly run: () => Promise<Tally> };

/** Runs one program to its end in a process group of its own, which is ended when it takes too long. */
function execute(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio,
    detached: true,
    env: { ...process.env, ...env },
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
      resolve(code);
    });
  });
}

/** The parsed report, or `undefined` where the runner ended before it wrote one. */
function readReport<T>(file: string, read: (report: T) => Tally): Tally | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report in ${file}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

const vitest = (name: string, projects: readonly string[]): Runner => ({
  name,
  run: async () => {
    const report = join(REPORTS, `${name}.json`);
    const code = await execute([
      VITEST,
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return verdict(readReport<VitestReport>(report, tallyOfVitest), code);
  },
});

/** A program that is one check: it passes by ending well. */
const check = (name: string, script: string): Runner => ({
  name,
  run: async () =>
    (await execute([script])) === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 },
});

const playwright: Runner = {
  name: 'browser',
  run: async () => {
    const report = join(REPORTS, 'browser.json');
    const code = await execute([PLAYWRIGHT, 'test', '--reporter=list,json'], {
      CHROMIUM_PATH: findOrInstallChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return verdict(readReport<PlaywrightReport>(report, tallyOfPlaywright), code);
  },
};

/** In this order, one after another: each of them uses both cores of a small machine by itself. */
const RUNNERS: readonly Runner[] = [
  vitest('units', ['domain', 'web']),
  vitest('api', ['server']),
  vitest('documents', ['pdf']),
  check('build', 'tools/build-if-stale.ts'),
  check('bundle', 'tools/check-bundle.ts'),
  vitest('faults', ['faults']),
  vitest('tools', ['tools']),
  playwright,
];

async function runGuarded({ name, run }: Runner): Promise<Tally> {
  console.log(`\n== ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !RUNNERS.some((runner) => runner.name === name));
if (unknown.length > 0) {
  console.error(
    `No such tests: ${unknown.join(', ')}. There are: ${RUNNERS.map((r) => r.name).join(', ')}.`,
  );
  process.exit(2);
}

const results: { name: string; tally: Tally; seconds: number }[] = [];
for (const runner of RUNNERS) {
  if (wanted.length > 0 && !wanted.includes(runner.name)) continue;
  const start = performance.now();
  const tally = await runGuarded(runner);
  results.push({ name: runner.name, tally, seconds: (performance.now() - start) / 1000 });
}
rmSync(REPORTS, { recursive: true, force: true });

console.log('');
for (const { name, tally, seconds } of results) {
  console.log(
    `${name.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s  ${tally.passed} ok, ${tally.failed} broken`,
  );
}
const total = sum(results.map(({ tally }) => tally));
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
