import { type RawBuilder, sql } from 'kysely';
import { type Actor, allows } from '../../domain/access.ts';
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
  WORK_LINES,
  type WorkLine,
} from '../../domain/worklist/work-lines.ts';
import { overdueInvoices } from '../documents/list-invoices.ts';
import { dueCents } from '../orders/due-cents.ts';
import { scopedQuery } from '../resources/answer-list.ts';
import { columnAt } from '../resources/column-at.ts';
import { countCache, presentVersion } from '../resources/count-cache.ts';
import type { Engine } from '../resources/engine.ts';
import { type RawQuery, readListQuery } from '../resources/list-query.ts';
import { ROW, whereOf } from '../resources/list-records.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor } from '../resources/storage.ts';
import { lineStates } from './line-states.ts';
import { type LoadedTrip, tripsLoaded } from './trip-loads.ts';

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
 * statement for each resource, which reads its table once for all of its lines.
 */
export async function readLines(
  engine: Reading,
  { actor, times, now }: { actor: Actor & { readonly id: string }; times: LineTimes; now: Date },
): Promise<readonly WorkLine[]> {
  const [tallies, waiting, overdue, trips, states] = await Promise.all([
    listedTallies(engine, actor, times),
    unansweredTally(engine.database, now),
    overdueTally(engine.database, actor, now),
    tripsLoaded(engine.database),
    lineStates(engine.database, actor.id),
  ]);
  const others = {
    toAnswer: { tally: waiting, filter: {} },
    overdueInvoices: { tally: overdue, filter: OVERDUE_INVOICES.filter },
    tripA: { tally: tripTally(trips.get(TRIP_LINES.tripA)), filter: {} },
    tripB: { tally: tripTally(trips.get(TRIP_LINES.tripB)), filter: {} },
  };
  return WORK_LINES.flatMap((line): WorkLine[] => {
    const { tally, filter } = isListedLine(line)
      ? { tally: tallies.get(line), filter: LISTED_LINES[line].filter(times) }
      : others[line];
    return tally ? [{ line, ...tally, filter, ...states.of(line) }] : [];
  });
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
          const parameters = parametersOf(wholeFilter(line, times));
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

function wholeFilter(line: ListedLineName, times: LineTimes): LineFilter {
  const { filter, ...rest } = LISTED_LINES[line];
  return { ...('base' in rest ? rest.base : {}), ...filter(times) };
}

type Requested = { readonly line: ListedLineName; readonly query: Awaited<Scoped> };
type Scoped = ReturnType<typeof scopedQuery>;

const queryOf = async (
  line: ListedLineName,
  resource: Resource,
  { query, database, actor }: { query: Awaited<Scoped>; database: Executor; actor: Actor },
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

type Counted = Readonly<Record<string, string | Date | null>>;

/** Reads the table once for all lines, and returns at which count of its writes. */
async function addUp(
  { database, resources }: Pick<Engine, 'database' | 'resources'>,
  resource: Resource,
  requested: readonly Requested[],
): Promise<{ tallies: ReadonlyMap<ListedLineName, Tally>; at: string | null }> {
  if (requested.length === 0) return { tallies: new Map(), at: null };
  const { storage } = resource;
  const selected = requested.flatMap(({ line, query }): RawBuilder<unknown>[] => {
    const { waitsFrom, ...rest } = LISTED_LINES[line];
    const moment = columnAt(resources, resource, waitsFrom, ROW).expression;
    const isCounted = whereOf(resources, resource, query);
    return [
      sql`count(*) filter (where ${isCounted}) as ${sql.id(`${line}_count`)}`,
      sql`min(${moment}) filter (where ${isCounted}) as ${sql.id(`${line}_oldest`)}`,
      ...('isSummed' in rest
        ? [sql`sum(${dueCents(ROW)}) filter (where ${isCounted}) as ${sql.id(`${line}_due`)}`]
        : []),
    ];
  });
  const { rows } = await sql<Counted & { readonly version: string | null }>`
    select ${storage.writeCount ?? sql`null`} as version, ${sql.join(selected)}
    from ${sql.table(storage.table)} as ${sql.ref(ROW)}
    where ${storage.living(ROW)}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`Counting the work lines of ${storage.table} returned no row.`);
  const tallies = requested.map(({ line }) => {
    const counted = {
      count: Number(row[`${line}_count`]),
      oldest: isoOf(row[`${line}_oldest`]),
    };
    const due = fromCents(Number(row[`${line}_due`] ?? 0));
    return [line, 'isSummed' in LISTED_LINES[line] ? { ...counted, due } : counted] as const;
  });
  return { tallies: new Map<ListedLineName, Tally>(tallies), at: row.version };
}

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
const tripTally = (trip: LoadedTrip | undefined): Tally | undefined =>
  trip && {
    count: trip.parcels,
    oldest: trip.since.toISOString(),
    trip: { _id: trip.id, status: trip.status, loaded: trip.loaded },
  };

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
