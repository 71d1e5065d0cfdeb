import { type Kysely, sql } from 'kysely';

const SCRATCH = 'jisr_expected_schema';

/** What makes up a table, a view, a sequence or a function, one line for each part. */
type Description = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * How the schema of a database differs from what statements create, one sentence for each
 * difference; none if it is the same. The order of columns does not count, and tables, views and
 * functions that the statements do not create are nobody's business here. The statements run in a
 * schema of their own that is rolled back, so that the same PostgreSQL describes both sides.
 */
export async function schemaDifferences<DB>(
  transaction: Kysely<DB>,
  statements: readonly string[],
): Promise<readonly string[]> {
  const actual = await describe(transaction);
  await sql`savepoint before_expected_schema`.execute(transaction);
  await sql`create schema ${sql.id(SCRATCH)}`.execute(transaction);
  // Extensions stay where the database has them.
  await sql`
    select set_config('search_path', ${`${SCRATCH}, `} || current_setting('search_path'), true)
  `.execute(transaction);
  for (const statement of statements) await sql.raw(statement).execute(transaction);
  const expected = await describe(transaction);
  await sql`rollback to savepoint before_expected_schema`.execute(transaction);
  return [...expected].flatMap(([name, parts]) => {
    const found = actual.get(name);
    if (!found) return [`The ${name} is missing.`];
    return [
      ...[...parts].filter((part) => !found.has(part)).map((part) => `The ${name} lacks: ${part}`),
      ...[...found].filter((part) => !parts.has(part)).map((part) => `The ${name} has: ${part}`),
    ];
  });
}

/**
 * Describes the first schema of the search path. Names in it are written without the schema, so
 * that two schemas with the same contents have the same description.
 */
async function describe<DB>(transaction: Kysely<DB>): Promise<Description> {
  const { rows } = await sql<{ owner: string; part: string }>`
    with relation as (
      select oid, relname, relkind, reloptions,
        case relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || relname
          as owner
      from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'S')
    )
    select owner, concat_ws(' ', 'options', reloptions::text) as part
    from relation where relkind <> 'S'
    union all
    select owner, concat_ws(' ', 'column', attname, format_type(atttypid, atttypmod),
      case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
      case when attnotnull then 'not null' end,
      case attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
      case when attgenerated = 's' then 'generated' end,
      'default ' || pg_get_expr(adbin, adrelid, true))
    from relation
    join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind <> 'S'
    union all
    -- Since PostgreSQL 18, "not null" is a constraint too; the columns say it already.
    select owner, concat_ws(' ', 'constraint', conname, pg_get_constraintdef(pg_constraint.oid, true),
      case when not convalidated then 'not valid' end)
    from relation join pg_constraint on conrelid = relation.oid and contype <> 'n'
    union all
    select owner, concat_ws(' ', pg_get_indexdef(indexrelid, 0, true),
      case when not indisvalid then 'invalid' end)
    from relation join pg_index on indrelid = relation.oid
    union all
    select owner, concat_ws(' ', pg_get_triggerdef(pg_trigger.oid, true),
      case tgenabled when 'O' then null else 'not enabled' end)
    from relation join pg_trigger on tgrelid = relation.oid and not tgisinternal
    union all
    select owner, pg_get_viewdef(oid, true) from relation where relkind = 'v'
    union all
    select owner, concat_ws(' ', seqtypid::regtype::text, 'from', seqstart, 'by', seqincrement,
      'between', seqmin, 'and', seqmax, case when seqcycle then 'cycle' end)
    from relation join pg_sequence on seqrelid = relation.oid
    union all
    select 'function ' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')',
      concat_ws(' ', 'returns', pg_get_function_result(pg_proc.oid), 'language', lanname,
        'volatility', provolatile, case when proisstrict then 'strict' end,
        case when prosecdef then 'security definer' end, proconfig::text, 'as', prosrc)
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = current_schema()::regnamespace
  `.execute(transaction);
  const description = new Map<string, Set<string>>();
  for (const { owner, part } of rows) {
    const parts = description.get(owner) ?? new Set();
    description.set(owner, parts.add(part));
  }
  return description;
}
