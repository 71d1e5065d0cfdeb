import { join } from 'node:path';
import { folderCycles } from './folder-cycles.ts';
import { type Import, importsOf, readSources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');

const arrow = ({ from, to }: Import): string => `  ${from} imports ${to}`;

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** Texts that also run in Node: those of the documents, those of the server, and the languages. */
const sharedTextsOf = (file: string): string | undefined =>
  /^src\/i18n\/(printed|server-texts|languages\.ts)/.exec(file)?.[1];

/**
 * The part of `npm run lint` that Biome has no rule for: one sentence for each cycle of folders, and
 * one for each import that points against the arrows of docs/decisions/0054.
 */
export function directionProblems(root: string): readonly string[] {
  const imports = readSources(root, ['domain', 'src', 'server']).flatMap(importsOf);
  const borrowed = imports.filter(
    ({ from, to }) =>
      /^src\/custom\/(documents|trips)\//.test(from) && to.startsWith('src/custom/orders/'),
  );
  const upwards = imports.filter(
    ({ from, to }) => from.startsWith('src/kit/') && /^src\/(custom|features)\//.test(to),
  );
  const sideways = imports.filter(({ from, to }) => {
    const [feature, other] = [featureOf(from), featureOf(to)];
    return feature !== undefined && other !== undefined && feature !== other;
  });
  const astray = imports.filter(({ from, to }) => {
    const texts = sharedTextsOf(from);
    return texts !== undefined && sharedTextsOf(to) !== texts && !to.startsWith('domain/');
  });
  return [
    ...folderCycles(imports).map(
      ({ folders, imports: around }) =>
        `These folders need each other: ${folders.join(', ')}.\n${around.map(arrow).join('\n')}`,
    ),
    ...borrowed.map((one) => `Documents and trips import nothing of orders:\n${arrow(one)}`),
    ...upwards.map((one) => `The kit imports no feature and nothing of custom:\n${arrow(one)}`),
    ...sideways.map((one) => `Features share what stands in the kit:\n${arrow(one)}`),
    ...astray.map((one) => `Texts for Node import domain and each other only:\n${arrow(one)}`),
  ];
}

if (import.meta.main) {
  const problems = directionProblems(ROOT);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
