import type { RaRecord } from 'react-admin';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import { stateWhenWeighed } from '../../../domain/parcels/scans.ts';
import { isObject } from '../../../domain/validate.ts';
import { PARCELS_OF } from './change-rules.ts';
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
  const values = touchesOf(changes, resource, record.id).map((touch) => touch.values ?? {});
  return values.length === 0 ? record : Object.assign({ ...record }, ...values.map(ownValues));
}

/** A record that the server does not know yet. */
export function unsentRecord(changes: Changes, resource: string, id: string): RaRecord | undefined {
  const first = touchesOf(changes, resource, id).find(({ isNew }) => isNew);
  return first && withUnsent(changes, resource, { ...first.values, id, _id: id });
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

/** Whether a change takes a row out of its list: a value that the filter names is another one now. */
const leavesList = (before: RaRecord, after: RaRecord, filter: Values): boolean =>
  Object.entries(filter).some(
    ([name, wanted]) =>
      ['string', 'number', 'boolean'].includes(typeof wanted) &&
      before[name] === wanted &&
      after[name] !== wanted,
  );

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
  return Object.values(value).some(namesUnsent);
}
