import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE_TESTS } from '../../tools/database-tests.ts';

const FILES = globSync('tests/server/**/*.test.ts', { cwd: join(import.meta.dirname, '../..') });

test.each(DATABASE_TESTS)('%s names existing tests', (path) => {
  expect(FILES.filter((file) => file.startsWith(path))).not.toEqual([]);
});
