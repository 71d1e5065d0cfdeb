// The servers that bench/all-orders.ts compares: one database with ten thousand orders from
// Morocco, and on it the product, and the same API with a plain react-admin table as its client.
import { sql } from 'kysely';
import { openOrdersServer, type Session, signIn } from './orders-server.ts';

/** A quarter of them come from Morocco. */
const ALL = 40_000;

/** What the measuring process opens. */
export type Pages = { readonly ours: string; readonly plain: string; readonly session: Session };

const { database, serve, buildPlain } = await openOrdersServer(ALL);
// The dialog that opens over the list asks for an ID card, which every order has.
await sql`update orders set front_file = 'front', back_file = 'back'`.execute(database);
const [ours, plain] = [await serve(), await serve(await buildPlain('all-orders-plain'))];
const pages: Pages = {
  ours: `${ours}/ToDu`,
  plain: `${plain}/plain`,
  session: await signIn(ours),
};
process.send?.(pages);
