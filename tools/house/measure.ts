import type { Definition } from '../../domain/define.ts';
import { folderCycles } from './folder-cycles.ts';
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
const TESTS = 'tests';

/** The figures of a project. */
export function measure(root: string, made: Made) {
  const sources = readSources(root, FOLDERS);
  const product = sources.filter(({ path }) => /^(domain|src|server)\//.test(path));
  const imports = product.flatMap(importsOf);
  const index = indexOf(product, readMigrations(root));
  const client = new Map([...index].filter(([path]) => path.startsWith('src/')));
  const fields = plainFields(made.orders).map((name) => namesOf(name, made.columns));
  const written = sources.filter(
    ({ path }) => path.startsWith('src/') && !path.startsWith('src/i18n/'),
  );
  return {
    sources: [...sources, ...readSources(root, [TESTS])],
    cycles: folderCycles(imports),
    borrowed: imports.filter(
      ({ from, to }) =>
        /^src\/custom\/(documents|trips)\//.test(from) && to.startsWith('src/custom/orders/'),
    ),
    upwards: imports.filter(
      ({ from, to }) => from.startsWith('src/kit/') && to.startsWith('src/custom/'),
    ),
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
