import { sql } from 'kysely';
import { mayKnow } from '../../domain/activity/may-know.ts';
import type { RecordVersion, WholeVersion } from '../../domain/activity/record-version.ts';
import type { StoredChanges } from '../../domain/activity/undo-of.ts';
import { VIEW_ACTIONS } from '../../domain/activity/view-actions.ts';
import { isSecret } from '../../domain/field-access.ts';
import type { Fields } from '../../domain/fields.ts';
import { fieldAt, fieldsTo, withValue } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { findRecord, presentRecord } from '../resources/find-record.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, Values, WireRecord } from '../resources/storage.ts';

type Row = {
  readonly at: Date;
  readonly by_id: string | null;
  readonly by_name: string;
  readonly action: string;
  readonly changes: StoredChanges;
};

/** The entries of the trail that made a version of a record, the eldest first. */
async function versionRows(
  executor: Executor,
  { definition }: Resource,
  id: string,
): Promise<readonly Row[]> {
  // Ids are given under the lock of the record, so they say the order of its changes.
  const { rows } = await sql<Row>`
    select entry.at, entry.by_id, entry.by_name, entry.action, entry.changes
    from audit_entry as entry
    where entry.resource = ${definition.name} and entry.record_id = ${id}::uuid
      and not entry.action = any(${VIEW_ACTIONS}::text[])
      and (entry.action = 'create' or entry.changes <> '{}')
    order by entry.id
  `.execute(executor);
  return rows.filter(
    ({ action, changes }) =>
      action === 'create' ||
      Object.keys(changes).some((path) => fieldAt(definition.fields, path) !== undefined),
  );
}

/** A record that was there before anything was noted of it begins with a version that nobody has made. */
const withBeginning = (rows: readonly Row[], { createdAt }: WireRecord): readonly Row[] =>
  rows[0]?.action === 'create'
    ? rows
    : [
        { at: new Date(createdAt), by_id: null, by_name: '', action: 'create', changes: {} },
        ...rows,
      ];

type Versioned = { readonly record: WireRecord; readonly rows: readonly Row[] };

async function versioned(
  executor: Executor,
  reading: Reading,
  resource: Resource,
  id: string,
): Promise<Versioned> {
  const { show } = resource.definition.access;
  const record = await findRecord(executor, reading, resource, { id, rule: show });
  const rows = await versionRows(executor, resource, record._id);
  return { record, rows: withBeginning(rows, record) };
}

function versionOf(
  { definition }: Resource,
  { actor }: Reading,
  { row, number }: { row: Row; number: number },
): RecordVersion {
  const paths = Object.keys(row.changes).filter(
    (path) => fieldAt(definition.fields, path) && mayKnow(definition, path, actor),
  );
  return {
    number,
    at: row.at.toISOString(),
    by: { _id: row.by_id, name: row.by_name },
    action: row.action,
    paths,
  };
}

/** The versions of a record that somebody may read, the latest first. */
export async function recordVersions(
  executor: Executor,
  reading: Reading,
  resource: Resource,
  id: string,
): Promise<readonly RecordVersion[]> {
  const { rows } = await versioned(executor, reading, resource, id);
  return rows.map((row, at) => versionOf(resource, reading, { row, number: at + 1 })).toReversed();
}

const isStored = (change: unknown): change is { from: unknown } =>
  isObject(change) && 'from' in change && 'to' in change;

/** The values without those that the server itself assigns. */
const givenValues = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (field.assigned || value === undefined) return [];
      const isGroup = field.kind === 'group' && isObject(value);
      return [[name, isGroup ? givenValues(field.fields, value) : value]];
    }),
  );

/**
 * One version of a record, as somebody may read it: its present values, with each value that was changed
 * since as it was before. What the server itself assigns follows from the rest, and is left out.
 */
export async function recordVersion(
  executor: Executor,
  reading: Reading,
  resource: Resource,
  { id, number }: { id: string; number: number },
): Promise<WholeVersion> {
  const { record, rows } = await versioned(executor, reading, resource, id);
  const row = rows[number - 1];
  if (!row) throw new RequestError('record.notFound');
  const { definition } = resource;
  const { fields } = definition;
  const unknown = new Set<string>();
  let past = record;
  for (const { changes } of rows.slice(number).toReversed()) {
    for (const [path, change] of Object.entries(changes)) {
      const field = fieldAt(fields, path);
      if (!field) continue;
      const isHidden = isSecret(field) || field.confidential === true || !isStored(change);
      if (isHidden) unknown.add(path);
      else unknown.delete(path);
      past = withValue(past, path, isHidden ? null : change.from);
    }
  }
  const shown = await presentRecord(executor, reading, resource, past);
  const values = givenValues(fields, shown);
  return {
    ...versionOf(resource, reading, { row, number }),
    values,
    unknown: [...unknown].filter(
      (path) =>
        mayKnow(definition, path, reading.actor) &&
        fieldsTo(fields, path).every(({ assigned }) => assigned !== true),
    ),
  };
}
