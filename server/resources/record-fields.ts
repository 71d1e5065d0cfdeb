import type { Field, Fields } from '../../domain/fields.ts';

type Leaf = { readonly name: string; readonly path: string; readonly field: Field };
type Group = { readonly name: string; readonly parts: readonly Part[] };
type Part = Leaf | Group;

const partsOf = (fields: Fields, prefix: string): readonly Part[] =>
  Object.entries(fields).map(([name, field]) => {
    const path = `${prefix}${name}`;
    return field.kind === 'group'
      ? { name, parts: partsOf(field.fields, `${path}.`) }
      : { name, path, field };
  });

/** Reads the value at a path. */
type Read = (path: string, field: Field) => unknown;

function build(parts: readonly Part[], read: Read): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const part of parts) {
    record[part.name] = 'parts' in part ? build(part.parts, read) : read(part.path, part.field);
  }
  return record;
}

/**
 * Creates a function that assembles a record's own values leaf by leaf from wherever they are stored;
 * groups become objects. The paths are prepared once for all records: lists read many thousands of
 * them.
 */
export function assembler(fields: Fields): (read: Read) => Record<string, unknown> {
  const parts = partsOf(fields, '');
  return (read) => build(parts, read);
}
