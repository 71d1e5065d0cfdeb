import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf, filesOf } from '../../tools/house/changes.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = readFileSync(join(ROOT, 'docs/changing.md'), 'utf8');
const changes = changesOf(ROOT);

/** The changes do not touch each other, so one copy takes them all: a compiler takes long. */
let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project[Symbol.dispose]());

/** Applies the patch of a change to the copy. Throws what Git says against it. */
const apply = (path: string) =>
  execFileSync('git', ['apply', join(ROOT, path)], {
    cwd: project.folder,
    // Outside a repository Git takes the paths from the folder itself.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: join(project.folder, '..') },
    stdio: 'pipe',
  });

test('the guide shows every change that is stored beside it', () => {
  expect(changes.length).toBeGreaterThan(0);
  const shown = [...GUIDE.matchAll(/\]\((changing\/\S+\.patch)\)/g)].map(([, path]) => path);
  expect(shown.toSorted()).toEqual(changes.map(({ name }) => `changing/${name}.patch`));
});

test('a developer who follows the guides gets code that compiles and passes the linter', async () => {
  for (const { patch } of changes) apply(patch);
  // Its cache is in the packages, which other copies use at the same time.
  const cache = join(project.folder, 'types.tsbuildinfo');
  const types = await project.run('tsc', '--noEmit', '--tsBuildInfoFile', cache);
  expect(types).toMatchObject({ code: 0, output: '' });
  const files = changes.flatMap(({ code, texts, tests }) => [...code, ...texts, ...tests]);
  const lint = await project.run('biome', 'check', ...new Set(files.filter(isSource)));
  expect(lint.code, lint.output).toBe(0);
});

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

test('a maintainer sees the files that a patch creates, changes and deletes', () => {
  expect(
    filesOf(
      'diff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n' +
        'diff --git a/b.sql b/b.sql\nnew file mode 100644\n+diff --git c d\n',
    ),
  ).toEqual(['src/a.ts', 'b.sql']);
});
