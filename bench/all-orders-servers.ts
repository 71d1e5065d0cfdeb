// The servers that bench/all-orders.ts compares: one database with as many orders from Morocco, and as
// many users, as its argument says, and on it the product, and the same API with plain react-admin
// tables as its client.
import { sql } from 'kysely';
import { openOrdersServer, type Session, signIn } from './orders-server.ts';

const RECORDS = Number(process.argv[2]);
/** A quarter of the orders come from Morocco. */
const ORDERS = 4 * RECORDS;
/** The administrator is a user too. */
const CUSTOMERS = RECORDS - 1;

type Lists = { readonly orders: string; readonly users: string };

/** What the measuring process opens. */
export type Pages = { readonly ours: Lists; readonly plain: Lists; readonly session: Session };

const { database, serve, buildPlain } = await openOrdersServer({
  orders: ORDERS,
  customers: CUSTOMERS,
});
// All of them are on their way, and the dialog that opens over the list requires an ID card.
await sql`
  update orders set finished = false, front_file = 'front', back_file = 'back'
`.execute(database);
// The list identifies its records by the last name, which the administrator has no number in.
await sql`update users set last_name = 'Name0' where role = 'admin'`.execute(database);
const [ours, plain] = [await serve(), await serve(await buildPlain('all-orders-plain'))];
const pages: Pages = {
  ours: { orders: `${ours}/ToDu`, users: `${ours}/users` },
  plain: { orders: `${plain}/plain/orders`, users: `${plain}/plain/users` },
  session: await signIn(ours),
};
process.send?.(pages);
