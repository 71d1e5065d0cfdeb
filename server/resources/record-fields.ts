import type { Field, Fields } from '../../domain/fields.ts';
import type { Values } from './storage.ts';

/** Reads one field of a record from a row. */
type Read<Row> = (row: Row) => unknown;

type Leaf<Row> = { readonly name: string; readonly read: Read<Row> };
type Group<Row> = { readonly name: string; readonly parts: readonly Part<Row>[] };
type Part<Row> = Leaf<Row> | Group<Row>;

/** How the field at a path is read. */
type ReaderOf<Row> = (path: string, field: Field) => Read<Row>;

const partsOf = <Row>(
  fields: Fields,
  readerOf: ReaderOf<Row>,
  prefix: string,
): readonly Part<Row>[] =>
  Object.entries(fields).map(([name, field]) => {
    const path = `${prefix}${name}`;
    return field.kind === 'group'
      ? { name, parts: partsOf(field.fields, readerOf, `${path}.`) }
      : { name, read: readerOf(path, field) };
  });

function fill<Row>(record: Values, parts: readonly Part<Row>[], row: Row): Values {
  for (const part of parts) {
    record[part.name] = 'parts' in part ? fill({}, part.parts, row) : part.read(row);
  }
  return record;
}

/**
 * Creates a function that adds a record's own values, leaf by leaf from wherever they are stored, to
 * what every record has; groups become objects. The readers are prepared once for all records: lists
 * read many thousands of them.
 */
export function assembler<Row>(
  fields: Fields,
  readerOf: ReaderOf<Row>,
): <Stamps extends Values>(stamps: Stamps, row: Row) => Stamps {
  const parts = partsOf(fields, readerOf, '');
  return (stamps, row) => {
    fill(stamps, parts, row);
    // What was filled name by name is slow to write as JSON; a copy of it is not.
    return { ...stamps };
  };
}
