import { isObject } from '../../../domain/validate.ts';

/** A text in an answer; where there is none, an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The records of an answer, bare or wrapped in `data`. */
export function rowsOf(json: unknown): readonly Record<string, unknown>[] {
  const rows = isObject(json) ? json.data : json;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

/** The record of an answer, bare or wrapped in `data`; an empty one where there is none. */
export function recordOf(json: unknown): Readonly<Record<string, unknown>> {
  const record = isObject(json) && isObject(json.data) ? json.data : json;
  return isObject(record) ? record : {};
}
