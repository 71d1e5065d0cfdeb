import { type RawBuilder, sql } from 'kysely';
import { type Actor, allows } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { mayRead } from '../../domain/field-access.ts';
import { scopedQuery } from '../resources/answer-list.ts';
import { columnAt } from '../resources/column-at.ts';
import type { Engine } from '../resources/engine.ts';
import type { ListQuery } from '../resources/list-query.ts';
import { addendsOf, countOf, countRecords, ROW } from '../resources/list-records.ts';
import { type Resource, type Resources, writtenResources } from '../resources/resource.ts';

/** How many records a resource has, and how many of them in each state, if they have states. */
export type Counted = {
  readonly count: number;
  readonly states?: Readonly<Record<string, number>>;
};

/** The fields that say what has become of a record; the first one counts. */
const STATE_FIELDS = ['state', 'status'] as const;

const WHOLE_LIST: ListQuery = {
  filters: [],
  search: [],
  sort: [],
  page: 1,
  limit: undefined,
  fields: undefined,
};

type RequestedCount = { readonly resource: Resource; readonly query: ListQuery };
type Row = { readonly path: string; readonly state: string | null; readonly count: number };

/**
 * The counts of all resources that the actor may list, by their paths: of the records that their own
 * list would show. What is only read grows by itself, and nobody has to do anything about it. One
 * statement counts everything but the tables whose counts are cached.
 */
export async function readCounts(
  { database, resources }: Pick<Engine, 'database' | 'resources'>,
  actor: Actor,
): Promise<Readonly<Record<string, Counted>>> {
  const requested: RequestedCount[] = [];
  for (const resource of writtenResources(resources)) {
    if (!allows(resource.definition.access.list, actor)) continue;
    requested.push({
      resource,
      query: await scopedQuery(resource, WHOLE_LIST, { database, actor }),
    });
  }
  const isCached = ({ resource }: RequestedCount) => resource.storage.writeCount !== undefined;
  const together = requested.filter((one) => !isCached(one));
  const statements = together.map((one) => statementOf(resources, one, actor));
  const rows =
    statements.length === 0
      ? []
      : (await sql<Row>`${sql.join(statements, sql` union all `)}`.execute(database)).rows;
  const counted = new Map<string, Counted>(
    together.map(({ resource: { definition } }) => [
      definition.path,
      countedIn(
        rows.filter(({ path }) => path === definition.path),
        statesOf(definition, actor),
      ),
    ]),
  );
  for (const { resource, query } of requested.filter(isCached)) {
    const count = await countRecords(database, resources, resource, query);
    counted.set(resource.definition.path, { count });
  }
  return Object.fromEntries(
    requested.flatMap(({ resource: { definition } }) => {
      const found = counted.get(definition.path);
      return found ? [[definition.path, found]] : [];
    }),
  );
}

type States = { readonly path: string; readonly names: readonly string[] };

/** The states that a resource's records can have, if this reader may know of them. */
function statesOf({ fields }: Definition, actor: Actor): States | undefined {
  for (const path of STATE_FIELDS) {
    const field = fields[path];
    if (field?.kind !== 'choice' || !field.filter || !mayRead(field, actor)) continue;
    return { path, names: field.choices.map(String) };
  }
  return undefined;
}

/** Counts one resource's records by their state. */
function statementOf(
  resources: Resources,
  { resource, query }: RequestedCount,
  actor: Actor,
): RawBuilder<Row> {
  const { definition } = resource;
  const states = statesOf(definition, actor);
  const addends = addendsOf(resources, resource, query, states ? [states.path] : []);
  const state = states ? columnAt(resources, resource, states.path, ROW).expression : sql`null`;
  return sql<Row>`
    (select ${definition.path}::text as path, (${state})::text as state,
      (${countOf(addends)})::integer as count
    from ${addends.table} as ${sql.ref(ROW)}
    where ${addends.where} group by 2)
  `;
}

/** Every state is returned, those without a record too. */
function countedIn(rows: readonly Row[], states: States | undefined): Counted {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (!states) return { count };
  const inState = (name: string) => rows.find(({ state }) => state === name)?.count ?? 0;
  return {
    count,
    states: Object.fromEntries(states.names.map((name) => [name, inState(name)])),
  };
}
