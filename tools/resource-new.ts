import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../domain/fields.ts';
import { resources } from '../domain/resources/registry.ts';
import { insertBefore, registerDefinition, registerView } from './resource-new/edits.ts';
import { type Plan, readPlan } from './resource-new/plan.ts';
import { definitionSource, labelsSource, viewSource } from './resource-new/sources.ts';

const ROOT = join(import.meta.dirname, '..');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
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
    edit(`src/i18n/${locale}/resources.ts`, (source) =>
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

const result = readPlan(process.argv.slice(2), Object.keys(resources));
if ('plan' in result) {
  write(result.plan);
} else {
  for (const problem of result.problems) console.error(problem);
  console.error(`\nUsage: ${USAGE}`);
  process.exitCode = 1;
}
