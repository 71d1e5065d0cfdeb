import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import type { Field } from '../../domain/fields.ts';
import { fieldAt, leavesOf, valueAt } from '../../domain/paths.ts';
import type { DB } from '../database/database-types.ts';
import { databaseError, UNIQUE_VIOLATION } from './database-error.ts';
import { assembler } from './record-fields.ts';
import { duplicateOf } from './reject.ts';
import { columnType } from './sql-type.ts';
import type { Column, Counters, SqlType, Storage, Values, WireRecord, Write } from './storage.ts';
import { toStored, toWire } from './stored-value.ts';

type TableName =
  | ('users' | 'trips' | 'orders')
  | ('sent_campaign' | 'sent_delivery' | 'sign_in_attempt');
type ColumnOf<T extends TableName> = keyof DB[T] & string;

/**
 * A value in SQL, from a table under an alias. It binds no value (`sql.lit` writes it out), because
 * statements are compiled once and carried out with other values.
 */
type Expression = (alias: string) => RawBuilder<unknown>;
type MemberTest = (alias: string) => RawBuilder<SqlBool>;

/** The fields of a record that rows of another table hold. */
export type RowsBeside = {
  readonly values: Readonly<Record<string, Expression>>;
  /** Writes what has changed of them, once the record has its own row, which is locked. */
  readonly write: (transaction: Transaction<DB>, id: string, write: Write) => Promise<void>;
};

/** Which column holds which field of a resource that has a table of its own. */
export type TableMapping<T extends TableName = TableName> = {
  readonly table: T;
  /** The column of each field path. */
  readonly columns: Readonly<Record<string, ColumnOf<T>>>;
  /** Field paths that the database writes on its own: generated columns and triggers. */
  readonly generated: readonly string[];
  /** Field paths that have no readable column, such as a password. */
  readonly unread: readonly string[];
  /**
   * Columns, besides the fields, that lists sort and filter by: copies from other records. A `list` is
   * a JSON list of values of the type.
   */
  readonly copies: Readonly<Record<string, readonly [ColumnOf<T>, SqlType, 'list'?]>>;
  /**
   * Fields that no column holds, because other columns of the row say what they are: their value in
   * SQL, from the table under an alias.
   */
  readonly computed?: Readonly<Record<string, Expression>>;
  /**
   * Of computed lists: whether one contains a value. Filters use it, because it is cheaper than to make
   * the list of every row.
   */
  readonly computedMembers?: Readonly<Record<string, Readonly<Record<string, MemberTest>>>>;
  /** Fields that rows of another table hold, which belong to the record. */
  readonly beside?: RowsBeside;
  readonly search: ColumnOf<T>;
  /** Column with the form of the search text (`SEARCH_FORM`), if older forms are rewritten. */
  readonly searchForm?: ColumnOf<T>;
  /** Columns derived from the record: search texts, ranks, slugs. */
  readonly derive: (values: Values) => Partial<Record<ColumnOf<T>, unknown>>;
  /** Table that counts the writes to this one, so that counts of its rows can be cached. */
  readonly writes?: keyof DB & `${string}_change`;
  /** Table with counters of the living rows, and the columns that it tells apart. */
  readonly counters?: {
    readonly table: keyof DB & `${string}_counters`;
    readonly by: readonly ColumnOf<T>[];
  };
  /** Column with the moment of deletion, if deleted records go to a bin. */
  readonly bin?: ColumnOf<T>;
  /** Column with the name of who deleted them. */
  readonly binnedBy?: ColumnOf<T>;
};

/** Declares a mapping; columns are checked against the table. */
export const defineTable = <T extends TableName>(mapping: TableMapping<T>): TableMapping =>
  mapping as unknown as TableMapping;

/** The name of the constraint of a unique column: what it rejects is reported at its field. */
export const uniqueKeyOf = (table: string, column: string): string => `${table}_${column}_key`;

const STAMPS: Readonly<Record<string, readonly [string, SqlType]>> = {
  _id: ['id', 'uuid'],
  createdAt: ['created_at', 'timestamptz'],
  updatedAt: ['updated_at', 'timestamptz'],
};

