import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/database-types.ts';

/** What a message to many adds rows to, and finds single ones in. */
const TABLES = ['conversation', 'message', 'outbox'] as const;
/** Smaller tables are read as quickly in whole. */
const SMALL_PAGES = 4;
const TIMES = 4;

/**
 * Has PostgreSQL count the tables that have grown to several times of what it knows of them. It keeps plans
 * from when they were small, such as reading all conversations to see that one exists, and by itself would
 * count again a minute or more later: until then each batch takes longer than the one before.
 */
export async function analyzeGrown(database: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in (${sql.join(TABLES.map((name) => sql`${sql.lit(name)}::regclass`))})
      and pg_relation_size(oid) > ${sql.lit(TIMES)}
        * greatest(relpages, ${sql.lit(SMALL_PAGES)}) * current_setting('block_size')::bigint
  `.execute(database);
  if (rows.length === 0) return;
  await sql`analyze (skip_locked) ${sql.join(rows.map(({ name }) => sql.id(name)))}`.execute(
    database,
  );
}
