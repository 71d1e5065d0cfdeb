import type { Identifier, RaRecord } from 'react-admin';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import { stateWhenWeighed } from '../../../domain/parcels/scans.ts';
import { valueAt } from '../../../domain/paths.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import { isObject } from '../../../domain/validate.ts';
import type { WorkLine } from '../../../domain/worklist/work-lines.ts';
import type { Preference } from '../app-data-provider.ts';
import type { WorkLineChange, Worklist } from '../worklist-methods.ts';
import { PARCELS_OF } from './change-rules.ts';
import { COUNTED, type Counted, countedIn } from './counted.ts';
import { newRecord, withValues } from './new-record.ts';
import { isUnsentId, type Touch, type UnsentChange, type Values } from './unsent-change.ts';

type Changes = readonly UnsentChange[];

/** What unsent changes do to one record, in their order. */
const touchesOf = (changes: Changes, resource: string, id: unknown): readonly Touch[] =>
  changes.flatMap(({ touches }) =>
    touches.filter((touch) => touch.resource === resource && touch.id === String(id)),
  );

/** The values without what only the server sets. */
const ownValues = ({ __v: _v, _id, id: _i, ...values }: Values): Values => values;

/** A record as it is after the unsent changes. */
export function withUnsent<R extends RaRecord>(changes: Changes, resource: string, record: R): R {
  return touchesOf(changes, resource, record.id).reduce<R>(
    (after, { values = {}, named }) => withValues(after, ownValues(values), named),
    record,
  );
}

/** A record without what changes have made of it that were given up, as far as they know what it was. */
export function withoutGivenUp<R extends RaRecord>(
  givenUp: Changes,
  changes: Changes,
  resource: string,
  record: R,
): R {
  const touches = touchesOf(givenUp, resource, record.id);
  if (touches.length === 0) return record;
  // The first of them knows it as it was before them all.
  const former = touches
    .toReversed()
    .flatMap(({ values = {}, base = {} }) =>
      Object.keys(ownValues(values)).flatMap((name) => (name in base ? [[name, base[name]]] : [])),
    );
  return withUnsent(changes, resource, { ...record, ...Object.fromEntries(former) });
}

/** A record that the server does not know yet. */
export function unsentRecord(changes: Changes, resource: string, id: string): RaRecord | undefined {
  for (const change of changes) {
    const touch = change.touches.find(
      (one) => one.isNew && one.resource === resource && one.id === id,
    );
    if (touch) return withUnsent(changes, resource, newRecord(change, touch));
  }
  return undefined;
}

/**
 * The rows of a list as they are after the unsent changes: without those that were removed, and without
 * those that its filter no longer finds.
 */
export function rowsWithUnsent(
  changes: Changes,
  resource: string,
  rows: readonly RaRecord[],
  filter: Values = {},
): readonly RaRecord[] {
  if (changes.length === 0) return rows;
  return rows.flatMap((row) => {
    const touches = touchesOf(changes, resource, row.id);
    if (touches.length === 0) return [row];
    if (touches.some(({ isRemoved }) => isRemoved)) return [];
    const after = withUnsent(changes, resource, row);
    return leavesList(row, after, filter) ? [] : [after];
  });
}

type ListParams = {
  readonly filter?: Values;
  readonly pagination?: { readonly page: number };
};

/**
 * A list as it is after the unsent changes. New records come first on its first page, because nobody
 * knows where they stand in its order.
 */
export function listWithUnsent<L extends UnsentRows>(
  changes: Changes,
  resource: string,
  list: L,
  { filter = {}, pagination = { page: 1 } }: ListParams = {},
): L {
  const known = list.data.filter(({ id }) => !isUnsentId(id));
  const rows = rowsWithUnsent(changes, resource, known, filter);
  const found = newRecords(changes, resource, filter);
  const data = pagination.page === 1 ? [...found, ...rows] : rows;
  const shown = new Set(rows.map(({ id }) => String(id)));
  // A page is shown anew with each change: what its total counts already is not counted again.
  const before = countedIn(list.meta);
  const here = known.map(({ id }) => String(id)).filter((id) => !shown.has(id));
  const missing = missingFrom(changes, resource, filter, [...here, ...(before?.missing ?? [])]);
  const counted: Counted = { added: found.length, missing };
  if (list.total === undefined) return { ...list, data };
  const total = list.total + differenceOf(counted) - (before ? differenceOf(before) : 0);
  return { ...list, data, total, meta: { ...(list.meta ?? {}), [COUNTED]: counted } };
}

/** The ids of a list as it is after the unsent changes, the new records first as on its first page. */
export function idsWithUnsent(
  changes: Changes,
  resource: string,
  ids: readonly Identifier[],
  filter: Values = {},
): readonly Identifier[] {
  if (changes.length === 0) return ids.filter((id) => !isUnsentId(id));
  const removed = changes
    .flatMap(({ touches }) => touches)
    .flatMap((touch) => (touch.resource === resource && touch.isRemoved ? [touch.id] : []));
  const missing = new Set([...removed, ...missingFrom(changes, resource, filter, [])]);
  const left = ids.filter((id) => !isUnsentId(id) && !missing.has(String(id)));
  return [...newRecords(changes, resource, filter).map(({ id }) => id), ...left];
}

