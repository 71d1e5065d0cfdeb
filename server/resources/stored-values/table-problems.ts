import { sql, type Transaction } from 'kysely';
import type { Field } from '../../../domain/fields.ts';
import { fieldAt } from '../../../domain/paths.ts';
import type { DB } from '../../database/database-types.ts';
import { uniqueKeyOf } from '../table-store.ts';
import {
  ADVICE_FOR_KIND,
  addRecord,
  adviceForColumn,
  adviceForIndex,
  adviceForMissing,
  adviceForOtherUnit,
  type Concerned,
  recordsText,
} from './advice.ts';
import { type Check, doublesText, isOtherUnit, isRetired, ROWS_AT_ONCE } from './check.ts';
import { harmedValues } from './harmed-values.ts';
import { type PathShape, shapeOf, storeOf } from './shape.ts';

/** The columns of a table with the expression of their default; empty if there is no such table. */
export async function columnsOf(
  transaction: Transaction<DB>,
  table: string,
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ name: string; preset: string | null }>`
    select a.attname as name,
           case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as preset
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = to_regclass(${table}) and a.attnum > 0 and not a.attisdropped
  `.execute(transaction);
  return new Map(rows.map(({ name, preset }) => [name, preset]));
}

/** The rows of a table whose column holds something that is not its default. */
export async function rowsWith(
  transaction: Transaction<DB>,
  table: string,
  column: string,
  preset: string | null,
): Promise<Concerned> {
  const value = sql`to_jsonb(${sql.ref(column)})`;
  const given =
    preset === null ? sql`true` : sql`${sql.ref(column)} is distinct from ${sql.raw(preset)}`;
  const { rows } = await sql<{ id: string; count: string }>`
    select id, count(*) over () as count from ${sql.table(table)}
    where ${given} and ${value} not in ('null', '""', '[]', '{}') limit 5
  `.execute(transaction);
  return { count: Number(rows[0]?.count ?? 0), ids: rows.map(({ id }) => id) };
}

async function unreadableRows(
  { transaction, resource }: Check,
  table: string,
  column: string,
  field: Field,
): Promise<Concerned> {
  const concerned: Concerned = { count: 0, ids: [] };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; value: unknown }>`
      select id, to_jsonb(${sql.ref(column)}) as value from ${sql.table(table)}
      where id > ${after}::uuid order by id limit ${ROWS_AT_ONCE}`.execute(transaction);
    for (const { id, value } of rows) {
      const harmed = harmedValues(
        { [resource.definition.name]: field },
        { [resource.definition.name]: value },
      );
      if (harmed.some(({ harm }) => harm === 'unreadable')) addRecord(concerned, id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return concerned;
    after = last.id;
  }
}

/** What a new definition does to one column that an earlier one wrote. */
async function problemOfColumn(
  check: Check,
  table: string,
  path: string,
  then: PathShape & { readonly column: string },
  preset: string | null,
): Promise<readonly string[]> {
  const { transaction, resource, retired } = check;
  const { name, fields } = resource.definition;
  const [nowPath, now] =
    Object.entries(shapeOf(resource).paths).find(([, { column }]) => column === then.column) ?? [];
  if (nowPath === undefined || now === undefined) {
    if (isRetired(retired, name, path)) return [];
    const concerned = await rowsWith(transaction, table, then.column, preset);
    if (concerned.count === 0) return [];
    return [
      `${name}.${path} is no field any more, but ${table}.${then.column} holds a value in ${recordsText(concerned)}. ${adviceForColumn(name, path, table, then.column)}`,
    ];
  }
  if (now.form === then.form) return [];
  if (isOtherUnit(then, now)) {
    const concerned = await rowsWith(transaction, table, then.column, null);
    return concerned.count === 0
      ? []
      : [
          `${name}.${nowPath} was stored as ${then.form} and would be read as ${now.form} in ${recordsText(concerned)}. ${adviceForOtherUnit(storeOf(resource))}`,
        ];
  }
  const field = fieldAt(fields, nowPath);
  const concerned = field && (await unreadableRows(check, table, then.column, field));
  return concerned && concerned.count > 0
    ? [
        `${name}.${nowPath} is a field of the kind "${field.kind}", but ${table}.${then.column} holds something else in ${recordsText(concerned)}. ${ADVICE_FOR_KIND}`,
      ]
    : [];
}

/** The unique constraints of a table, each of one column. */
async function uniqueKeysOf(
  transaction: Transaction<DB>,
  table: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string; column: string }>`
    select c.relname as key, a.attname as column
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = to_regclass(${table}) and i.indisunique and i.indisvalid
      and i.indnkeyatts = 1 and i.indpred is null and i.indexprs is null
  `.execute(transaction);
  return new Set(
    rows.flatMap(({ key, column }) => (key === uniqueKeyOf(table, column) ? column : [])),
  );
}

/** Unique fields whose columns let records share a value, or whose records already do. */
async function problemsOfUnique(
  { transaction, resource }: Check,
  table: string,
): Promise<readonly string[]> {
  const keys = await uniqueKeysOf(transaction, table);
  const problems: string[] = [];
  for (const [path, { unique, column }] of Object.entries(shapeOf(resource).paths)) {
    if (!unique || column === undefined || keys.has(column)) continue;
    const where = `${resource.definition.name}.${path}`;
    const { rows } = await sql<{ ids: string[] }>`
      select (array_agg(id::text order by id))[1:5] as ids from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by ${sql.ref(column)} having count(*) > 1
    `.execute(transaction);
    const doubles = rows.map(({ ids }) => ids);
    problems.push(
      doubles.length > 0
        ? doublesText(where, doubles)
        : `${where} is unique, but nothing keeps two records from sharing a value of ${table}.${column}: it has no unique constraint. ${adviceForIndex(table, column)}`,
    );
  }
  return problems;
}

/** What a definition would do to the columns of its own table. */
export async function problemsOfTable(check: Check, table: string): Promise<readonly string[]> {
  const columns = await columnsOf(check.transaction, table);
  const problems: string[] = [];
  for (const [path, shape] of Object.entries(check.before?.paths ?? {})) {
    const { column } = shape;
    if (column === undefined || !columns.has(column)) continue;
    const preset = columns.get(column) ?? null;
    problems.push(...(await problemOfColumn(check, table, path, { ...shape, column }, preset)));
  }
  const missing = Object.entries(shapeOf(check.resource).paths).flatMap(([path, { column }]) =>
    column === undefined || columns.has(column)
      ? []
      : `${check.resource.definition.name}.${path} is stored in ${table}.${column}, which is not there. ${adviceForMissing(table, column)}`,
  );
  return [
    ...problems,
    ...missing,
    ...(missing.length > 0 ? [] : await problemsOfUnique(check, table)),
  ];
}