function columnAt(
  definition: Definition,
  mapping: TableMapping,
  path: string,
  alias: string,
): Column | undefined {
  const [name, type, list] = STAMPS[path] ?? mapping.copies[path] ?? [];
  if (name && type) {
    return { expression: sql.ref(`${alias}.${name}`), type, isList: list === 'list' };
  }
  const computed = computedAt(definition, mapping, path, alias);
  if (computed) return computed;
  const column = Object.hasOwn(mapping.columns, path) ? mapping.columns[path] : undefined;
  const field = fieldAt(definition.fields, path);
  if (!column || !field) return undefined;
  return {
    expression: sql.ref(`${alias}.${column}`),
    type: columnType(field),
    isList: field.kind === 'list',
  };
}

/** The fields that no column of the table holds. */
const expressionsOf = ({
  computed,
  beside,
}: TableMapping): Readonly<Record<string, Expression>> => ({
  ...computed,
  ...beside?.values,
});

function computedAt(
  { fields }: Definition,
  mapping: TableMapping,
  path: string,
  alias: string,
): Column | undefined {
  const expressions = expressionsOf(mapping);
  const expressionOf = Object.hasOwn(expressions, path) ? expressions[path] : undefined;
  const field = fieldAt(fields, path);
  if (!expressionOf || !field) return undefined;
  const members = mapping.computedMembers?.[path];
  return {
    expression: expressionOf(alias),
    type: columnType(field),
    isList: field.kind === 'list',
    contains:
      members && ((value) => (typeof value === 'string' ? members[value]?.(alias) : undefined)),
  };
}

/** A column's value: values of JSON columns are sent as text, all others as they are stored. */
function encode(field: Field, value: unknown): unknown {
  const stored = toStored(field, value);
  const isJson = field.kind === 'list' || field.kind === 'localized';
  return isJson && stored !== null ? JSON.stringify(stored) : stored;
}

/** Columns whose value differs from what the table already holds. */
function columnsToWrite(definition: Definition, mapping: TableMapping, write: Write): Values {
  const { before, values } = write;
  const own = leavesOf(definition.fields).flatMap(([path, field]) => {
    const column = mapping.columns[path];
    if (!column || mapping.generated.includes(path)) return [];
    const now = encode(field, valueAt(values, path));
    const then = before && encode(field, valueAt(before, path));
    return now === then ? [] : [[column, now] as const];
  });
  const derivedBefore: Values = before ? mapping.derive(before) : {};
  const derived = Object.entries(mapping.derive(values)).filter(
    ([column, value]) => value !== derivedBefore[column],
  );
  return { ...Object.fromEntries(own), ...Object.fromEntries(derived), ...write.columns };
}

/** Runs a statement, and names the field if a value that must be unique already exists. */
async function namingDuplicates<T>(mapping: TableMapping, statement: () => Promise<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    const { code, constraint } = databaseError(error) ?? {};
    const path = Object.entries(mapping.columns).find(
      ([, column]) => constraint === uniqueKeyOf(mapping.table, column),
    )?.[0];
    throw code === UNIQUE_VIOLATION && path ? duplicateOf([path]) : error;
  }
}

/** Each column with its new value, as an UPDATE sets them. */
export const assignments = (columns: Values): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

async function insert(
  transaction: Transaction<DB>,
  mapping: TableMapping,
  columns: Values,
): Promise<void> {
  const given = Object.entries(columns).filter(([, value]) => value !== null);
  const names = sql.join(given.map(([column]) => sql.ref(column)));
  const values = sql.join(given.map(([, value]) => value));
  await namingDuplicates(mapping, () =>
    sql`insert into ${sql.table(mapping.table)} (${names}) values (${values})`.execute(transaction),
  );
}

async function update(
  transaction: Transaction<DB>,
  mapping: TableMapping,
  before: WireRecord,
  columns: Values,
  at: Date,
): Promise<void> {
  const set = assignments({ ...columns, version: before.__v + 1, updated_at: at });
  await namingDuplicates(mapping, () =>
    sql`update ${sql.table(mapping.table)} set ${set}
        where id = ${before._id} and version = ${before.__v}`.execute(transaction),
  );
}

