import { type Kysely, sql } from 'kysely';
import type { DB } from './database-types.ts';
import { StartError } from './start-error.ts';

/** A column that stores members of a list which the code declares. Empty cells are none of them. */
export type MemberColumn = {
  readonly table: string;
  readonly column: string;
  readonly members: readonly (string | number)[];
  /** Where the list is declared, as the message names it. */
  readonly declaredIn: string;
};

/** A value that is stored, but not declared. */
type UnknownMember = MemberColumn & { readonly value: string; readonly rows: number };

const isUnknown = ({ column, members }: MemberColumn) =>
  sql<boolean>`${sql.ref(column)} not in (${sql.join(members.map((one) => sql.lit(one)))})`;

type Tables = ReadonlyMap<string, readonly MemberColumn[]>;

/**
 * The tables that store what is not declared: each is read once, for all its columns, by one statement
 * for them all. Mostly there are none.
 */
async function tablesWithUnknown(
  database: Kysely<DB>,
  tables: Tables,
): Promise<ReadonlySet<string>> {
  const parts = [...tables].map(
    ([table, columns]) => sql`
      select ${sql.lit(table)} as name where exists (
        select from ${sql.table(table)} where ${sql.join(columns.map(isUnknown), sql` or `)}
      )`,
  );
  if (parts.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(
    database,
  );
  return new Set(rows.map(({ name }) => name));
}

/** What the columns of a table store that is not declared. */
async function unknownIn(
  database: Kysely<DB>,
  table: string,
  columns: readonly MemberColumn[],
): Promise<readonly UnknownMember[]> {
  const unknown: UnknownMember[] = [];
  for (const one of columns) {
    const found = await sql<{ value: string; rows: string }>`
      select ${sql.ref(one.column)}::text as value, count(*) as rows from ${sql.table(table)}
      where ${isUnknown(one)} group by 1 order by 1
    `.execute(database);
    unknown.push(
      ...found.rows.map(({ value, rows: count }) => ({ ...one, value, rows: Number(count) })),
    );
  }
  return unknown;
}

const sentenceOf = ({ table, column, value, rows, declaredIn, members }: UnknownMember): string =>
  `- ${table}.${column} is "${value}" in ${rows} ${rows === 1 ? 'row' : 'rows'}, but ${declaredIn} declares only: ${members.join(', ')}.`;

/**
 * Throws a `StartError` that names every stored value which is no member of its column's list: nobody
 * could say what it means. The database itself does not know the lists, which are declared once.
 */
export async function checkMembers(
  database: Kysely<DB>,
  columns: readonly MemberColumn[],
): Promise<void> {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const found = await tablesWithUnknown(database, tables);
  const unknown = await Promise.all(
    [...tables].flatMap(([table, own]) =>
      found.has(table) ? unknownIn(database, table, own) : [],
    ),
  );
  const problems = unknown.flat().map(sentenceOf);
  if (problems.length === 0) return;
  throw new StartError(
    [
      'The server does not start, because the database stores values that are not declared:',
      ...problems,
      'Declare them again, or give these rows another value in a migration (a new file in server/migrations).',
      'Nothing was changed. The former version of the declarations still starts.',
    ].join('\n'),
  );
}
