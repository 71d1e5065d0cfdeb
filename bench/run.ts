// Everything that is measured, in one run: each bench in a process of its own, one after the other, and
// at the end one table of all figures, beside their limits and what they were in the last release. The
// same is written as JSON. Fails if a figure is above its limit, or if a bench fails.
//
//   npm run bench                       all of them, in some twenty minutes on two quiet cores
//   npm run bench -- first-list chat    some of them
//   npm run bench -- --release          and stores the figures as those of the last release, in
//                                       docs/performance.md too
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import product from '../package.json' with { type: 'json' };
import { BENCHES } from './benches.ts';
import { pageWithFigures } from './figures-page.ts';
import { resultsTable } from './results-table.ts';
import { ratioOf } from './row.ts';
import { areWithinLimits, type Result, runBenches } from './run-benches.ts';

const LATEST = join(import.meta.dirname, 'results/latest.json');
const LAST_RELEASE = join(import.meta.dirname, 'last-release.json');
const PAGE = join(import.meta.dirname, '../docs/performance.md');

/** All figures, and where they were measured; `seconds` is what all of these benches took. */
type Results = {
  readonly version: string;
  readonly at: string;
  readonly machine: { readonly cores: number; readonly model: string; readonly load: number };
  readonly seconds: number;
  readonly benches: readonly Result[];
};

const readLastRelease = (): readonly Result[] =>
  existsSync(LAST_RELEASE)
    ? (JSON.parse(readFileSync(LAST_RELEASE, 'utf8')) as Results).benches
    : [];

/** With each row its ratio, and what it was in the last release. */
const withLast = (results: readonly Result[], lastRelease: readonly Result[]) =>
  results.map((result) => {
    const before = lastRelease.find(({ bench }) => bench === result.bench)?.rows ?? [];
    const rows = result.rows.map((row) => {
      const last = before.find(({ name }) => name === row.name);
      return {
        ...row,
        ratio: ratioOf(row),
        ...(last && { last: { ours: last.ours, ratio: last.ratio } }),
      };
    });
    return { ...result, rows };
  });

function write(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => BENCHES.every((bench) => bench.name !== name));
if (unknown.length > 0) {
  const known = BENCHES.map(({ name }) => name).join(', ');
  throw new Error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`);
}
const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));

const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model ?? '',
  // A figure above one shows that the machine was not quiet when the run began.
  load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
};
const secondsOf = (benches: readonly Result[]): number =>
  Math.round(benches.reduce((total, { seconds }) => total + seconds, 0));

const at = new Date().toISOString();
const results = await runBenches(import.meta.dirname, chosen);
const seconds = secondsOf(results);
const lastRelease = readLastRelease();
const head = { version: product.version, at, machine };
write(LATEST, { ...head, seconds, benches: withLast(results, lastRelease) });
if (process.argv.includes('--release')) {
  const current = withLast(results, []);
  const benches = BENCHES.flatMap(
    ({ name }) => [...current, ...lastRelease].find(({ bench }) => bench === name) ?? [],
  );
  write(LAST_RELEASE, { ...head, seconds: secondsOf(benches), benches });
  writeFileSync(PAGE, pageWithFigures(readFileSync(PAGE, 'utf8'), benches));
}
console.log(`\n${resultsTable(results, lastRelease)}`);
console.log(
  `\n${chosen.length} of ${BENCHES.length} benches in ${(seconds / 60).toFixed(1)} minutes`,
);
console.log(`on ${machine.cores} cores of ${machine.model} with a load of ${machine.load} before`);
if (!areWithinLimits(results)) process.exitCode = 1;
