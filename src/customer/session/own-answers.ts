import { isObject } from '../../../domain/validate.ts';

/** A text in an answer; where there is none, an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The records of an answer, bare or wrapped in `data`. */
export function rowsOf(json: unknown): readonly Record<string, unknown>[] {
  const rows = isObject(json) ? json.data : json;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}
