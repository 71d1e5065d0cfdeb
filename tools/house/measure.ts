import type { Definition } from '../../domain/define.ts';
import { folderCycles } from './folder-cycles.ts';
import { functionsOf, type NamedFunction } from './functions.ts';
import { addressesIn, indexOf, median, type Opening, registers, toldApart } from './openings.ts';
import { importsOf, readMigrations, readSources, type Source } from './sources.ts';

/** What the product is made of, so that it can be told what adding one more opens. */
export type Made = {
  readonly orders: Definition;
  /** The columns of its fields in the database. */
  readonly columns: Readonly<Record<string, string>>;
  /** The names of all kinds of documents in each way in which code can name them, in the same order. */
  readonly kindNames: readonly (readonly string[])[];
};

/** Folders that are measured; `tests` only by its files. */
const FOLDERS = ['domain', 'src', 'server', 'tools', 'bench'];
/** Files whose functions are described by their titles, not by their length. */
const TESTS = 'tests';

const SHORT = 15;
const SMALL = 20;

/** The figures of a project. */
export function measure(root: string, made: Made) {
  const sources = readSources(root, FOLDERS);
  const product = sources.filter(({ path }) => /^(domain|src|server)\//.test(path));
  const imports = product.flatMap(importsOf);
  const index = indexOf(product, readMigrations(root));
  const client = new Map([...index].filter(([path]) => path.startsWith('src/')));
  const fields = plainFields(made.orders).map((name) => namesOf(name, made.columns));
  const functions = sources.flatMap(functionsOf);
  const ofClient = sources.filter(({ path }) => path.startsWith('src/'));
  const written = ofClient.filter(({ path }) => !path.startsWith('src/i18n/'));
  return {
    sources: [...sources, ...readSources(root, [TESTS])],
    files: { median: medianOf(sources), longest: longestOf(sources) },
    functions: {
      median: medianOf(functions),
      longest: longestOf(functions),
      long: functions.filter(({ lines }) => lines > 60),
    },
    cycles: folderCycles(imports),
    borrowed: imports.filter(
      ({ from, to }) =>
        /^src\/custom\/(documents|trips)\//.test(from) && to.startsWith('src/custom/orders/'),
    ),
    upwards: imports.filter(
      ({ from, to }) => from.startsWith('src/kit/') && to.startsWith('src/custom/'),
    ),
    short: sources.filter(({ lines }) => lines < SHORT),
    clientFiles: ofClient.length,
    smallShare: share(written, ({ lines }) => lines <= SMALL),
    opens: {
      field: median(fields, registers(fields, index)),
      // The server has words of its own for what it does.
      action: median(asExamples(actionsIn(written)), client),
      list: median(asExamples(addressesIn(viewsIn(written))), index),
      kind: toldApart(made.kindNames, index),
    } satisfies Record<string, Opening | undefined>,
  };
}

export type Measured = ReturnType<typeof measure>;

/** Fields of one plain value that people fill in: what a new field of an order is like. */
const plainFields = ({ fields }: Definition): readonly string[] =>
  Object.entries(fields)
    .filter(([, { kind, assigned }]) => PLAIN.includes(kind) && !assigned)
    .map(([name]) => name);

/** A field by its own name, and by that of its column. */
const namesOf = (name: string, columns: Made['columns']) => [name, columns[name] ?? name];

const asExamples = (names: readonly string[]) => names.map((name) => [name]);

const PLAIN = ['text', 'integer', 'decimal', 'money', 'boolean', 'date', 'choice'];

/** The views of the resources, which declare their lists. */
const viewsIn = (sources: readonly Source[]) =>
  sources.filter(({ path }) => path.startsWith('src/resources/'));

/** Actions that are written by hand; those of a definition are nothing but a line of it. */
const actionsIn = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+): BulkAction\b/gm)].flatMap(([, name]) => name ?? []),
  );

type Long = Pick<NamedFunction, 'lines'>;

const longestOf = <Item extends Long>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => b.lines - a.lines).slice(0, 3);

export function medianOf(items: readonly Long[]): number {
  const lines = items.map((item) => item.lines).toSorted((a, b) => a - b);
  return lines[Math.floor(lines.length / 2)] ?? 0;
}

const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;
