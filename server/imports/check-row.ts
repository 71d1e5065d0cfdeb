import type { Actor } from '../../domain/access.ts';
import { type FieldErrors, ownViolation } from '../../domain/errors.ts';
import { mayRead } from '../../domain/field-access.ts';
import { sourceHeader, sourceText, writtenText } from '../../domain/imports/composed-columns.ts';
import { type ImportPlace, importPlaces } from '../../domain/imports/import-columns.ts';
import type { ImportMapping, RowError, RowResult } from '../../domain/imports/import-run.ts';
import { readCell } from '../../domain/imports/read-cell.ts';
import { placeValue, valueAt } from '../../domain/paths.ts';
import { isId, violationsOf } from '../../domain/validate.ts';
import { numberOfTable } from '../base/phone-numbers.ts';
import { newRecordErrors } from '../resources/create-record.ts';
import { changedPaths, mergeValues } from '../resources/merge-values.ts';
import { normaliseBody, withDefaults } from '../resources/normalise-body.ts';
import { impossiblePhones } from '../resources/rejected-values.ts';
import type { Call } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Values, WireRecord } from '../resources/storage.ts';
import type { KnownRecords } from './known-records.ts';

/** What rows are checked with; what they say is remembered for those that follow. */
export type RowCheck = {
  readonly call: Call;
  readonly resource: Resource;
  readonly mapping: ImportMapping;
  readonly headers: readonly string[];
  readonly known: KnownRecords;
  /** The records that references lead to, by the resource's name. */
  readonly targets: ReadonlyMap<string, KnownRecords>;
  /** Unique values of earlier rows, with their numbers. */
  readonly seen: Map<string, number>;
  readonly unique: readonly string[];
};

/** What is found out about a row. */
export type CheckedRow = {
  readonly verdict: RowResult;
  readonly errors: readonly RowError[];
  readonly body: Values;
  readonly matchId: string | null;
  readonly matchName: string | null;
  /** What the known record holds where this row says something else. */
  readonly before: Values | null;
};

type Row = { readonly number: number; readonly cells: readonly string[] };

/** The places that columns of a table fill, by their paths. */
export const placesOf = (
  { definition }: Resource,
  actor: Actor,
): ReadonlyMap<string, ImportPlace> =>
  new Map(importPlaces(definition, actor).map((place) => [place.path, place]));

/** Checks a row of a table: what it says, what is wrong with it, whether it is there already. */
export function checkRow(check: RowCheck, row: Row): CheckedRow {
  const { call, resource, known } = check;
  const { fields } = resource.definition;
  const { body, errors } = readCells(check, row);
  const given = normaliseBody(fields, body);
  const same = known.same(given);
  const found: FieldErrors = same
    ? {
        ...impossiblePhones(fields, given, {}),
        ...violationsOf(resource.definition, given, 'change'),
      }
    : newRecordErrors(call, resource, body);
  const twice = valuesTwice(check, row.number, given);
  const taken = valuesOfOthers(check, same?.record, given);
  const all = { ...found, ...taken, ...twice, ...errors };
  const match = same ?? (Object.keys(all).length === 0 ? known.similar(given) : undefined);
  const shown = {
    body,
    matchId: match?.record._id ?? null,
    matchName: match?.name ?? null,
    before: match ? valuesChanged(check, match.record, given) : null,
  };
  if (Object.keys(all).length > 0) {
    return { ...shown, verdict: 'faulty', errors: rowErrors(check, row, all) };
  }
  if (!same) return { ...shown, verdict: match ? 'similar' : 'new', errors: [] };
  const after = withDefaults(fields, mergeValues(fields, same.record, given));
  const isChange = changedPaths(fields, same.record, after).length > 0;
  return { ...shown, verdict: isChange ? 'same' : 'unchanged', errors: [] };
}

