import { CompiledQuery, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../domain/access.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { mayRead } from '../../domain/field-access.ts';
import type { Field, Fields, ReferenceField } from '../../domain/fields.ts';
import { leavesOf, placeValue, valueAt } from '../../domain/paths.ts';
import { onceFor } from '../base/once-for.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { prepared } from '../database/prepared.ts';
import { columnAt } from './column-at.ts';
import { readableRecord } from './readable-record.ts';
import { type Resource, type Resources, writtenResources } from './resource.ts';
import type { Executor, Values, WireRecord } from './storage.ts';

type ReferencePath = { readonly path: string; readonly field: ReferenceField };

const asReference = (field: Field): ReferenceField | undefined => {
  if (field.kind === 'reference') return field;
  return field.kind === 'list' ? asReference(field.of) : undefined;
};

const referencesOf = onceFor(({ definition }: Resource): readonly ReferencePath[] =>
  leavesOf(definition.fields).flatMap(([path, leaf]) => {
    const field = asReference(leaf);
    return field ? [{ path, field }] : [];
  }),
);

const idsAt = (values: Values, path: string): readonly string[] =>
  [valueAt(values, path)].flat().filter((id): id is string => typeof id === 'string');

/**
 * The references that lead nowhere. The records that the others lead to are share-locked: copies of
 * them are up to date at the end of this transaction, and they cannot be deleted meanwhile.
 */
export async function unknownReferences(
  transaction: Transaction<DB>,
  resources: Resources,
  resource: Resource,
  { values, paths }: { values: Values; paths?: readonly string[] },
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const { path, field } of referencesOf(resource)) {
    const ids = paths && !paths.includes(path) ? [] : idsAt(values, path);
    const target = resources.get(field.target);
    if (ids.length === 0 || !target) continue;
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(target.storage.table)} as t
      where t.id = any(${ids}::uuid[]) and ${target.storage.living('t')} order by t.id for share
    `.execute(transaction);
    const known = new Set(rows.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) errors[path] = { code: 'unknownReference' };
  }
  return errors;
}

/** How many records of a resource refer to one by one of their fields. */
const countOfReferring = (
  resources: Resources,
  { resource: other, path }: { resource: Resource; path: string },
  id: string,
) => {
  const column = columnAt(resources, other, path, 'o');
  const refers = column.isList
    ? sql<SqlBool>`${column.expression} @> to_jsonb(${id}::text)`
    : sql<SqlBool>`${column.expression}::uuid = ${id}::uuid`;
  return sql`
    select ${sql.lit(other.definition.name)}::text as name, count(*)::integer as count
    from ${sql.table(other.storage.table)} as o where ${other.storage.living('o')} and ${refers}`;
};

/**
 * Rejects the deletion of a record that others refer to, by one statement for all that could. What is
 * only read outlives it.
 */
export async function rejectWhenReferred(
  transaction: Transaction<DB>,
  resources: Resources,
  resource: Resource,
  id: string,
): Promise<void> {
  const counts = writtenResources(resources).flatMap((other) =>
    referencesOf(other)
      .filter(({ field }) => field.target === resource.definition.name)
      .map(({ path }) => countOfReferring(resources, { resource: other, path }, id)),
  );
  if (counts.length === 0) return;
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(transaction);
  const referring = rows.find(({ count }) => count > 0);
  if (!referring) return;
  const { name, count } = referring;
  const sentence = resource.hooks.inUse?.(name, count);
  throw new RequestError('record.inUse', {
    message: `Records of "${name}" refer to this one.`,
    ...(sentence && { sentence, message: sentence.en }),
  });
}

/**
 * The text of the statement that reads what a reference embeds, by the ids of the records. Almost every
 * page runs one, and there are as many texts as references that embed something.
 */
const lookUpOf = onceFor(
  (
    { embed = [] }: ReferenceField,
    { definition, storage }: Resource,
    executor: Executor,
  ): string => {
    const without = Object.keys(definition.fields).filter((name) => !embed.includes(name));
    const { sql: text } = sql`
      select ${storage.selection('t', without)} from ${sql.table(storage.table)} as t
      where t.id = any(${[]}::uuid[])
    `.compile(executor);
    return prepared(`embedded_${sha256(text).toString('hex', 0, 8)}`, text);
  },
);

async function embeddedRecords(
  executor: Executor,
  field: ReferenceField,
  target: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WireRecord>> {
  const { rows } = await executor.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(lookUpOf(field, target, executor), [ids]),
  );
  return new Map(rows.map((row) => [String(row.id), target.storage.toRecord(row)]));
}

/** The fields of its target that a reference embeds. */
const embeddedFields = onceFor(
  ({ embed = [] }: ReferenceField, { definition }: Resource): Fields =>
    Object.fromEntries(Object.entries(definition.fields).filter(([name]) => embed.includes(name))),
);

/** What a reader sees of a record in place of its id: only the embedded fields are read. */
function embedderOf(field: ReferenceField, target: Resource, actor: Actor) {
  const names = field.embed ?? [];
  const fields = embeddedFields(field, target);
  return (record: WireRecord): Values => {
    const readable = readableRecord({ fields }, record, actor);
    const shown: Values = { _id: record._id };
    for (const name of names) {
      if (Object.hasOwn(readable, name)) shown[name] = readable[name];
    }
    return shown;
  };
}

/**
 * Puts embedded records in place of ids into records that nobody else has yet, such as those that were
 * just read; one query per reference.
 */
export async function embedReferences(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  { records, actor }: { records: readonly WireRecord[]; actor: Actor },
): Promise<readonly WireRecord[]> {
  for (const { path, field } of referencesOf(resource)) {
    const target = field.embed ? resources.get(field.target) : undefined;
    const isHidden = !mayRead(field, actor);
    const ids = [...new Set(records.flatMap((record) => idsAt(record, path)))];
    if (!target || isHidden || ids.length === 0) continue;
    const found = await embeddedRecords(executor, field, target, ids);
    const shownOf = embedderOf(field, target, actor);
    const embed = (id: unknown): unknown => {
      const one = found.get(String(id));
      return one ? shownOf(one) : id;
    };
    for (const record of records) {
      const value = valueAt(record, path);
      placeValue(record, path, Array.isArray(value) ? value.map(embed) : embed(value));
    }
  }
  return records;
}
