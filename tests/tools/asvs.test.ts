import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const STATUSES = ['met', 'does not apply', 'not met'] as const;

type Row = {
  readonly chapter: string;
  readonly number: string;
  readonly level: string;
  readonly about: string;
  readonly status: string;
  readonly where: string;
};

const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [number = '', level = '', about = '', status = '', where = ''] = cellsOf(line);
    return { chapter: `V${number.split('.')[0]}`, number, level, about, status, where };
  });

/** The numbers of the standard's levels 1 and 2, by chapter and without its number. */
const standard: Readonly<Record<string, Readonly<Record<'1' | '2', string>>>> = JSON.parse(
  readFileSync(join(ROOT, 'tests/fixtures/asvs-5.0.0.json'), 'utf8'),
);
const required = Object.entries(standard).flatMap(([chapter, levels]) =>
  (['1', '2'] as const).flatMap((level) =>
    levels[level]
      .split(' ')
      .filter(Boolean)
      .map((number) => `${chapter.slice(1)}.${number} of level ${level}`),
  ),
);

/** The files of this repository that a text names: linked, or between backticks. */
const filesIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file]) => `docs/${file}`),
  ...[...text.matchAll(/`([\w@./-]+\.(?:tsx?|md))`/g)].map(([, file]) => String(file)),
];

const count = (some: readonly Row[], status: string): number =>
  some.filter((row) => row.status === status).length;

describe('the page about the ASVS', () => {
  it('has every requirement of the levels 1 and 2, once and in no other level', () => {
    const found = rows.map(({ number, level }) => `${number} of level ${level}`);
    expect(required).toHaveLength(70 + 183);
    expect(found.toSorted()).toEqual(required.toSorted());
  });

  it('has each row below the heading of its chapter', () => {
    const parts = page.split(/^## /m).slice(1);
    for (const part of parts) {
      const [chapter] = part.split(' ');
      const numbers = [...part.matchAll(/^\| (\d+)\.\d+\.\d+ /gm)].map(([, of]) => `V${of}`);
      expect(new Set(numbers)).toEqual(new Set([chapter]));
    }
    expect(parts.map((part) => part.split(' ')[0])).toEqual(Object.keys(standard));
  });

  it('says of each row what it is about, whether it is met, and where or why', () => {
    for (const { about, status, where, number } of rows) {
      expect(STATUSES, number).toContain(status);
      expect(about, number).not.toBe('');
      expect(where, number).not.toBe('');
    }
  });

  it('shows what is met by a test or a decision that exists', () => {
    const shown = /^(tests|docs\/decisions)\//;
    const unshown = rows.filter(
      ({ status, where }) => status === 'met' && !filesIn(where).some((file) => shown.test(file)),
    );
    expect(unshown.map(({ number }) => number)).toEqual([]);
    expect(filesIn(page).length).toBeGreaterThan(rows.length);
    expect(filesIn(page).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('counts its rows right', () => {
    const printed = [...page.matchAll(/^\| \[(V\d+) [^|]*\| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(printed.map(([, chapter, ...counts]) => [chapter, ...counts.map(Number)])).toEqual(
      Object.keys(standard).map((chapter) => {
        const own = rows.filter((row) => row.chapter === chapter);
        return [chapter, ...STATUSES.map((status) => count(own, status))];
      }),
    );
    const [, first, second, ...all] =
      /^\| All, of which (\d+) of level 1 and (\d+) of level 2 \| (\d+) \| (\d+) \| (\d+) \|$/m.exec(
        page,
      ) ?? [];
    expect([first, second].map(Number)).toEqual(
      ['1', '2'].map((level) => rows.filter((row) => row.level === level).length),
    );
    expect(all.map(Number)).toEqual(STATUSES.map((status) => count(rows, status)));
  });
});
