import { join } from 'node:path';
import { folderCycles } from './folder-cycles.ts';
import { importsOf, readSources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The part of `npm run lint` that Biome has no rule for: one sentence for each cycle of folders. */
export function folderProblems(root: string): readonly string[] {
  const imports = readSources(root, ['domain', 'src', 'server']).flatMap(importsOf);
  return folderCycles(imports).map(
    ({ folders, imports: around }) =>
      `These folders need each other: ${folders.join(', ')}.\n` +
      around.map(({ from, to }) => `  ${from} imports ${to}`).join('\n'),
  );
}

if (import.meta.main) {
  const problems = folderProblems(ROOT);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
