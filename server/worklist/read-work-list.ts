import { type RawBuilder, sql } from 'kysely';
import { type Actor, allows, answering } from '../../domain/access.ts';
import { berlinDay, berlinMoment } from '../../domain/berlin-clock.ts';
import { mayReadAll } from '../../domain/field-access.ts';
import { fromCents } from '../../domain/money.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import {
  isListedLine,
  LISTED_LINES,
  type LineFilter,
  type LineTimes,
  type ListedLineName,
  OVERDUE_INVOICES,
  TRIP_LINES,
  type TripLoad,
  WORK_LINES,
  type WorkLine,
} from '../../domain/worklist/work-lines.ts';
import { overdueInvoices } from '../documents/list-invoices.ts';
import { dueCents } from '../orders/due-cents.ts';
import { scopedQuery } from '../resources/answer-list.ts';
import { columnAt } from '../resources/column-at.ts';
import { countCache, presentVersion } from '../resources/count-cache.ts';
import type { Engine } from '../resources/engine.ts';
import { type ListQuery, type RawQuery, readListQuery } from '../resources/list-query.ts';
import { ROW, whereOf } from '../resources/list-records.ts';
import type { Resource, Resources } from '../resources/resource.ts';
import type { Executor } from '../resources/storage.ts';
import { lineStates } from './line-states.ts';
import { type OpenTrip, openTrips } from './trip-loads.ts';

const DAY_MINUTES = 24 * 60;

type Tally = Pick<WorkLine, 'count' | 'oldest' | 'due' | 'trip'>;
type Reading = Pick<Engine, 'database' | 'resources' | 'definitions'>;

/** The parameters of a list query that stand for a filter. */
const parametersOf = (filter: LineFilter): RawQuery =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([path, value]) =>
      typeof value === 'string' || Array.isArray(value)
        ? [[path, value as string | readonly string[]]]
        : Object.entries(value).map(([operator, limit]) => [`${path}[${operator}]`, limit]),
    ),
  );

/**
 * The lines of the work list with their numbers, as far as the actor may list what they count: one
 * statement for each resource. With them comes what the open trips carry.
 */
export async function readWorkList(
  engine: Reading,
  { actor, times, now }: { actor: Actor & { readonly id: string }; times: LineTimes; now: Date },
): Promise<{ readonly lines: readonly WorkLine[]; readonly trips: readonly TripLoad[] }> {
  const [tallies, waiting, overdue, trips, states] = await Promise.all([
    listedTallies(engine, actor, times),
    allows(answering, actor) ? unansweredTally(engine.database, now) : undefined,
    overdueTally(engine.database, actor, now),
    openTrips(engine.database),
    lineStates(engine.database, actor.id),
  ]);
  const others = {
    toAnswer: { tally: waiting, filter: {} },
    overdueInvoices: { tally: overdue, filter: OVERDUE_INVOICES.filter },
    tripA: { tally: tripTally(trips, TRIP_LINES.tripA), filter: {} },
    tripB: { tally: tripTally(trips, TRIP_LINES.tripB), filter: {} },
  };
  const lines = WORK_LINES.flatMap((line): WorkLine[] => {
    const { tally, filter } = isListedLine(line)
      ? { tally: tallies.get(line), filter: LISTED_LINES[line].filter(times) }
      : others[line];
    return tally ? [{ line, ...tally, filter, ...states.of(line) }] : [];
  });
  return { lines, trips: trips.map(({ load }) => load) };
}

