import type { RaRecord } from 'react-admin';
import type { Fields } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';
import { definitionOf } from '../resource-path.ts';
import type { Touch, UnsentChange, Values } from './unsent-change.ts';

/** What the server gives a record that names no other values. Whoever reads one relies on these. */
const defaultsOf = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
      if (field.kind === 'group') return [[name, defaultsOf(field.fields)]];
      return field.default === undefined ? [] : [[name, field.default]];
    }),
  );

/**
 * A new record as far as this device knows it: as whole as one of the server, but for its version and
 * for what the server assigns. It was made when the change was.
 */
export const newRecord = ({ at }: UnsentChange, { resource, id, base }: Touch): RaRecord => ({
  ...defaultsOf(definitionOf(resource)?.fields ?? {}),
  createdAt: at,
  updatedAt: at,
  ...base,
  id,
  _id: id,
});

/**
 * Whom a change names by their ids, as the server shows them in the record: an order has its sender's
 * name and telephone number.
 */
export function embeddedIn(
  { resource, values = {} }: Touch,
  find: (resource: string, id: string) => Values | undefined,
): Values {
  const fields = Object.entries(definitionOf(resource)?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const id = values[name];
      if (field.kind !== 'reference' || !field.embed || typeof id !== 'string') return [];
      const known = find(field.target, id) ?? {};
      const shown = field.embed.flatMap((path) => (path in known ? [[path, known[path]]] : []));
      return [[name, { ...Object.fromEntries(shown), _id: id }]];
    }),
  );
}

/**
 * A record after its values were changed. Who is named by the same id as before is shown as before, and
 * who is named anew as this device knows them: a change names them by the id alone.
 */
export function withValues<R extends Values>(record: R, values: Values, named: Values = {}): R {
  const personAt = (name: string): unknown =>
    typeof values[name] === 'string'
      ? [record[name], named[name]].find((one) => isObject(one) && one._id === values[name])
      : undefined;
  const own = Object.entries(values).map(([name, value]) => [name, personAt(name) ?? value]);
  return { ...record, ...Object.fromEntries(own) };
}
