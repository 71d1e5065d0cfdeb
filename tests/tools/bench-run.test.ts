import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BENCHES } from '../../bench/benches.ts';
import { pageWithFigures } from '../../bench/figures-page.ts';
import lastRelease from '../../bench/last-release.json' with { type: 'json' };
import { resultsTable } from '../../bench/results-table.ts';
import type { Row } from '../../bench/row.ts';
import { areWithinLimits, type Result, runBenches } from '../../bench/run-benches.ts';
import { scripts } from '../../package.json';

const FIGURES = join(import.meta.dirname, '../../bench/figures.ts');

/** Small benches, each a file of its own, as those of `bench/`. */
const FAKES = {
  quick: `printBesidePeer(
    'A list',
    { peer: 'plain list', subject: 'a list' },
    [{ name: 'rows', ours: 12, plain: 10, unit: 'ms', mostTimes: 1.3, goal: { times: 1 } }],
  );
  printRow({ name: 'bytes', ours: Number(process.argv[2]), limit: { most: 20 } });`,
  slow: `printRow({ name: 'a part', ours: 1 });
  setInterval(() => {}, 1000);`,
  failing: 'process.exit(3);',
  idle: '',
};

let folder = '';
let results: readonly Result[];

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'jisr-benches-'));
  for (const [name, body] of Object.entries(FAKES)) {
    const head = `import { printBesidePeer, printRow } from ${JSON.stringify(FIGURES)};`;
    writeFileSync(join(folder, `${name}.ts`), `${head}\n${body}\n`);
  }
  results = await runBenches(folder, [
    { name: 'failing', most: 20 },
    { name: 'slow', most: 5 },
    { name: 'idle', most: 20 },
    { name: 'quick', args: ['15'], most: 20 },
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const of = (bench: string): Result => {
  const result = results.find((one) => one.bench === bench);
  if (!result) throw new Error(`There is no result of ${bench}.`);
  return result;
};

/** A figure in a result of its own. */
const measured = (row: Omit<Row, 'name'>): Result[] => [
  { bench: 'quick', at: AT, seconds: 1, rows: [{ name: 'rows', ...row }] },
];
const AT = '2026-11-29T18:00:00.000Z';
const NOTHING: readonly Result[] = [];

describe('somebody who runs the benches', () => {
  test('gets every figure that a bench prints, with its peer and its limit', () => {
    const { rows, error, seconds } = of('quick');
    expect(error).toBeUndefined();
    expect(seconds).toBeGreaterThan(0);
    expect(rows).toEqual([
      {
        name: 'a list: rows',
        ours: 12,
        unit: 'ms',
        peer: { name: 'plain list', figure: 10 },
        limit: { most: undefined, times: 1.3 },
        goal: { times: 1 },
      },
      { name: 'bytes', ours: 15, limit: { most: 20 } },
    ]);
  });

  test('reads of one that fails, takes too long or measures nothing, and gets the others', () => {
    expect(results.map(({ bench, error }) => [bench, error])).toEqual([
      ['failing', 'ended with code 3'],
      ['slow', 'was ended after its limit of 5 s'],
      ['idle', 'measured nothing'],
      ['quick', undefined],
    ]);
    expect(of('slow').rows).toEqual([{ name: 'a part', ours: 1 }]);
    const table = resultsTable(results, []);
    expect(table).toMatch(/^failing \(\d+ s\) {2}FAILED: it ended with code 3$/m);
    expect(table).toMatch(
      /^ {2}a list: rows +12 ms +plain list: 10 ms +1\.20 +1\.3 times +1 times/m,
    );
  });

  test('is let down by a figure above its limit, and by a bench that fails', async () => {
    expect(areWithinLimits([of('quick')])).toBe(true);
    expect(areWithinLimits(results)).toBe(false);
    const [over] = await runBenches(folder, [{ name: 'quick', args: ['21'], most: 20 }]);
    // The bench itself ended well: its figure says what is wrong.
    expect(over?.error).toBeUndefined();
    expect(areWithinLimits(over ? [over] : [])).toBe(false);
    expect(resultsTable(over ? [over] : [], NOTHING)).toMatch(/bytes +21 .*TOO MUCH$/m);
  });

  test('is let down by no goal, but reads which one is not reached', () => {
    const results = measured({ ours: 3, limit: { most: 4 }, goal: { most: 2 } });
    expect(areWithinLimits(results)).toBe(true);
    expect(resultsTable(results, NOTHING)).toMatch(/rows +3 .*goal not reached$/m);
  });

  test('sees what each figure was in the last release', () => {
    const peer = { name: 'plain', figure: 2 };
    const last = measured({ ours: 5, unit: 'ms', peer });
    const table = resultsTable(measured({ ours: 4, unit: 'ms', peer }), last);
    expect(table).toMatch(/rows +4 ms +plain: 2 ms +2\.00 +5 ms \(2\.50\)$/m);
    expect(resultsTable(measured({ ours: 4 }), NOTHING)).toMatch(/rows +4 +not measured$/m);
  });

  test('reads of what a bench that failed no longer measures', () => {
    const failed = { bench: 'quick', at: AT, seconds: 1, rows: [], error: 'ended with code 1' };
    const table = resultsTable([failed], measured({ ours: 5, unit: 'ms' }));
    expect(table).toMatch(/rows +not measured +5 ms$/m);
  });
});

describe('the page with the figures', () => {
  const PAGE =
    'Before.\n\n<!-- figures: `npm run bench -- --release` writes what stands between -->\n\nold\n\n<!-- end of the figures -->\n\nAfter.\n';

  test('gets those of a release in the place of the old ones, and keeps its own text', () => {
    const peer = { name: 'plain', figure: 2 };
    const page = pageWithFigures(PAGE, [
      ...measured({ ours: 5, unit: 'ms', peer, limit: { times: 2 }, goal: { most: 3 } }),
      { bench: 'slow', at: AT, seconds: 5, rows: [], error: 'ended with code 3' },
    ]);
    expect(page).toContain('Before.');
    expect(page).toContain('After.');
    expect(page).not.toContain('old');
    expect(page).toContain('**`quick`**, 1 s, 2026-11-29');
    expect(page).toContain('| rows | **5 ms** | plain 2 ms | 2.50 | 2 times | 3 ms (missed) |');
    expect(page).toContain('**`slow`**, 5 s, 2026-11-29: it ended with code 3');
    // Once more over what it has written.
    expect(pageWithFigures(page, measured({ ours: 1 }))).toContain('| rows | 1 |');
    expect(pageWithFigures(page, measured({ ours: 1 }))).not.toContain('plain 2 ms');
  });

  test('that has no place for them is refused', () => {
    expect(() => pageWithFigures('Before.', [])).toThrow('lacks the lines');
  });

  test('has the figures that are stored as those of the last release', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
    expect(pageWithFigures(page, lastRelease.benches)).toBe(page);
  });
});

test('a figure that is no number is above every limit', () => {
  expect(areWithinLimits(measured({ ours: Number.NaN, limit: { most: 1 } }))).toBe(false);
  expect(areWithinLimits(measured({ ours: 1, peer: { name: 'plain', figure: undefined } }))).toBe(
    true,
  );
});

test('each bench of the run has a command of its own', () => {
  for (const { name } of BENCHES) {
    expect(scripts).toHaveProperty([`bench:${name}`], `node bench/${name}.ts`);
  }
});
