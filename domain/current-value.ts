import type { Fields } from './fields.ts';
import { fieldAt, valueAt } from './paths.ts';

/**
 * The value of a record at a path, or the field's default if there is none. Another back end may
 * leave out a value that was never set, or answer with `null` (specification 3, "default false").
 */
export function currentValue(fields: Fields, record: unknown, path: string): unknown {
  return valueAt(record, path) ?? fieldAt(fields, path)?.default;
}
