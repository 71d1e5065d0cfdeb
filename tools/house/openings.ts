import { parseSync } from 'vite';
import type { Source } from './sources.ts';

/** What adding one thing of a kind opens, told by one that exists. */
export type Opening = { readonly example: string; readonly files: readonly string[] };

/** The names in each file. */
export type Index = ReadonlyMap<string, ReadonlySet<string>>;

/** The names in every file that code is written in; labels and samples are not. */
export function indexOf(sources: readonly Source[]): Index {
  return new Map(sources.filter(isCode).map((source) => [source.path, namesIn(source)]));
}

/**
 * The files that name the least entangled of some things that exist. Whatever names another one does
 * something with it in the business, and need not be opened for a plain new one.
 */
export function leastEntangled(examples: readonly string[], index: Index): Opening | undefined {
  const openings = examples.map((example) => ({
    example,
    files: filesWhere(index, (names) => names.has(example) || names.has(inSql(example))),
  }));
  return openings.toSorted((a, b) => a.files.length - b.files.length)[0];
}

/** The files that tell some things apart: each of them names all. */
export const toldApart = (examples: readonly string[], index: Index): Opening => ({
  example: examples.join(', '),
  files: filesWhere(index, (names) => examples.every((example) => names.has(example))),
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

/** How a field is called in the database: `smsToMa` is `sms_to_ma`. */
const inSql = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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

type Node = { readonly type: string; readonly [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const child of value) walk(child, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

function nameOf(key: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  const { name = key.value } = key;
  return typeof name === 'string' ? name : undefined;
}
