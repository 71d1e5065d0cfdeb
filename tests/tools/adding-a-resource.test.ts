import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyBlock, blocksOf } from '../support/page-blocks.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let project: ProjectCopy;
let paths: string[];

beforeAll(() => {
  project = copyProject();
  const blocks = blocksOf(project.read('docs/adding-a-resource.md'));
  for (const block of blocks) applyBlock(project.folder, block);
  paths = [...new Set(blocks.map(({ path }) => path))];
});
afterAll(() => project[Symbol.dispose]());

test('the page adds one file, one word and the texts of four languages', () => {
  expect(paths).toEqual([
    'domain/resources/branches.ts',
    'domain/resources/registry.ts',
    ...['en', 'de', 'fr', 'ar'].map((locale) => `src/i18n/${locale}/resources.ts`),
  ]);
});

test('what the page says compiles', async () => {
  expect(await project.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' });
});

test('what the page says is written as the project is', async () => {
  expect(await project.run('biome', 'check', ...paths)).toMatchObject({ code: 0 });
});

test('a text that is left out does not compile, and the compiler names it', async () => {
  using other = copyProject();
  for (const block of blocksOf(other.read('docs/adding-a-resource.md'))) {
    const text = block.path.includes('/fr/')
      ? block.text.replace(/^.*openSince.*\n/m, '')
      : block.text;
    applyBlock(other.folder, { ...block, text });
  }
  const { code, output } = await other.run('tsc', '--noEmit');
  expect(code).not.toBe(0);
  expect(output).toContain('src/i18n/fr/resources.ts');
  expect(output).toContain('openSince');
});

test('the screens of the new resource pass every test of the others', async () => {
  const { passed, failed } = await project.test('web', 'tests/web/resources.test.tsx', 'branches');
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(15);
});

test('the calls of the new resource pass every test of the others', async () => {
  const { passed, failed } = await project.test('server', 'tests/server/resources', 'branches');
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(15);
});