/** What a known record holds at the places where a row says something else. */
function valuesChanged(
  { call, resource, mapping }: RowCheck,
  record: WireRecord,
  given: Values,
): Values {
  const after = mergeValues(resource.definition.fields, record, given);
  const places = placesOf(resource, call.actor);
  const before: Values = {};
  for (const { path } of mapping.columns) {
    const field = places.get(path)?.field;
    const current = valueAt(record, path) ?? null;
    const isChanged = JSON.stringify(current) !== JSON.stringify(valueAt(after, path) ?? null);
    if (field && mayRead(field, call.actor) && isChanged) placeValue(before, path, current);
  }
  return before;
}

function readCells(check: RowCheck, { cells }: Row): { body: Values; errors: FieldErrors } {
  const { mapping, resource, call } = check;
  const places = placesOf(resource, call.actor);
  const body: Values = {};
  const errors: FieldErrors = {};
  for (const mapped of mapping.columns) {
    const { path, words: texts } = mapped;
    const cell = sourceText(mapped, cells);
    const place = places.get(path);
    if (cell === undefined) {
      errors[path] = ownViolation(NOT_SPLIT);
      continue;
    }
    // An empty cell says nothing: a new record gets the default, and one that is there keeps its own.
    if (cell === '' || !place) continue;
    const reading = readCell(place.field, cell, texts);
    if ('violation' in reading) {
      errors[path] = reading.violation;
      continue;
    }
    const value = meant(check, place, reading.value);
    if (value === undefined) errors[path] = { code: 'unknownReference' };
    else placeValue(body, path, value);
  }
  return { body, errors };
}

const NOT_SPLIT = {
  en: 'Cannot be split in two: what is to stand between them is missing',
  de: 'Lässt sich nicht in zwei teilen: Das Trennzeichen fehlt',
  fr: 'Ne peut pas être scindé en deux : le séparateur manque',
  ar: 'لا يمكن تقسيمها إلى اثنين: الفاصل غير موجود',
} as const;

/** A telephone number with its country, a reference as an id; nothing for one that leads nowhere. */
function meant({ mapping, targets }: RowCheck, { field }: ImportPlace, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'text' && field.format === 'phone') {
    return numberOfTable(value, mapping.country);
  }
  if (field.kind !== 'reference' || isId(value)) return value;
  const ids = targets.get(field.target)?.called(value) ?? [];
  return ids.length === 1 ? ids[0] : undefined;
}

/** Unique values that another record has than the one that the row was recognised as. */
function valuesOfOthers(
  { known, unique }: RowCheck,
  match: WireRecord | undefined,
  values: Values,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const path of unique) {
    const other = known.having(path, values);
    if (other && match && other.record._id !== match._id) errors[path] = { code: 'duplicate' };
  }
  return errors;
}

/** Unique values that an earlier row has already. */
function valuesTwice({ seen, unique }: RowCheck, number: number, values: Values): FieldErrors {
  const errors: FieldErrors = {};
  for (const path of unique) {
    const value = valueAt(values, path);
    if (typeof value !== 'string' || value === '') continue;
    const key = `${path}=${value}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, number);
    else errors[path] = { code: 'duplicate', found: String(earlier) };
  }
  return errors;
}

/** Errors with the cells that they are about. A cell that cannot be split has one error for both sides. */
function rowErrors(
  { mapping, headers }: Pick<RowCheck, 'mapping' | 'headers'>,
  { cells }: Row,
  errors: FieldErrors,
): readonly RowError[] {
  const unsplit = new Set<number>();
  return Object.entries(errors).flatMap(([path, violation]): readonly RowError[] => {
    const mapped =
      mapping.columns.find((one) => one.path === path) ??
      mapping.columns.find((one) => path.startsWith(`${one.path}.`));
    if (!mapped) return [{ ...violation, path }];
    const { column } = mapped;
    if (mapped.part && sourceText(mapped, cells) === undefined) {
      if (unsplit.has(column)) return [];
      unsplit.add(column);
    }
    const header = sourceHeader(mapped, headers);
    return [{ ...violation, path, column, header, value: writtenText(mapped, cells) }];
  });
}

/** Errors of a row that was rejected when it was written. */
export const errorsOfRow = rowErrors;
