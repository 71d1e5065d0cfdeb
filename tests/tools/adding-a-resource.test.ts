import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrInstallChromium } from '../../tools/find-chromium.ts';
import { branchWalk } from '../support/branch-walk.ts';
import { applyBlock, type Block, blocksOf } from '../support/page-blocks.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { dataFolder, type StartedServer, startProcess } from '../support/started-server.ts';
import { vehicleWalk } from '../support/vehicle-walk.ts';

const PAGE = 'docs/adding-a-resource.md';
const TEXTS = ['en', 'de', 'fr', 'ar'].map((locale) => `src/i18n/${locale}/resources.ts`);
const MADE = [
  'domain/resources/vehicles.ts',
  'src/resources/vehicles.tsx',
  'domain/resources/registry.ts',
  'src/resources/late-registry.tsx',
  ...TEXTS,
];
const FIELDS = ['plate:text', 'brand:text', 'seats:integer', 'photo:image', 'service:date'];

/** One copy adds a resource by the page and another by the command, because compilers take long. */
let project: ProjectCopy;
let paths: string[];
let making: { code: number; output: string };
const make = (...words: string[]) => project.node(['tools/resource-new.ts', ...words]);

beforeAll(async () => {
  project = copyProject();
  const blocks = blocksOf(project.read(PAGE));
  for (const block of blocks) applyBlock(project.folder, block);
  paths = [...new Set(blocks.map(({ path }) => path))];
  making = await make('vehicles', ...FIELDS);
});
afterAll(() => project[Symbol.dispose]());

test('the page adds one file, one word and the texts of four languages', () => {
  const [untilLists = ''] = project.read(PAGE).split('\n## 4.');
  const first = new Set(blocksOf(untilLists).map(({ path }) => path));
  expect([...first]).toEqual([
    'domain/resources/branches.ts',
    'domain/resources/registry.ts',
    ...TEXTS,
  ]);
});

test('two lists and two actions take a view, an action and their texts', () => {
  const [untilLadder = ''] = project.read(PAGE).split('\n## 5.');
  const named = new Set(blocksOf(untilLadder).map(({ path }) => path));
  expect([...named].filter((path) => !TEXTS.includes(path))).toEqual([
    'domain/resources/branches.ts',
    'domain/resources/registry.ts',
    'src/resources/branches.tsx',
    'src/custom/branches/visit.ts',
    'src/resources/late-registry.tsx',
  ]);
});

test('the command creates a resource from its fields and names the files that it wrote', () => {
  expect(making.output).toContain('Created the resource "vehicles"');
  expect(making.code).toBe(0);
  for (const path of MADE) expect(making.output).toContain(path);
});

test('the code of the page and of the command compiles', async () => {
  expect(await project.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' });
});

test('the code of the page and of the command has the project’s format', async () => {
  expect(await project.run('biome', 'check', ...paths, ...MADE)).toMatchObject({ code: 0 });
});

test('a missing text does not compile, and the compiler names it', async () => {
  using other = copyProject();
  const withoutText = ({ path, text, ...block }: Block): Block => ({
    ...block,
    path,
    text: path.includes('/fr/') ? text.replace(/^.*openSince.*\n/m, '') : text,
  });
  for (const block of blocksOf(other.read(PAGE))) applyBlock(other.folder, withoutText(block));
  writeFileSync(
    join(other.folder, 'tsconfig.texts.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src/i18n'] }),
  );
  const { code, output } = await other.run('tsc', '--noEmit', '-p', 'tsconfig.texts.json');
  expect(code).not.toBe(0);
  expect(output).toContain('src/i18n/fr/resources.ts');
  expect(output).toContain('openSince');
});

describe.each([
  ['the screens', 'web', 'tests/web/resources.test.tsx'],
  ['the calls', 'server', 'tests/server/resources'],
] as const)('%s of the new resources', (_what, runner, file) => {
  let result: Awaited<ReturnType<ProjectCopy['test']>>;
  beforeAll(async () => {
    result = await project.test(runner, file, 'branches|vehicles');
  });

  test.each(['branches', 'vehicles'])('pass every test of the existing resources (%s)', (name) => {
    expect(result.failed).toEqual([]);
    expect(result.passed.filter((title) => title.includes(name)).length).toBeGreaterThan(14);
  });
});

test('the command does not create a resource twice, and the attempt changes nothing', async () => {
  const before = MADE.map((path) => project.read(path));
  const { code, output } = await make('vehicles', 'plate:text');
  expect(code).toBe(1);
  expect(output).toContain('The resource "vehicles" already exists.');
  expect(MADE.map((path) => project.read(path))).toEqual(before);
});

describe('a clerk who works with the new resource in a browser', () => {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  let server: StartedServer;
  let browser: Browser;
  let walk: ReturnType<typeof branchWalk>;
  let vehicles: ReturnType<typeof vehicleWalk>;

  beforeAll(async () => {
    const built = await project.node(['tools/build-if-stale.ts']);
    expect(built).toMatchObject({ code: 0 });
    data = await dataFolder();
    server = await startProcess({ DATA_DIR: data.path }, join(project.folder, 'server/start.ts'));
    browser = await chromium.launch({
      executablePath: findOrInstallChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
    });
    walk = branchWalk(browser, server.url, await server.signIn());
    await walk.fill();
    vehicles = vehicleWalk(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.end('SIGKILL');
    await data?.remove();
  });

  test('closes two branches and notes a visit by the keyboard alone', () => walk.actions());
  test('finds a saved view on another device, and exports what it shows', () =>
    walk.viewAndExport());
  test('is offered again what was typed in a tab since closed', () => walk.draft());
  test('loses nothing when somebody else changes the same branch', () => walk.conflict());
  test('reads the list as cards on a phone', () => walk.phone());
  test('sees the replaced screen, and the page that is nothing but react-admin', () =>
    walk.ladder());
  test('creates a vehicle with a photo, and finds it again after a restart', async () => {
    await vehicles.create(server.url);
    await server.end('SIGTERM');
    server = await startProcess({ DATA_DIR: data.path }, join(project.folder, 'server/start.ts'));
    await vehicles.read(server.url);
  });
});
