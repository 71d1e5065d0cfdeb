import { sql } from 'kysely';
import type { Actor } from '../../domain/access.ts';
import { recordName } from '../../domain/record-name.ts';
import { readableRecord } from '../resources/readable-record.ts';
import { embedReferences } from '../resources/references.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';

/** A record that entries are about: its present state, and what its reader calls it. */
export type NamedRecord = {
  readonly record: WireRecord;
  readonly name: string;
  /** Whether it is in no bin. */
  readonly isThere: boolean;
};

const ROW = 'r';

/** Records by their ids, those in a bin too, with their names in the language of whoever reads them. */
export async function namedRecords(
  executor: Executor,
  { resources, actor }: Reading,
  resource: Resource,
  { ids, locale }: { ids: readonly string[]; locale: string },
): Promise<ReadonlyMap<string, NamedRecord>> {
  if (ids.length === 0) return new Map();
  const { storage, definition } = resource;
  // What grows with a record, such as its history, is neither its name nor undone.
  const growing = Object.entries(definition.fields).flatMap(([name, { listed }]) =>
    listed === false ? [name] : [],
  );
  const { rows } = await sql<Record<string, unknown>>`
    select ${storage.selection(ROW, growing)}, ${storage.living(ROW)} as is_there
    from ${sql.table(storage.table)} as ${sql.ref(ROW)}
    where ${sql.ref(`${ROW}.id`)} = any(${ids}::uuid[]) and ${storage.existing(ROW)}
  `.execute(executor);
  const records = rows.map((row) => storage.toRecord(row));
  const whole = await embedReferences(executor, resources, resource, {
    records: records.map((record) => ({ ...record })),
    actor,
  });
  return new Map(
    records.map((record, at) => [
      record._id,
      {
        record,
        name: nameOf(resource, whole[at] ?? record, { actor, locale }),
        isThere: rows[at]?.is_there === true,
      },
    ]),
  );
}

function nameOf(
  { definition }: Resource,
  record: WireRecord,
  { actor, locale }: { actor: Actor; locale: string },
): string {
  const readable = readableRecord(definition, record, actor);
  return recordName(definition, { ...readable, id: record._id }, locale);
}
