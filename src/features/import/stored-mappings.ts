import { isColumnSource } from '../../../domain/imports/composed-columns.ts';
import type { ImportMapping } from '../../../domain/imports/import-run.ts';
import { MAX_PREFERENCE_BYTES } from '../../../domain/people/preferences.ts';
import { isObject } from '../../../domain/validate.ts';
import type { PlannedColumn } from './column-plan.ts';

/** How somebody has mapped a table: each header with the place that it filled, or none. */
export type StoredMapping = {
  readonly signature: string;
  readonly country: ImportMapping['country'];
  readonly columns: readonly (readonly [header: string, path: string | null])[];
  /** All columns, if some of them were joined or split. */
  readonly composed?: readonly PlannedColumn[];
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
  // A place that needs more than its column is no place of that column alone.
  const whole = columns.filter(({ joined, part }) => !joined && !part);
  const paths = new Map(whole.map(({ column, path }) => [column, path]));
  const mapping: StoredMapping = {
    signature,
    country,
    columns: headers.map((header, at) => [header.slice(0, LONGEST_HEADER), paths.get(at) ?? null]),
    ...(whole.length < columns.length && { composed: columns.map(withoutTexts) }),
  };
  const all = [mapping, ...before.filter((one) => one.signature !== signature)];
  while (all.length > 0 && bytesOf(all) > MAX_PREFERENCE_BYTES) all.pop();
  return all;
}

const withoutTexts = ({ column, path, joined, part }: PlannedColumn): PlannedColumn => ({
  column,
  path,
  joined,
  part,
});

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
  ) &&
  (value.composed === undefined ||
    (Array.isArray(value.composed) && value.composed.every(isPlanned)));

const isPlanned = (value: unknown): value is PlannedColumn =>
  isColumnSource(value) && 'path' in value && typeof value.path === 'string';
