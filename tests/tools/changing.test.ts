import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { changesOf, filesOf } from '../../tools/house/changes.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { dataFolder, startProcess } from '../support/started-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = readFileSync(join(ROOT, 'docs/changing.md'), 'utf8');
const changes = changesOf(ROOT);

/** The changes do not touch each other, so one copy takes them all: a compiler takes long. */
let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
  for (const { patch } of changes) apply(patch);
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
  // Its cache is in the packages, which other copies use at the same time.
  const cache = join(project.folder, 'types.tsbuildinfo');
  const types = await project.run('tsc', '--noEmit', '--tsBuildInfoFile', cache);
  expect(types).toMatchObject({ code: 0, output: '' });
  const files = changes.flatMap(({ code, texts, tests }) => [...code, ...texts, ...tests]);
  const lint = await project.run('biome', 'check', ...new Set(files.filter(isSource)));
  expect(lint.code, lint.output).toBe(0);
});

test('a carrier gets the changes with an update, and keeps the orders that it has', async () => {
  const data = await dataFolder();
  onTestFinished(data.remove);
  const before = await startProcess({ DATA_DIR: data.path });
  onTestFinished(() => before.kill('SIGKILL'));
  const former = await before.signIn();
  const person = { firstName: 'Salma', lastName: 'Muster', phone: '+212661000002' };
  const customer = await former.post<Answer>('auth/users', person);
  const order = await former.post<Answer>('commands', {
    user: customer.body.data._id,
    recipient: { firstName: 'Yassin', phone: '+212661234567', address: 'Fes, Rue 1' },
    numofpackages: 2,
  });
  expect(await before.end('SIGTERM')).toBe(0);

  const after = await startProcess(
    { DATA_DIR: data.path },
    { start: join(project.folder, 'server/start.ts') },
  );
  onTestFinished(() => after.kill('SIGKILL'));
  const admin = await after.signIn();
  const path = `commands/${order.body.data._id}`;
  const steps = [{ insuredValue: '250.00' }, { commandMode: 'customs' }];
  for (const change of steps) {
    const { body } = await admin.put(path, change);
    expect(body).toMatchObject({ status: 'success' });
  }
  const { data: changed } = (await admin.get<Answer>(path)).body;
  expect(changed).toMatchObject({
    insuredValue: '250.00',
    commandMode: 'customs',
    numofpackages: 2,
  });
  expect(await after.end('SIGTERM')).toBe(0);
});

type Answer = { readonly data: { readonly _id: string } };

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

test('a maintainer sees the files that a patch creates, changes and deletes', () => {
  expect(
    filesOf(
      'diff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n' +
        'diff --git a/b.sql b/b.sql\nnew file mode 100644\n+diff --git c d\n',
    ),
  ).toEqual(['src/a.ts', 'b.sql']);
});
