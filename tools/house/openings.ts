import { parseSync } from 'vite';
import type { Source } from './sources.ts';
import { isNode, walk } from './walk.ts';

/** What adding one thing of a kind opens, told by one that exists. */
export type Opening = { readonly example: string; readonly files: readonly string[] };

/** The names in each file. */
export type Index = ReadonlyMap<string, ReadonlySet<string>>;

/** A thing that exists, by all its names: a field by its own and by that of its column. */
export type Example = readonly string[];

/** The migrations count as one: a new one is opened, whatever older ones say. */
export const MIGRATION = 'a migration';

/** The names in every file that code is written in; labels and samples are not. */
export function indexOf(sources: readonly Source[], migrations: readonly string[]): Index {
  const files = sources.filter(isCode).map((source) => [source.path, namesIn(source)] as const);
  return new Map([...files, [MIGRATION, new Set(migrations.flatMap(namesInSql))]]);
}

/**
 * The files in which most of some things are named: what a new one is entered in. Whatever names only
 * a few does something with those in the business, and is not opened for a plain one.
 */
export function registers(examples: readonly Example[], index: Index): Index {
  const isRegister = (names: ReadonlySet<string>) =>
    examples.filter((example) => isNamed(example, names)).length * 2 > examples.length;
  return new Map([...index].filter(([, names]) => isRegister(names)));
}

/** The files that name the example in the middle: half of the others are named in as many or more. */
export function median(examples: readonly Example[], index: Index): Opening | undefined {
  const openings = examples.map((example) => ({
    example: example[0] ?? '',
    files: filesWhere(index, (names) => isNamed(example, names)),
  }));
  const sorted = openings.toSorted((a, b) => a.files.length - b.files.length);
  return sorted[Math.floor(sorted.length / 2)];
}

const isNamed = (example: Example, names: ReadonlySet<string>): boolean =>
  example.some((name) => names.has(name));

/** The files that tell some things apart: each of them names all, in one of the ways to name them. */
export const toldApart = (ways: readonly Example[], index: Index): Opening => ({
  example: ways[0]?.join(', ') ?? '',
  files: filesWhere(index, (names) => ways.some((way) => way.every((name) => names.has(name)))),
});

/** The addresses that are declared as a `path`, as a list declares its own. */
export function addressesIn(sources: readonly Source[]): readonly string[] {
  const found = new Set<string>();
  for (const { path, text } of sources) {
    if (!text.includes("path: '/")) continue;
    walk(parseSync(path, text).program.body, ({ type, key, value }) => {
      if (type !== 'Property' || nameOf(key) !== 'path' || !isNode(value)) return;
      if (typeof value.value === 'string' && value.value.startsWith('/')) found.add(value.value);
    });
  }
  return [...found];
}

const isCode = ({ path }: Source): boolean => !/^(src\/i18n|server\/sample)\//.test(path);

const filesWhere = (index: Index, test: (names: ReadonlySet<string>) => boolean) =>
  [...index].filter(([, names]) => test(names)).map(([path]) => path);

/** Every word of a migration; comments do not count. */
const namesInSql = (sql: string): readonly string[] =>
  sql.replace(/--.*$/gm, '').match(/\w+/g) ?? [];

/**
 * Every name in a file: identifiers, keys, and the parts of texts that are paths (`recipient.name`
 * names both). Comments do not count.
 */
function namesIn({ path, text }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  walk(parseSync(path, text).program.body, (node) => {
    if (typeof node.name === 'string') names.add(node.name);
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    if (node.value.startsWith('/')) names.add(node.value);
    for (const part of node.value.split('.')) if (/^[\w$]+$/.test(part)) names.add(part);
  });
  return names;
}

function nameOf(key: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  const { name = key.value } = key;
  return typeof name === 'string' ? name : undefined;
}
