import type { ImportMapping } from '../../../domain/imports/import-run.ts';
import { MAX_PREFERENCE_BYTES } from '../../../domain/people/preferences.ts';
import { isObject } from '../../../domain/validate.ts';

/** How somebody has mapped a table: each header with the place that it filled, or none. */
export type StoredMapping = {
  readonly signature: string;
  readonly country: ImportMapping['country'];
  readonly columns: readonly (readonly [header: string, path: string | null])[];
};

type Read = { readonly signature: string; readonly headers: readonly string[] };

const LONGEST_HEADER = 80;

/** What a preference says of earlier mappings, the latest first; nothing if it says something else. */
export const storedMappings = (value: unknown): readonly StoredMapping[] =>
  Array.isArray(value) ? value.filter(isStored) : [];

/** The mappings with the one that was just sent, as many of the latest as a preference holds. */
export function withMapping(
  before: readonly StoredMapping[],
  { signature, headers }: Read,
  { country, columns }: ImportMapping,
): readonly StoredMapping[] {
  const paths = new Map(columns.map(({ column, path }) => [column, path]));
  const mapping: StoredMapping = {
    signature,
    country,
    columns: headers.map((header, at) => [header.slice(0, LONGEST_HEADER), paths.get(at) ?? null]),
  };
  const all = [mapping, ...before.filter((one) => one.signature !== signature)];
  while (all.length > 0 && bytesOf(all) > MAX_PREFERENCE_BYTES) all.pop();
  return all;
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

const isStored = (value: unknown): value is StoredMapping =>
  isObject(value) &&
  typeof value.signature === 'string' &&
  (value.country === 'DE' || value.country === 'MA') &&
  Array.isArray(value.columns) &&
  value.columns.every(
    (column) =>
      Array.isArray(column) &&
      typeof column[0] === 'string' &&
      (column[1] === null || typeof column[1] === 'string'),
  );
