import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** One subject in two layers, each with its own part of it. */
const IN_TWO_LAYERS = [
  'company-settings.ts',
  'direction.ts',
  'errors.ts',
  'list-query.ts',
  'order-totals.ts',
  'routes.ts',
  'sheet.ts',
  'stages.ts',
  'uploads.ts',
];

it('somebody who looks for a file by its name finds exactly one', () => {
  const names = ['domain', 'server', 'src']
    .flatMap((layer) =>
      readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(layer, file),
      ),
    )
    // The catalogues share their names on purpose: one folder per language.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join('src', 'i18n')))
    .map((file) => basename(file));
  const doubled = names.filter((name, at) => names.indexOf(name) !== at);
  expect(doubled.filter((name) => !IN_TWO_LAYERS.includes(name))).toEqual([]);
});
