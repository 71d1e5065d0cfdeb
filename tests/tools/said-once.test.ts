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