type UnsentRows = {
  readonly data: readonly RaRecord[];
  readonly total?: number;
  readonly meta?: unknown;
};

const differenceOf = ({ added, missing }: Counted): number => added - missing.length;

/**
 * The records that the server counts in a list and that changes take out of it: on any of its pages, as
 * far as a change knows what the record was, and those that a page has had itself.
 */
function missingFrom(
  changes: Changes,
  resource: string,
  filter: Values,
  here: readonly string[],
): readonly string[] {
  const touched = changes
    .flatMap(({ touches }) => touches)
    .filter((touch) => touch.resource === resource && !isUnsentId(touch.id));
  const first = new Map(touched.toReversed().map((touch) => [touch.id, touch]));
  const own = new Set(here);
  return [...first].flatMap(([id, { base }]) => {
    if (own.has(id)) return [id];
    if (!base || Object.keys(base).length < 2 || !isFound(base, filter)) return [];
    const record = { ...base, id };
    return rowsWithUnsent(changes, resource, [record], filter).length === 0 ? [id] : [];
  });
}

/** The unsent new records that a list finds, the newest first. */
const newRecords = (changes: Changes, resource: string, filter: Values): readonly RaRecord[] =>
  changes.toReversed().flatMap(({ creates }) => {
    const record = creates === undefined ? undefined : unsentRecord(changes, resource, creates);
    const isRemoved = touchesOf(changes, resource, creates).some((touch) => touch.isRemoved);
    return record && !isRemoved && isFound(record, filter) ? [record] : [];
  });

/** Whether a filter finds a record for sure; ranges and searches are the server's. */
const isFound = (record: Values, filter: Values): boolean =>
  Object.entries(filter).every(([path, wanted]) => {
    if (wanted === undefined) return true;
    const value = valueAt(record, path);
    const found = isObject(value) ? value._id : value;
    return isScalar(wanted) && path !== 'q' && String(found) === String(wanted);
  });

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a change takes a row out of its list: a value that the filter names is another one now. */
const leavesList = (before: RaRecord, after: RaRecord, filter: Values): boolean =>
  Object.entries(filter).some(
    ([name, wanted]) => isScalar(wanted) && before[name] === wanted && after[name] !== wanted,
  );

/** The open trip of a group as it is after the unsent changes; none once one of them has finished it. */
export function openTripWithUnsent(changes: Changes, trip: Trip): Trip | undefined {
  const isRemoved = touchesOf(changes, 'trips', trip.id).some((touch) => touch.isRemoved);
  const after = withUnsent(changes, 'trips', trip);
  return isRemoved || after.finish ? undefined : after;
}

/** The work list as this person sees it after the unsent changes of its lines. */
export const worklistWithUnsent = (changes: Changes, worklist: Worklist): Worklist => ({
  ...worklist,
  lines: worklist.lines.map((line) =>
    touchesOf(changes, 'worklist', line.line).reduce(changedLine, line),
  ),
});

function changedLine(line: WorkLine, { values = {}, base = {} }: Touch): WorkLine {
  const { snoozedUntil, assignedTo } = values as WorkLineChange;
  const person = base.assignedTo as WorkLine['assignedTo'] | undefined;
  return {
    ...line,
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(assignedTo === null && { assignedTo }),
    // Whom nobody can name yet is not shown.
    ...(assignedTo && person && { assignedTo: person }),
  };
}

/** A person's preferences as they are after the unsent changes. */
export const preferencesWithUnsent = (
  changes: Changes,
  preferences: readonly Preference[],
): readonly Preference[] =>
  changes
    .flatMap(({ touches }) => touches.filter(({ resource }) => resource === 'preferences'))
    .reduce<readonly Preference[]>((before, { id: key, values, isRemoved }) => {
      const others = before.filter((one) => one.key !== key);
      return isRemoved ? others : [...others, { key, value: values?.value }];
    }, preferences);

/** The parcels of an order as they are after the unsent changes. */
export function parcelsWithUnsent(
  changes: Changes,
  order: unknown,
  parcels: readonly Parcel[],
): readonly Parcel[] {
  if (changes.length === 0) return parcels;
  return parcels.map((parcel) =>
    changes
      .flatMap(({ touches }) => touches)
      .filter(
        ({ resource, id }) =>
          (resource === 'parcels' && id === parcel.code) ||
          (resource === PARCELS_OF && id === String(order)),
      )
      .reduce(changedParcel, parcel),
  );
}

function changedParcel(parcel: Parcel, { values = {} }: Touch): Parcel {
  const after = { ...parcel, ...ownValues(values) };
  const isWeighed = typeof values.weight === 'number';
  return isWeighed ? { ...after, state: stateWhenWeighed(after.state) } : after;
}

/** Whether a call names a record that the server does not know yet. */
export function namesUnsent(value: unknown): boolean {
  if (isUnsentId(value)) return true;
  if (Array.isArray(value)) return value.some(namesUnsent);
  if (!isObject(value) || value instanceof AbortSignal) return false;
  return Object.entries(value).flat().some(namesUnsent);
}
