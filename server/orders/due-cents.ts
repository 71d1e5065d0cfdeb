import { type RawBuilder, sql } from 'kysely';

/**
 * What is still to be paid of an order in `orders` (or of `alias`) that is not paid whole, in cents, as
 * `dueCentsOf` in domain/orders/balance.ts; null as long as it has no price.
 */
export const dueCents = (alias = 'orders'): RawBuilder<string | null> => {
  const [total, deposit] = [sql.ref(`${alias}.total_cents`), sql.ref(`${alias}.deposit_cents`)];
  return sql`case when ${total} is not null
    then greatest(${total} - coalesce(${deposit}, 0), 0) end`;
};
