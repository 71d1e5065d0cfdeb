import type { Field, Fields } from '../../domain/fields.ts';

/** A record's own values, read leaf by leaf from wherever they are kept; groups become objects. */
export function assemble(
  fields: Fields,
  read: (path: string, field: Field) => unknown,
  prefix = '',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const path = `${prefix}${name}`;
      return [
        name,
        field.kind === 'group' ? assemble(field.fields, read, `${path}.`) : read(path, field),
      ];
    }),
  );
}
