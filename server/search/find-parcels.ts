import { sql } from 'kysely';
import { allows } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { parcelAccess } from '../../domain/parcels/parcel.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import type { FoundParcel } from '../../domain/search/found.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import type { OrderRows } from './find-orders.ts';
import type { Sought, SoughtPage } from './latest-found.ts';

/** The fewest digits of a code that somebody reads from a label. */
const LEAST_DIGITS = 4;

type Row = {
  readonly code: string;
  readonly order_id: string;
  readonly order_code: string;
  readonly number: number;
  readonly of: number;
  readonly state: string;
};

function toFound(row: Row): FoundParcel {
  const { code, order_id: order, order_code: billCode, number, of, state } = row;
  if (!isOneOf(PARCEL_STATES, state)) throw new Error('A parcel has a state that does not exist.');
  return { code, order, billCode, number, of, state };
}

/** The digits that were typed, if that is all: a code is nothing else. */
function digitsOf({ terms }: Sought): string | undefined {
  const [digits = '', ...others] = terms.flat();
  return others.length === 0 && /^\d+$/.test(digits) && digits.length >= LEAST_DIGITS
    ? digits
    : undefined;
}

/** The parcels of found orders that have these digits in their code. */
export async function findParcels(
  executor: Executor,
  { actor }: Reading,
  sought: SoughtPage,
  findingOrders: Promise<OrderRows>,
): Promise<{ count: number; isExact: boolean; hits: readonly FoundParcel[] }> {
  const digits = digitsOf(sought);
  const { ids: orders } = await findingOrders;
  if (!digits || orders.length === 0 || !allows(parcelAccess.show, actor)) {
    return { count: 0, isExact: false, hits: [] };
  }
  const { rows } = await sql<Row>`
    select p.code, p.order_id, o.code as order_code, p.number, o.package_count as of, p.state
    from parcels as p join orders as o on o.id = p.order_id
    where p.order_id = any(${orders}::uuid[]) and p.code like ${`%${digits}%`}
    order by array_position(${orders}::uuid[], p.order_id), p.number
  `.execute(executor);
  return {
    count: rows.length,
    isExact: rows[0]?.code === digits,
    hits: rows.slice(0, sought.limit).map(toFound),
  };
}
