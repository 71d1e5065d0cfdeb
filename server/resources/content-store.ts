import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { fieldAt, leavesOf, valueAt } from '../../domain/paths.ts';
import type { DB } from '../database/database-types.ts';
import { databaseError, TOO_LARGE_FOR_INDEX } from './database-error.ts';
import { assembler } from './record-fields.ts';
import { duplicateOf, tooLongForIndex } from './reject.ts';
import { searchForm, searchText } from './search-text.ts';
import { jsonType } from './sql-type.ts';
import type { Column, Storage, Values, WireRecord, Write } from './storage.ts';
import { toStored, toWire } from './stored-value.ts';

type Row = { id: string; version: number; created_at: Date; updated_at: Date; data: Values };

const pathLiteral = (path: string) => sql.lit(`{${path.split('.').join(',')}}`);

function columnAt(definition: Definition, path: string, alias: string): Column | undefined {
  const stamp = { _id: 'id', createdAt: 'created_at', updatedAt: 'updated_at' }[path];
  if (stamp) {
    const type = stamp === 'id' ? 'uuid' : 'timestamptz';
    return { expression: sql.ref(`${alias}.${stamp}`), type, isList: false };
  }
  const field = fieldAt(definition.fields, path);
  if (!field) return undefined;
  const data = sql.ref(`${alias}.data`);
  const type = jsonType(field);
  if (field.kind === 'list') {
    return { expression: sql`${data} #> ${pathLiteral(path)}`, type, isList: true };
  }
  const text = sql`(${data} #>> ${pathLiteral(path)})`;
  const isProse = field.kind === 'text' || field.kind === 'richText';
  const expression =
    type !== 'text'
      ? sql`${text}::${sql.raw(type)}`
      : isProse
        ? sql`${text} collate "de-x-icu"`
        : text;
  return { expression, type, isList: false };
}

const dataOf = (definition: Definition, values: Values): Values =>
  Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, toStored(field, values[name])]),
  );

function recordReader({ fields }: Definition): (row: Row) => WireRecord {
  const assemble = assembler(
    fields,
    (path, field) => (row: Row) => toWire(field, valueAt(row.data, path)),
  );
  return (row) => {
    const stamps: WireRecord = {
      _id: row.id,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      __v: row.version,
    };
    return assemble(stamps, row);
  };
}

/** PostgreSQL's index takes some 2,700 bytes in a row, with the names of the resource and the field. */
const LARGE_BYTES = 2_400;

/** Takes the record's unique values, or rejects with the fields whose values other records have. */
async function claimUniqueValues(
  transaction: Transaction<DB>,
  definition: Definition,
  id: string,
  values: Values,
): Promise<void> {
  const claims = leavesOf(definition.fields)
    .filter(([path, field]) => field.unique && valueAt(values, path) != null)
    .map(([field, one]) => ({
      resource: definition.name,
      field,
      value: String(toStored(one, valueAt(values, field))),
      content_id: id,
    }));
  await transaction.deleteFrom('content_unique').where('content_id', '=', id).execute();
  if (claims.length === 0) return;
  const taken = await transaction
    .insertInto('content_unique')
    .values(claims)
    .onConflict((conflict) => conflict.doNothing())
    .returning('field')
    .execute()
    .catch((error: unknown) => {
      if (databaseError(error)?.code !== TOO_LARGE_FOR_INDEX) throw error;
      const bytes = ({ value }: { value: string }) => Buffer.byteLength(value);
      const most = Math.min(LARGE_BYTES, Math.max(...claims.map(bytes)));
      throw tooLongForIndex(
        claims.filter((claim) => bytes(claim) >= most).map(({ field }) => field),
      );
    });
  const remaining = new Set(taken.map(({ field }) => field));
  const lost = claims.map(({ field }) => field).filter((field) => !remaining.has(field));
  if (lost.length > 0) throw duplicateOf(lost);
}

/** What every write sets in the row of a record. */
const written = ({ fields }: Definition, data: Values, { at, values }: Write) => ({
  updated_at: at,
  data: JSON.stringify(data),
  search: searchText(fields, values),
  search_form: searchForm(fields),
});

/** What made a revision of a record. */
export const REVISION_KINDS = ['create', 'change', 'delete'] as const;
type RevisionKind = (typeof REVISION_KINDS)[number];

const keepRevision = (
  transaction: Transaction<DB>,
  definition: Definition,
  revision: { id: string; version: number; action: RevisionKind; data: Values },
  { by, at }: Pick<Write, 'by' | 'at'>,
) =>
  transaction
    .insertInto('content_revision')
    .values({
      content_id: revision.id,
      version: revision.version,
      resource: definition.name,
      at,
      by_id: by,
      action: revision.action,
      data: JSON.stringify(revision.data),
    })
    .execute();

/**
 * The generic store: one table for every resource that has none of its own. Values are in one JSON
 * document, unique ones in `content_unique`, and every state is stored as a revision.
 */
export function contentStore(definition: Definition): Storage {
  const living = (alias: string) =>
    sql<SqlBool>`${sql.ref(`${alias}.resource`)} = ${definition.name}`;
  const toRecord = recordReader(definition);
  return {
    table: 'content',
    selection: (alias) =>
      sql.join(
        ['id', 'version', 'created_at', 'updated_at', 'data'].map((name) =>
          sql.ref(`${alias}.${name}`),
        ),
      ),
    living,
    existing: living,
    column: (path, alias) => columnAt(definition, path, alias),
    search: (alias) => sql`${sql.ref(`${alias}.search`)}`,
    toRecord: (row) => toRecord(row as Row),

    async insert(transaction, id, write) {
      const data = dataOf(definition, write.values);
      const made = { id, resource: definition.name, created_at: write.at };
      await transaction
        .insertInto('content')
        .values({ ...made, ...written(definition, data, write) })
        .execute();
      await claimUniqueValues(transaction, definition, id, write.values);
      await keepRevision(
        transaction,
        definition,
        { id, version: 1, action: 'create', data },
        write,
      );
    },

    async update(transaction, before, write) {
      const data = dataOf(definition, write.values);
      const version = before.__v + 1;
      await transaction
        .updateTable('content')
        .set({ version, ...written(definition, data, write) })
        .where('id', '=', before._id)
        .execute();
      await claimUniqueValues(transaction, definition, before._id, write.values);
      const revision = { id: before._id, version, action: 'change', data } as const;
      await keepRevision(transaction, definition, revision, write);
    },

    async remove(transaction, before, write) {
      await transaction.deleteFrom('content').where('id', '=', before._id).execute();
      const data = dataOf(definition, before);
      const revision = { id: before._id, version: before.__v, action: 'delete', data } as const;
      await keepRevision(transaction, definition, revision, write);
    },
  };
}

/** Every stored state of a record of the generic store, oldest first. */
export const revisionsOf = (database: Kysely<DB>, id: string) =>
  database
    .selectFrom('content_revision')
    .selectAll()
    .where('content_id', '=', id)
    .orderBy('version')
    .orderBy('at')
    .execute();
