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

/** What one table stores that is not declared. All its columns are read at once; mostly that is all. */
async function unknownIn(
  database: Kysely<DB>,
  table: string,
  columns: readonly MemberColumn[],
): Promise<readonly UnknownMember[]> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${sql.table(table)} where ${sql.join(columns.map(isUnknown), sql` or `)}
    ) as found
  `.execute(database);
  if (!rows[0]?.found) return [];
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
  const unknown = await Promise.all(
    [...tables].map(([table, own]) => unknownIn(database, table, own)),
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
