import { type SqlBool, sql } from 'kysely';
import type { StoredChanges } from '../../domain/activity/undo-of.ts';
import { type EntryKind, VIEW_ACTIONS } from '../../domain/activity/view-actions.ts';
import type { Definition } from '../../domain/define.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import { ROW, scopeFilters, whereOf } from '../resources/list-records.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Resources } from '../resources/resource.ts';
import type { Executor } from '../resources/storage.ts';
import type { SearchedRecords } from './searched-entries.ts';

/** Which entries somebody looks for; those before one of them are the next page. */
export type EntryQuery = {
  readonly person?: string | undefined;
  readonly resource?: string | undefined;
  readonly record?: string | undefined;
  /** From this moment on, and before that one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: string | undefined;
  /** What was changed, by default. */
  readonly kind?: EntryKind | undefined;
  readonly action?: string | undefined;
  /** Only what is about one of these records, or was done by one of these people. */
  readonly found?: SearchedRecords | undefined;
  readonly limit: number;
};

const VIEWS = sql.join(VIEW_ACTIONS.map((action) => sql.lit(action)));

/** As the index of views says it. */
const IS_VIEW = sql<SqlBool>`entry.action in (${VIEWS})`;
const IS_NO_VIEW = sql<SqlBool>`entry.action not in (${VIEWS})`;

const ofKind = (kind: EntryKind) =>
  kind === 'all' ? [] : [kind === 'views' ? IS_VIEW : IS_NO_VIEW];

/** Entries about some records, or of some people; none where nothing was found. */
function aboutFound(found: SearchedRecords | undefined) {
  if (found === undefined) return [];
  if (found.length === 0) return [sql<SqlBool>`false`];
  const about = found.map(
    ({ resource, ids }) =>
      sql<SqlBool>`(entry.resource = ${resource} and entry.record_id = any(${ids}::uuid[]))`,
  );
  const people = found.find(({ resource }) => resource === 'users')?.ids ?? [];
  return [
    sql<SqlBool>`(${sql.join([...about, sql`entry.by_id = any(${people}::uuid[])`], sql` or `)})`,
  ];
}

/** An entry of the audit trail. */
export type StoredEntry = {
  readonly id: string;
  readonly at: Date;
  readonly by_id: string | null;
  readonly by_name: string;
  readonly action: string;
  readonly resource: string;
  readonly record_id: string;
  readonly changes: StoredChanges;
  readonly undoes: string | null;
  readonly is_undone: boolean;
};

/** Issued documents are records of their own module (`hasOwnCalls`). */
export const OTHER_DEFINITIONS: ReadonlyMap<string, Definition> = new Map([
  [invoices.name, invoices],
]);

/** The definition of what an entry is about; nothing for what is no record, such as a message. */
export const definitionIn = (resources: Resources, name: string): Definition | undefined =>
  resources.get(name)?.definition ?? OTHER_DEFINITIONS.get(name);

/** The condition under which a person may read about the records of each resource that they may read. */
function readable({ resources, actor }: Reading, only: string | undefined) {
  const names = [...resources.keys(), ...OTHER_DEFINITIONS.keys()].filter(
    (name) => only === undefined || name === only,
  );
  const accessOf = (name: string) => definitionIn(resources, name)?.access.show(actor) ?? false;
  const whole = names.filter((name) => accessOf(name) === true);
  const scoped = names.flatMap((name) => {
    const resource = resources.get(name);
    const access = accessOf(name);
    if (!resource || typeof access === 'boolean') return [];
    const query = {
      filters: scopeFilters(access),
      search: [],
      sort: [],
      page: 1,
      limit: 1,
      fields: undefined,
    };
    return [
      sql<SqlBool>`(entry.resource = ${name} and exists (
        select 1 from ${sql.table(resource.storage.table)} as ${sql.ref(ROW)}
        where ${sql.ref(`${ROW}.id`)} = entry.record_id and ${whereOf(resources, resource, query)}
      ))`,
    ];
  });
  const [first] = whole;
  const ofWhole =
    whole.length === 1 && first
      ? sql<SqlBool>`entry.resource = ${first}`
      : sql<SqlBool>`entry.resource = any(${whole}::text[])`;
  return sql<SqlBool>`(${sql.join([ofWhole, ...scoped], sql` or `)})`;
}

/** The SELECT of a page of entries, the latest first; the test of its indexes passes it to `explain`. */
export function entriesStatement(reading: Reading, query: EntryQuery) {
  const { person, resource, record, from, to, before, limit } = query;
  const { kind = 'changes', action, found } = query;
  const conditions = [
    // As the index by age says it.
    sql<SqlBool>`entry.resource not in ('message', 'sessions')`,
    readable(reading, resource),
    ...ofKind(kind),
    ...aboutFound(found),
    ...(action === undefined ? [] : [sql<SqlBool>`entry.action = ${action}`]),
    ...(person === undefined ? [] : [sql<SqlBool>`entry.by_id = ${person}::uuid`]),
    ...(record === undefined ? [] : [sql<SqlBool>`entry.record_id = ${record}::uuid`]),
    ...(from === undefined ? [] : [sql<SqlBool>`entry.at >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`entry.at < ${to}`]),
    ...(before === undefined
      ? []
      : [
          sql<SqlBool>`(entry.at, entry.id) <
            (select last.at, last.id from audit_entry as last where last.id = ${before}::uuid)`,
        ]),
  ];
  return sql<StoredEntry>`
    select entry.*, exists (
      select 1 from audit_entry as other where other.undoes = entry.id
    ) as is_undone
    from audit_entry as entry
    where ${sql.join(conditions, sql` and `)}
    order by entry.at desc, entry.id desc limit ${limit}
  `;
}

export type LatestEntry = Pick<StoredEntry, 'record_id' | 'at' | 'by_id' | 'by_name'>;

/** The SELECT of the latest entry of each of some records, by the index of records. */
export function latestStatement(
  reading: Reading,
  { resource, records }: { resource: string; records: readonly string[] },
) {
  return sql<LatestEntry>`
    select latest.record_id, latest.at, latest.by_id, latest.by_name
    from unnest(${records}::uuid[]) as wanted (id)
    cross join lateral (
      select entry.* from audit_entry as entry
      where entry.record_id = wanted.id and entry.resource = ${resource}
        and ${IS_NO_VIEW} and ${readable(reading, resource)}
      order by entry.id desc limit 1
    ) as latest
  `;
}

/** One entry, if the person may read about its record. */
export async function findEntry(
  executor: Executor,
  reading: Reading,
  id: string,
): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`
    select entry.*, exists (
      select 1 from audit_entry as other where other.undoes = entry.id
    ) as is_undone
    from audit_entry as entry where entry.id = ${id}::uuid and ${readable(reading, undefined)}
  `.execute(executor);
  return rows[0];
}
