import { join } from 'node:path';
import { changesOf } from './house/changes.ts';
import { directionProblems } from './house/check-directions.ts';
import { modulesOf } from './house/modules.ts';
import { readSources } from './house/sources.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['domain', 'src', 'server', 'tools', 'bench', 'tests'];

const column = (value: number, width: number): string => String(value).padStart(width);

/** How large each module is, which imports point the wrong way, and what the guides' changes open. */
function* figures(root: string): Generator<string> {
  yield 'files  lines  module';
  for (const { name, sources } of modulesOf(readSources(root, FOLDERS))) {
    const lines = sources.reduce((sum, source) => sum + source.lines, 0);
    yield `${column(sources.length, 5)}${column(lines, 7)}  ${name}`;
  }
  const problems = directionProblems(root);
  yield `\nimports against the arrows: ${problems.length}`;
  yield* problems;
  yield '\n code  texts  tests  change (docs/changing.md)';
  for (const { name, code, texts, tests } of changesOf(root)) {
    const counts = `${column(code.length, 5)}${column(texts.length, 7)}${column(tests.length, 7)}`;
    yield `${counts}  ${name}`;
  }
}

for (const line of figures(ROOT)) console.log(line);
