import { sql } from 'kysely';
import { berlinDay } from '../../domain/berlin-clock.ts';
import { isIdentityFile } from '../../domain/orders/identity-files.ts';
import { type Payable, paymentFactsOf } from '../../domain/orders/payment-facts.ts';
import { isAboard, START_STAGES } from '../../domain/orders/stages.ts';
import { RequestError } from '../base/request-error.ts';
import { forbiddenTransition } from '../resources/guarded-transitions.ts';
import type { Addition, Change, ResourceHooks } from '../resources/hooks.ts';
import type { Filter, ListQuery } from '../resources/list-query.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values, WireRecord } from '../resources/storage.ts';
import { binResource } from './bin-resource.ts';
import { carriedBy } from './carried-by.ts';
import { orderCodes } from './order-codes.ts';
import { historyLine, historyLines } from './order-history.ts';
import { restoreOrder } from './restore-order.ts';

/** The values that a query restricts a field to, or `undefined` if it allows all. */
const restrictedTo = (query: ListQuery, path: string): readonly unknown[] | undefined =>
  query.filters.find((filter) => filter.path === path && filter.operator === 'eq')?.values;

const isRestrictedTo = (query: ListQuery, path: string, value: unknown): boolean => {
  const values = restrictedTo(query, path);
  return values?.length === 1 && values[0] === value;
};

/**
 * Only orders of group A that are on the road can be finished (a CHECK of the table says so). A
 * query for the stages before that therefore requests unfinished ones, which the indexes of the
 * stages need.
 */
function withImpliedFinish(query: ListQuery): ListQuery {
  const stages = restrictedTo(query, 'commandMode');
  const implied =
    isRestrictedTo(query, 'tripGroup', 'A') &&
    stages !== undefined &&
    !stages.some(isAboard) &&
    !query.filters.some(({ path }) => path === 'finish');
  const unfinished: Filter = { path: 'finish', operator: 'eq', values: [false] };
  return implied ? { ...query, filters: [...query.filters, unfinished] } : query;
}

/**
 * Orders on the road are listed in the order in which the trip passes the cities (specification 9).
 */
function inCityOrder(query: ListQuery): ListQuery {
  const isOnTheRoad =
    isRestrictedTo(query, 'tripGroup', 'A') &&
    restrictedTo(query, 'commandMode')?.every(isAboard) === true;
  if (query.sort.length > 0 || !isOnTheRoad) return query;
  const sort = ['cityRank', 'recipient.address', '_id'].map((path) => ({
    path,
    descending: false,
  }));
  return { ...query, sort };
}

async function nextCode({ transaction }: WriteContext): Promise<string> {
  const [code] = await orderCodes(transaction, 1);
  if (!code) throw new Error('The sequence of order codes gave no number.');
  return code;
}

/** Group B has no stages, and an order that has arrived stays where it was. */
function rejectMisplacedTransition({ before, after, paths, transitions }: Change): void {
  const transition = transitions.find(({ field }) => field === 'commandMode');
  if (
    transition &&
    (after.tripGroup === 'B' || before.tripGroup === 'B' || before.finish === true)
  ) {
    throw forbiddenTransition(transition.field, transition.from, transition.to);
  }
  if (before.finish === true && paths.includes('tripGroup')) {
    throw forbiddenTransition('tripGroup', before.tripGroup, after.tripGroup);
  }
}

/** When and how an order was paid, by today's day in Berlin, where a write does not name it. */
const paymentFacts = (
  { before, after }: { readonly before?: Values; readonly after: Values },
  { now }: WriteContext,
  isNamed: (fact: string) => boolean,
): Values =>
  paymentFactsOf(
    // What is stored of an order has been validated by its definition.
    { before: before as Payable | undefined, after: after as Payable },
    { names: (fact) => Boolean(after[fact]) && isNamed(fact), today: berlinDay(now) },
  );

/** The files of an ID card; whoever changes one has the picture that was requested. */
const IDENTITY_FILES = ['frontId', 'faceId', 'backId'];

/**
 * No picture is requested any more once another has arrived, the card was seen, or the order was
 * verified with the pictures that are there; and a card counts as seen no longer once pictures of it
 * are requested. Unless the same change says so.
 */
const identityNotes = ({ before, after, paths }: Change): Values => {
  const isSeen = paths.includes('identitySeenAt') && after.identitySeenAt !== null;
  const isVerified = paths.includes('verified') && after.verified === true;
  const hasArrived = paths.some(
    (path) => IDENTITY_FILES.includes(path) && isIdentityFile(after[path]),
  );
  if (paths.includes('identityRequestedAt')) {
    return after.identityRequestedAt !== null && !isSeen ? { identitySeenAt: null } : {};
  }
  const isOver = isSeen || isVerified || hasArrived;
  return isOver && before.identityRequestedAt !== null ? { identityRequestedAt: null } : {};
};

const linesOf = (record: Values): readonly unknown[] =>
  Array.isArray(record.history) ? record.history : [];

async function changing(change: Change, context: WriteContext): Promise<Addition> {
  rejectMisplacedTransition(change);
  const { before, paths } = change;
  const history = [...linesOf(before), ...historyLines(change, context)];
  const facts = paymentFacts(change, context, (fact) => paths.includes(fact));
  return { values: { history, ...facts, ...identityNotes(change) } };
}

/**
 * The open trip that carries an order. The bin stores it, because the trip may finish meanwhile.
 */
async function tripThatCarries(
  order: WireRecord,
  { transaction }: WriteContext,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select trips.id from trips join orders on orders.trip_group = trips.name
    where orders.id = ${order._id} and not trips.finish and ${carriedBy(order.tripGroup)}
  `.execute(transaction);
  return rows[0]?.id ?? null;
}

/** What the business requires of orders beyond their definition. */
export const orderHooks: ResourceHooks = {
  listing: (query) => inCityOrder(withImpliedFinish(query)),
  startsAt: { commandMode: START_STAGES },

  async creating({ after }, context) {
    const line = historyLine(context, { action: 'create', to: after.commandMode });
    return { values: { history: [line], ...paymentFacts({ after }, context, () => true) } };
  },

  numbering: async (_creation, context) => ({ values: { billCode: await nextCode(context) } }),

  changing,

  async removing(before, context) {
    const line = historyLine(context, { action: 'delete' });
    return {
      values: { history: [...linesOf(before), line] },
      columns: {
        bin_trip_id: await tripThatCarries(before, context),
        deleted_by: context.actor.name,
      },
    };
  },

  async restoring({ id, undoes }, call, context) {
    const orders = call.resources.get('commands');
    if (!orders) throw new RequestError('record.notFound');
    await restoreOrder(call, { orders, bin: binResource(orders) }, id, context, undoes);
  },
};
