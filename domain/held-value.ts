import type { Fields } from './fields.ts';
import { fieldAt, valueAt } from './paths.ts';

/**
 * The value that a record holds at a path, or the field's default where it holds none. Another back end
 * may leave out what was never set, or answer it with `null` (specification 3, "default false").
 */
export function heldValue(fields: Fields, record: unknown, path: string): unknown {
  return valueAt(record, path) ?? fieldAt(fields, path)?.default;
}
