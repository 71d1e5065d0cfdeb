import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');

test('a newcomer finds every decision once in the index, by its own title', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[(\d+)\. (.+)\]\((\d{4}-[\w-]+\.md)\)$/gm)].map(
    ([, number, title, file]) => ({ number, title, file }),
  );
  const written = readdirSync(FOLDER)
    .filter((file) => /^\d{4}-/.test(file))
    .map((file) => {
      const [first = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
      return {
        number: String(Number(file.slice(0, 4))),
        title: first.replace(/^# (\d+\. )?/, ''),
        file,
      };
    });
  const byFile = (a: { file?: string }, b: { file?: string }) =>
    (a.file ?? '').localeCompare(b.file ?? '');
  expect(listed.toSorted(byFile)).toEqual(written.toSorted(byFile));
});
