import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const filesWith = (pattern: RegExp): readonly string[] =>
  ['domain', 'server', 'src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => pattern.test(readFileSync(join(ROOT, name), 'utf8')));

test('one place says by whose rules Arabic numbers and dates are written', () => {
  expect(filesWith(/['"`]ar-/)).toEqual(['domain/number-locales.ts']);
});

test('nothing writes numbers or dates by the rules of a language without its country', () => {
  const alone = /Intl\.(?:Number|DateTime|RelativeTime)Format\((?:locale\b|'(?:ar|de|fr)')/;
  expect(filesWith(alone)).toEqual([]);
});

test('one function writes the marks that isolate text of another direction', () => {
  // In quotes: an expression that takes the marks out of a text names them as well.
  expect(filesWith(/(['"`])(?:(?!\1).)*\\u206[6-9]/)).toEqual(['domain/isolated.ts']);
  expect(filesWith(/[\u2066-\u2069\u200e\u200f]/)).toEqual([]);
});
