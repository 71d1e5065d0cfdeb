import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../domain/fields.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import type { Values } from './storage.ts';

/**
 * A record merged with a body's values: groups and localized texts merge, all others are replaced.
 */
export function mergeValues<R extends Values>(fields: Fields, record: R, changes: Values): R {
  const merged: Values = { ...record };
  for (const [name, value] of Object.entries(changes)) {
    const field = fields[name];
    if (!field || value === undefined) continue;
    const old = record[name];
    if (field.kind === 'group' && isObject(value)) {
      merged[name] = mergeValues(field.fields, isObject(old) ? old : {}, value);
    } else if (field.kind === 'localized' && isObject(value) && isObject(old)) {
      merged[name] = { ...old, ...value };
    } else merged[name] = value;
  }
  return merged as R;
}

/** The leaf paths whose values differ between two states of a record. */
export const changedPaths = (fields: Fields, before: Values, after: Values): readonly string[] =>
  leavesOf(fields)
    .flatMap(([path, { proof }]) => (proof ? [] : [path]))
    .filter((path) => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)));
