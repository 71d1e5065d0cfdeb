import type { Field, Fields } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';

/** The unit of what a column stores, where the wire has another one. */
function unitOf(field: Field): string {
  if (field.kind === 'money') return '_cents';
  if (field.kind === 'decimal' && field.unit === 'kg') return '_grams';
  return field.kind === 'reference' ? '_id' : '';
}

const columnOf = (path: string, field: Field): string =>
  path.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) +
  unitOf(field);

/**
 * The column of each field: the one that is named, or else the field's path in the spelling of
 * PostgreSQL with the unit that is stored, `customs.idKind` in `customs_id_kind`, a deposit in
 * `deposit_cents`; none for what is computed. A column that does not exist keeps the server from
 * starting.
 */
export const columnNames = <Column extends string>(
  fields: Fields,
  named: Readonly<Record<string, Column>>,
  computed: object = {},
): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    leavesOf(fields).flatMap(([path, field]) =>
      Object.hasOwn(computed, path)
        ? []
        : [[path, named[path] ?? (columnOf(path, field) as Column)] as const],
    ),
  );
