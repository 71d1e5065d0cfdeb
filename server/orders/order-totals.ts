import { sql } from 'kysely';
import { fromCents } from '../../domain/money.ts';
import { fromGrams } from '../../domain/weight.ts';
import { countCache, presentVersion } from '../resources/count-cache.ts';
import type { ListQuery } from '../resources/list-query.ts';
import { addendsOf, countOf, ROW } from '../resources/list-records.ts';
import type { Resource, Resources } from '../resources/resource.ts';
import type { Executor } from '../resources/storage.ts';
import { dueCents } from './due-cents.ts';

/** The totals of a list of orders: kilograms, and what is still to be paid in euro. */
export type OrderTotals = {
  readonly count: number;
  readonly packages: number;
  readonly weight: number;
  readonly unpaid: string;
};

type Row = {
  count: string;
  packages: string;
  grams: string;
  unpaid_cents: string;
  version: string | null;
};

const known = countCache<OrderTotals>();

/** The totals of all orders that match a list query, whatever page it requests. */
export async function orderTotals(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  query: ListQuery,
): Promise<OrderTotals> {
  const { storage } = resource;
  const version = await presentVersion(executor, storage);
  const found = known.find(executor, storage, query, version);
  if (found) return found;
  const { totals, at } = await addUp(executor, resources, resource, query);
  known.keep(executor, storage, query, { version: at, value: totals });
  return totals;
}

/**
 * Adds up all orders of a query, from their counters or from themselves (half a second for a million),
 * and returns at which count of writes.
 */
async function addUp(
  executor: Executor,
  resources: Resources,
  resource: Resource,
  query: ListQuery,
): Promise<{ totals: OrderTotals; at: string | null }> {
  const addends = addendsOf(resources, resource, query);
  const column = (name: string) => sql.ref(`${ROW}.${name}`);
  const { packages, grams, due } = addends.areCounters
    ? { packages: column('packages'), grams: column('grams'), due: column('due_cents') }
    : { packages: column('package_count'), grams: column('weight_grams'), due: dueCents(ROW) };
  const { rows } = await sql<Row>`
    select ${countOf(addends)} as count, ${resource.storage.writeCount ?? sql`null`} as version,
      coalesce(sum(${packages}), 0) as packages, coalesce(sum(${grams}), 0) as grams,
      coalesce(sum(${due}) filter (where not ${column('paid')}), 0) as unpaid_cents
    from ${addends.table} as ${sql.ref(ROW)}
    where ${addends.where}
  `.execute(executor);
  const [sums] = rows;
  const totals = {
    count: Number(sums?.count ?? 0),
    packages: Number(sums?.packages ?? 0),
    weight: fromGrams(Number(sums?.grams ?? 0)),
    unpaid: fromCents(Number(sums?.unpaid_cents ?? 0)),
  };
  return { totals, at: sums?.version ?? null };
}
