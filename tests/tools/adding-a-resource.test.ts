import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrInstallChromium } from '../../tools/find-chromium.ts';
import { branchWalk } from '../support/branch-walk.ts';
import { clerkPages } from '../support/clerk-pages.ts';
import type { Client } from '../support/client.ts';
import { applyBlock, blocksOf } from '../support/page-blocks.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { dataFolder, type StartedServer, startProcess } from '../support/started-server.ts';
import { vehicleWalk } from '../support/vehicle-walk.ts';

const PAGE = 'docs/adding-a-resource.md';
const TEXTS = ['en', 'de', 'fr', 'ar'].map((locale) => `src/i18n/late-resources/${locale}.ts`);
const MADE = [
  'domain/resources/vehicles.ts',
  'src/resources/vehicles.tsx',
  'domain/resources/registry.ts',
  'src/resources/late-registry.tsx',
  ...TEXTS,
];
/** Where the compiler meets a catalogue that lacks a text. */
const WITHOUT = 'src/i18n/late-resources/fr-without-a-text.ts';
const FIELDS = ['plate:text', 'brand:text', 'seats:integer', 'photo:image', 'service:date'];

type Result = Awaited<ReturnType<ProjectCopy['node']>>;
type Tests = Awaited<ReturnType<ProjectCopy['test']>>;

/**
 * One copy adds a resource by the page and another by the command, because compilers take long. What
 * is slow runs in two rows beside each other, from the beginning; each test waits for its part.
 */
let project: ProjectCopy;
let making: Result;
let checking: Result;
let folders: Result;
let running: { readonly [part in 'types' | 'build']: Promise<Result> } & {
  readonly [part in 'screens' | 'calls' | 'texts']: Promise<Tests>;
};
const make = (...labels: string[]) => project.node(['tools/resource-new.ts', ...labels]);

beforeAll(async () => {
  project = copyProject();
  const blocks = blocksOf(project.read(PAGE));
  for (const block of blocks) applyBlock(project.folder, block);
  // The whole of `npm run lint`, before the command, which formats what it writes.
  checking = await project.run('biome', 'check', '.');
  folders = await project.node(['tools/house/check-directions.ts']);
  making = await make('vehicles', ...FIELDS);
  withoutText();
  running = begin();
});
afterAll(async () => {
  await Promise.allSettled(Object.values(running));
  project[Symbol.dispose]();
});

test('the page adds one file, one entry and the texts of four languages', () => {
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
  expect(errorsOf(await running.types).filter((line) => !line.startsWith(WITHOUT))).toEqual([]);
});

test('a missing text does not compile, and the compiler names it', async () => {
  const errors = errorsOf(await running.types).filter((line) => line.startsWith(WITHOUT));
  expect(errors).toHaveLength(1);
  expect((await running.types).output).toContain("'openSince' is missing");
});

test('the project with the code of the page passes the linter as it stands there', () => {
  expect(checking.code, checking.output).toBe(0);
  expect(folders).toMatchObject({ code: 0 });
});

test('the code of the command has the project’s format', async () => {
  expect(await project.run('biome', 'check', ...MADE)).toMatchObject({ code: 0 });
});

test('the texts of the page and of the command have the forms of their languages', async () => {
  const { failed, passed } = await running.texts;
  expect(failed).toEqual([]);
  expect(passed.length).toBeGreaterThan(15);
});

describe.each([
  ['the screens', 'screens'],
  ['the calls', 'calls'],
] as const)('%s of the new resources', (_what, part) => {
  test.each(['branches', 'vehicles'])(
    'pass every test of the existing resources (%s)',
    async (name) => {
      const { failed, passed } = await running[part];
      expect(failed).toEqual([]);
      expect(passed.filter((title) => title.includes(name)).length).toBeGreaterThan(14);
    },
  );
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
  let api: Client;
  let walk: ReturnType<typeof branchWalk>;
  let vehicles: ReturnType<typeof vehicleWalk>;
  const start = (env = {}) =>
    startProcess(
      { ...env, DATA_DIR: data.path },
      { start: join(project.folder, 'server/start.ts') },
    );

  beforeAll(async () => {
    expect(await running.build).toMatchObject({ code: 0 });
    data = await dataFolder();
    server = await start();
    browser = await chromium.launch({
      executablePath: findOrInstallChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
    });
    const pages = clerkPages(browser, server.url);
    api = await server.signIn();
    walk = branchWalk(pages, api);
    await walk.fill();
    vehicles = vehicleWalk(pages);
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
  test('creates a vehicle from its draft, with a photo', () => vehicles.create());
  test('finds vehicle and photo again after a restart', async () => {
    const { port } = new URL(server.url);
    await server.end('SIGTERM');
    server = await start({ PORT: port });
    await vehicles.read();
  });
});

/** The French texts of the branches without one of them, beside the complete ones. */
function withoutText(): void {
  const texts = project.read('src/i18n/late-resources/fr.ts').replace(/^.*openSince.*\n/m, '');
  writeFileSync(join(project.folder, WITHOUT), texts);
}

/** Starts what takes long: two rows beside each other, because each leaves a core free at times. */
function begin(): typeof running {
  const types = project.run('tsc', '--noEmit');
  const build = project.node(['tools/build-if-stale.ts']);
  const names = 'branches|vehicles';
  const calls = types.then(() => project.test('server', 'tests/server/resources', names));
  return {
    types,
    build,
    screens: build.then(() => project.test('web', 'tests/web/resources.test.tsx', names)),
    calls,
    texts: calls.then(() => project.test('web', 'tests/web/catalogues.test.ts', '.')),
  };
}

/** The errors that the compiler found, each with its file. */
const errorsOf = ({ output }: Result): string[] =>
  output.split('\n').filter((line) => / error TS\d+: /.test(line));