function problemsOfMapping(definition: Definition, mapping: TableMapping): readonly string[] {
  const fields = new Map(leavesOf(definition.fields));
  const expressions = expressionsOf(mapping);
  const homeless = [...fields.keys()].filter(
    (path) => !mapping.columns[path] && !mapping.unread.includes(path) && !expressions[path],
  );
  const stray = Object.keys({ ...mapping.columns, ...expressions }).filter(
    (path) => !fields.has(path),
  );
  return [
    ...homeless.map((path) => `${definition.name}.${path}: has no column in ${mapping.table}.`),
    ...stray.map((path) => `${definition.name}.${path}: is mapped to a column but is not a field.`),
  ];
}

/** Whether a path is one of some fields of the record, or in one that is a group. */
const isIn = (fields: readonly string[], path: string): boolean =>
  fields.includes(path.split('.')[0] ?? path);

/** The columns of some fields of the record, groups included. */
const columnsOf = ({ columns }: TableMapping, fields: readonly string[]): readonly string[] =>
  Object.entries(columns).flatMap(([path, column]) => (isIn(fields, path) ? column : []));

const countersOf = (
  { columns }: TableMapping,
  { table, by }: NonNullable<TableMapping['counters']>,
): Counters => ({
  table,
  has: (path) => {
    const column = Object.hasOwn(columns, path) ? columns[path] : undefined;
    return column !== undefined && by.includes(column);
  },
});

/**
 * The store of a resource that has a table of its own, over the living rows or over those in the
 * bin. Throws if a field has no column.
 */
export function tableStore(
  definition: Definition,
  table: TableMapping,
  rows: 'living' | 'binned' = 'living',
): Storage {
  const problems = problemsOfMapping(definition, table);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const names = [
    ...new Set(['id', 'version', 'created_at', 'updated_at', ...Object.values(table.columns)]),
  ];
  const assemble = assembler(definition.fields, (path, field) => {
    const column = table.columns[path] ?? path;
    return (row: Values) => toWire(field, row[column]);
  });
  return {
    table: table.table,
    // Forty columns as one expression: naming each one costs more than the rest of the statement.
    selection: (alias, without = []) => {
      const left = columnsOf(table, without);
      const read = names.filter((name) => !left.includes(name));
      const columns = sql.raw(read.map((name) => `"${alias}"."${name}"`).join(', '));
      const computed = Object.entries(expressionsOf(table)).flatMap(([path, expressionOf]) =>
        isIn(without, path) ? [] : [sql`${expressionOf(alias)} as ${sql.id(path)}`],
      );
      return sql.join([columns, ...computed]);
    },
    living: (alias) =>
      table.bin
        ? sql`${sql.ref(`${alias}.${table.bin}`)} is ${sql.raw(rows === 'living' ? '' : 'not')} null`
        : sql.lit(true),
    existing: () => sql.lit(true),
    column: (path, alias) => columnAt(definition, table, path, alias),
    search: (alias) => sql`${sql.ref(`${alias}.${table.search}`)}`,
    ...(table.writes
      ? { writeCount: sql<string>`(select sum(writes) from ${sql.table(table.writes)})` }
      : {}),
    ...(rows === 'living' && table.counters ? { counters: countersOf(table, table.counters) } : {}),

    toRecord: (row) => {
      const stamps: WireRecord = {
        _id: String(row.id),
        createdAt: toWire({ kind: 'dateTime' }, row.created_at) as string,
        updatedAt: toWire({ kind: 'dateTime' }, row.updated_at) as string,
        __v: Number(row.version),
      };
      return assemble(stamps, row);
    },

    async insert(transaction, id, write) {
      await insert(transaction, table, {
        ...columnsToWrite(definition, table, write),
        id,
        created_at: write.at,
        updated_at: write.at,
      });
      await table.beside?.write(transaction, id, write);
    },

    async update(transaction, before, write) {
      const columns = columnsToWrite(definition, table, write);
      await update(transaction, table, before, columns, write.at);
      await table.beside?.write(transaction, before._id, write);
    },

    async remove(transaction, before, write) {
      if (table.bin) {
        const columns = columnsToWrite(definition, table, write);
        return update(transaction, table, before, { ...columns, [table.bin]: write.at }, write.at);
      }
      await sql`delete from ${sql.table(table.table)} where id = ${before._id}`.execute(
        transaction,
      );
    },
  };
}
