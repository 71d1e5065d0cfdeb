// The servers that bench/first-list.ts compares: the product, and a plain react-admin application
// as the client of the same API over the same orders.
import { ADMIN, openOrdersServer, signIn } from './orders-server.ts';

const ORDERS = 10_000;

/** What the measuring process opens, and how it logs in there. */
export type Pages = { readonly ours: string; readonly plain: string; readonly login: typeof ADMIN };

const { serve, buildPlain } = await openOrdersServer({ orders: ORDERS });
const [ours, plain] = [await serve(), await serve(await buildPlain('first-list-plain'))];
await signIn(ours);
process.send?.({
  ours: `${ours}/ToMa/validation`,
  plain: `${plain}/`,
  login: ADMIN,
} satisfies Pages);
