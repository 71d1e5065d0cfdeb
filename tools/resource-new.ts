import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nobody } from '../domain/access.ts';
import { LOCALES } from '../domain/fields.ts';
import { resources } from '../domain/resources/registry.ts';
import { collisionsOf, knownRoutesOf } from '../server/resources/route-collisions.ts';
import { insertBefore, registerDefinition, registerView } from './resource-new/edits.ts';
import { type Plan, readPlan } from './resource-new/plan.ts';
import { definitionSource, importedBy, labelsSource, viewSource } from './resource-new/sources.ts';
import { clientPages, serverRoutes } from './resource-new/taken-addresses.ts';

const ROOT = join(import.meta.dirname, '..');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const NOBODY = { list: nobody, show: nobody, create: nobody, edit: nobody, delete: nobody };
const USAGE = 'npm run resource:new vehicles plate:text brand:text seats:integer';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every file that a new resource adds or changes, with its new content. */
function filesOf(plan: Plan): ReadonlyMap<string, string> {
  const { name } = plan;
  const files = new Map([
    [`domain/resources/${name}.ts`, definitionSource(plan)],
    [`src/resources/${name}.tsx`, viewSource(plan)],
  ]);
  for (const path of files.keys()) {
    if (existsSync(join(ROOT, path))) throw new Error(`${path} already exists.`);
  }
  const edit = (path: string, change: (source: string) => string) =>
    files.set(path, change(read(path)));
  edit('domain/resources/registry.ts', (source) => registerDefinition(source, name));
  edit('src/resources/late-registry.tsx', (source) => registerView(source, name));
  for (const locale of LOCALES) {
    edit(`src/i18n/late-resources/${locale}.ts`, (source) =>
      insertBefore(source, '} satisfies ResourceLabels;', labelsSource(plan, locale)),
    );
  }
  return files;
}

/** Writes everything or, if something does not fit, nothing. */
function write(plan: Plan): void {
  const files = filesOf(plan);
  for (const [path, source] of files) writeFileSync(join(ROOT, path), source);
  execFileSync(process.execPath, [BIOME, 'check', '--write', ...files.keys()], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Created the resource "${plan.name}":`);
  for (const path of files.keys()) console.log(`  ${path}`);
  console.log('Its texts are English in every catalogue until they are translated.');
}

/** What the resource would take away from its own files, and from the calls and pages that there are. */
async function collisionsWith({ name, fields }: Plan): Promise<readonly string[]> {
  const planned = { name, path: name, fields: {}, represent: () => '', access: NOBODY };
  const page = clientPages(join(ROOT, 'src')).find(
    (one) => one.toLowerCase() === name.toLowerCase(),
  );
  const imported = importedBy({ name, fields }, read('domain/resources/registry.ts'));
  return [
    ...(imported.includes(name) ? [`${name}: its own files import something of this name.`] : []),
    ...collisionsOf(planned, knownRoutesOf(await serverRoutes())),
    ...(page ? [`${name}: /${page} is another page of the client; give it another name.`] : []),
  ];
}

const result = readPlan(process.argv.slice(2), Object.keys(resources));
const problems = 'plan' in result ? await collisionsWith(result.plan) : result.problems;
if ('plan' in result && problems.length === 0) {
  write(result.plan);
  process.exit();
}
for (const problem of problems) console.error(problem);
console.error(`\nUsage: ${USAGE}`);
process.exit(1);