async function listedTallies(
  { database, resources, definitions }: Reading,
  actor: Actor,
  times: LineTimes,
): Promise<ReadonlyMap<ListedLineName, Tally>> {
  const byResource = Map.groupBy(
    Object.keys(LISTED_LINES) as ListedLineName[],
    (line) => LISTED_LINES[line].resource,
  );
  const counted = await Promise.all(
    [...byResource].map(async ([name, lines]) => {
      const resource = resources.get(name);
      if (!resource || !allows(resource.definition.access.list, actor)) return [];
      const requested = await Promise.all(
        lines.flatMap((line) => {
          const parameters = parametersOfLine(line, times);
          const paths = Object.keys(parameters).map((key) => key.replace(/\[.*$/, ''));
          const { definition } = resource;
          if (!mayReadAll(definition.fields, paths.filter(isField), actor)) return [];
          const query = readListQuery(parameters, { definition, definitions, actor });
          return [queryOf(line, resource, { query, database, actor })];
        }),
      );
      return tallyOf({ database, resources }, resource, requested);
    }),
  );
  return new Map(counted.flat());
}

const isField = (path: string): boolean => path !== 'createdAt';

/** The parameters that request the records of a line from their list. */
export function parametersOfLine(line: ListedLineName, times: LineTimes): RawQuery {
  const { filter, ...rest } = LISTED_LINES[line];
  return parametersOf({ ...('base' in rest ? rest.base : {}), ...filter(times) });
}

type Requested = { readonly line: ListedLineName; readonly query: ListQuery };

const queryOf = async (
  line: ListedLineName,
  resource: Resource,
  { query, database, actor }: { query: ListQuery; database: Executor; actor: Actor },
): Promise<Requested> => ({ line, query: await scopedQuery(resource, query, { database, actor }) });

type Tallied = readonly (readonly [ListedLineName, Tally])[];

const known = countCache<Tally>();

/** The tallies of a resource's lines: those that are known until the next write, and the others. */
async function tallyOf(
  { database, resources }: Pick<Engine, 'database' | 'resources'>,
  resource: Resource,
  requested: readonly Requested[],
): Promise<Tallied> {
  if (requested.length === 0) return [];
  const { storage } = resource;
  const version = await presentVersion(database, storage);
  const found = requested.map(({ line, query }) => ({
    line,
    query,
    tally: known.find(database, storage, query, version),
  }));
  const { tallies, at } = await addUp(
    { database, resources },
    resource,
    found.filter(({ tally }) => tally === undefined),
  );
  return found.flatMap(({ line, query, tally }) => {
    const counted = tally ?? tallies.get(line);
    if (!counted) return [];
    if (!tally) known.keep(database, storage, query, { version: at, value: counted });
    return [[line, counted] as const];
  });
}

type Counted = {
  line: ListedLineName;
  count: string;
  oldest: string | Date | null;
  due: string | null;
  version: string | null;
};

/** The SELECT of one line; the tests of its indexes pass it to `explain`. */
export function lineStatement(
  resources: Resources,
  resource: Resource,
  { line, query }: Requested,
): RawBuilder<Counted> {
  const { storage } = resource;
  const moment = columnAt(resources, resource, LISTED_LINES[line].waitsFrom, ROW).expression;
  return sql<Counted>`
    select ${line}::text as line, count(*) as count, min(${moment}) as oldest,
      ${isSummed(line) ? sql`sum(${dueCents(ROW)})` : sql`null::numeric`} as due,
      ${storage.writeCount ?? sql`null`} as version
    from ${sql.table(storage.table)} as ${sql.ref(ROW)}
    where ${whereOf(resources, resource, query)}
  `;
}

/** Counts all lines in one statement, and returns at which count of the table's writes. */
async function addUp(
  { database, resources }: Pick<Engine, 'database' | 'resources'>,
  resource: Resource,
  requested: readonly Requested[],
): Promise<{ tallies: ReadonlyMap<ListedLineName, Tally>; at: string | null }> {
  if (requested.length === 0) return { tallies: new Map(), at: null };
  const selects = requested.map((line) => lineStatement(resources, resource, line));
  const { rows } = await sql<Counted>`${sql.join(selects, sql` union all `)}`.execute(database);
  const tallies = rows.map(({ line, count, oldest, due }) => {
    const tally = { count: Number(count), oldest: isoOf(oldest) };
    return [line, isSummed(line) ? { ...tally, due: fromCents(Number(due ?? 0)) } : tally] as const;
  });
  return { tallies: new Map(tallies), at: rows[0]?.version ?? null };
}

const isSummed = (line: ListedLineName): boolean => 'isSummed' in LISTED_LINES[line];

/** A table has moments, and the document of a generic record has them as text. */
const isoOf = (moment: string | Date | null | undefined): string | null =>
  moment === null || moment === undefined ? null : new Date(moment).toISOString();

/** The oldest waits since the end of the day by which it was to be paid. */
async function overdueTally(
  database: Executor,
  actor: Actor,
  now: Date,
): Promise<Tally | undefined> {
  if (!allows(invoices.access.list, actor)) return undefined;
  const { count, open, oldest } = await overdueInvoices(database, berlinDay(now));
  return {
    count,
    oldest:
      oldest === null ? null : berlinMoment({ day: oldest, minute: DAY_MINUTES }).toISOString(),
    due: open,
  };
}

/** A trip has as many parcels as it is to carry, and stands at its step since a moment. */
function tripTally(trips: readonly OpenTrip[], group: 'A' | 'B'): Tally | undefined {
  const trip = trips.find(({ load }) => load.name === group);
  if (!trip) return undefined;
  const { load, parcels, loaded } = trip;
  return {
    count: parcels,
    oldest: load.stepSince,
    trip: { _id: load._id, status: load.status, loaded },
  };
}

/** As the first filter of the inbox counts them (`answerSince` in domain/chat/inbox.ts). */
async function unansweredTally(database: Executor, now: Date): Promise<Tally> {
  const { rows } = await sql<{ count: string; oldest: Date | null }>`
    select count(*) as count, min(coalesce(unanswered_since, snoozed_until)) as oldest
    from conversation
    where deleted_at is null and case
      when snoozed_until is null then unanswered_since is not null
      else snoozed_until <= ${now} end
  `.execute(database);
  return { count: Number(rows[0]?.count ?? 0), oldest: isoOf(rows[0]?.oldest) };
}
