import { type RawBuilder, sql } from 'kysely';
import type { DB } from './database-types.ts';

/**
 * Inserts rows that are given as one list: the text of the statement does not depend on how many they are,
 * so that it can be `prepared`, and thousands of values need no parameter each. What a row lacks is null,
 * and values of JSON are given as they are.
 */
export const insertList = <Table extends keyof DB & string>(
  table: Table,
  columns: readonly (keyof DB[Table] & string)[],
  rows: readonly object[],
): RawBuilder<unknown> => {
  const names = sql.join(columns.map((column) => sql.id(column)));
  return sql`
    insert into ${sql.id(table)} (${names}) select ${names}
    from jsonb_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(rows)}::jsonb)
  `;
};
