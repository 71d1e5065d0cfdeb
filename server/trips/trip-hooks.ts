import { sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { groupDescription, TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { FINISHED_STATUS } from '../../domain/trips/steps.ts';
import { RequestError } from '../base/request-error.ts';
import { carriedBy } from '../orders/carried-by.ts';
import { historyLine } from '../orders/order-history.ts';
import type { Addition, Change, Creation, ResourceHooks } from '../resources/hooks.ts';
import type { Filter, ListQuery } from '../resources/list-query.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { historyAfter, tripLine } from './trip-history.ts';

const OPEN: Filter = { path: 'finish', operator: 'eq', values: [false] };

/** A group's name stands for its open trip, unless the query also requests finished ones. */
function openUnlessRequested(query: ListQuery): ListQuery {
  const names = query.filters.some(({ path }) => path === 'name');
  const filtersByEnd = query.filters.some(({ path }) => path === 'finish' || path === 'finishedAt');
  return names && !filtersByEnd ? { ...query, filters: [...query.filters, OPEN] } : query;
}

const openTrips = (group: string): ListQuery => ({
  filters: [{ path: 'name', operator: 'eq', values: [group] }, OPEN],
  search: [],
  sort: [],
  page: 1,
  limit: 1,
  fields: undefined,
});

async function creating({ after }: Creation, context: WriteContext): Promise<Addition> {
  const { transaction } = context;
  if (after.finish === true) rejectInvalid({ finish: { code: 'notWritable' } });
  const { name } = after;
  if (!isOneOf(TRIP_GROUPS, name)) throw new Error('A trip passed validation without a group.');
  // This check separates two clerks who open a group at once; the unique index is the last
  // safeguard.
  await sql`select pg_advisory_xact_lock(hashtext(${`open trip ${name}`}))`.execute(transaction);
  const open = await transaction
    .selectFrom('trips')
    .select('id')
    .where('name', '=', name)
    .where('finish', '=', false)
    .executeTakeFirst();
  if (open) throw new RequestError('trip.alreadyOpen');
  const history = [tripLine(context, { from: null, to: Number(after.status) })];
  return { values: { description: after.description ?? groupDescription(name), history } };
}

async function changing(
  { before, after, paths }: Change,
  context: WriteContext,
): Promise<Addition> {
  if (before.finish === true) throw new RequestError('trip.closed');
  if (paths.includes('name')) {
    throw new RequestError('transition.forbidden', {
      message: 'A trip stays in the group that it was opened for.',
      fields: { name: { code: 'notWritable' } },
    });
  }
  if (after.finish !== true) {
    return { values: { history: historyAfter(before, after.status, context) } };
  }
  if (paths.includes('status') && after.status !== FINISHED_STATUS) {
    rejectInvalid({ status: { code: 'tooSmall', limit: FINISHED_STATUS } });
  }
  return {
    values: {
      status: FINISHED_STATUS,
      finishedAt: context.now.toISOString(),
      history: historyAfter(before, FINISHED_STATUS, context),
    },
  };
}

/** What the business requires of trips beyond their definition. */
export const tripHooks: ResourceHooks = {
  listing: openUnlessRequested,
  named: (segment) => (isOneOf(TRIP_GROUPS, segment) ? openTrips(segment) : undefined),
  creating,
  changing,

  async changed({ before, after }, context) {
    if (after.finish === true) await finishOrders({ _id: before._id, name: before.name }, context);
  },

  async removing(before, { transaction }) {
    const { rows } = await sql`
      select 1 from orders
      where trip_id = ${before._id} or (${before.finish === false} and ${carriedBy(before.name)})
      limit 1
    `.execute(transaction);
    if (rows.length > 0) {
      throw new RequestError('record.inUse', { message: 'The trip carries orders.' });
    }
    return {};
  },
};

/** Archives what a trip carried: its orders are finished and keep a reference to the trip. */
export async function finishOrders(
  trip: { _id: string; name: unknown },
  context: WriteContext,
): Promise<void> {
  const line = historyLine(context, { action: 'finish', to: trip.name });
  const { rows } = await sql<{ id: string }>`
    update orders set finished = true, trip_id = ${trip._id}, version = version + 1,
      updated_at = ${context.now}, history = history || ${JSON.stringify([line])}::jsonb
    where ${carriedBy(trip.name)}
    returning id
  `.execute(context.transaction);
  const changes = { finish: { from: false, to: true }, trip: { from: null, to: trip._id } };
  await writeAudit(
    rows.map(({ id }) => ({ action: 'finish', resource: 'commands', recordId: id, changes })),
    context,
  );
}
