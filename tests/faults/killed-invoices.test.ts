import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IssuedInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Client } from '../support/client.ts';
import { describeCompanyAs } from '../support/company.ts';
import { startedFolder } from '../support/started-folder.ts';
import { databasePid, type StartedServer, startProcess, until } from '../support/started-server.ts';

type One<R> = { data: R };
type Order = { readonly _id: string; readonly __v: number };
type Many = { count: number; data: IssuedInvoice[] };

const ORDERS = 30;
const CLERKS = 6;
/** How many invoices are answered before the kill. */
const ENOUGH = 12;

let folder: Awaited<ReturnType<typeof startedFolder>>;
let server: StartedServer;
let admin: Client;
beforeEach(async () => {
  folder = await startedFolder();
  server = await startProcess({ DATA_DIR: folder.path });
  admin = await server.signIn();
  await describeCompanyAs(admin);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await folder.remove();
});

async function verifiedOrders(): Promise<readonly Order[]> {
  const customer = { firstName: 'Salma', lastName: 'Muster', phone: '+4915123456789' };
  const user = (await admin.post<One<{ _id: string }>>('auth/users', customer)).body.data._id;
  const orders: Order[] = [];
  for (let number = 0; number < ORDERS; number += 1) {
    const { body } = await admin.post<One<{ _id: string }>>('commands', {
      user,
      recipient: { firstName: 'Amina', phone: '+212661000002', address: 'Fes' },
      content: [{ desc: 'Koffer', qty: 10, price: '50.00' }],
    });
    orders.push((await admin.post<One<Order>>(`commands/${body.data._id}/verify`)).body.data);
  }
  return orders;
}

const issue = ({ _id: order, __v }: Order, key: string) =>
  admin.post<One<IssuedInvoice>>(
    'invoices',
    { order, __v, serviceDate: null },
    { 'idempotency-key': key },
  );

const keyOf = ({ _id }: Order): string => `issue-${_id}`;

/**
 * Several clerks issue the rest until the server is down. Returns the answered numbers by order.
 */
function issueTogether(orders: readonly Order[]) {
  const waiting = [...orders];
  const answered = new Map<Order, string>();
  const clerk = async () => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const answer = await ignoringFailure(issue(order, keyOf(order)), 'The server is down.');
      if (!answer) return;
      if (answer.status === 201) answered.set(order, answer.body.data.number);
    }
  };
  return { answered, done: Promise.all(Array.from({ length: CLERKS }, clerk)) };
}

it.each(['the server', 'the server and its database'])(
  'a kill of %s in the middle of issuing loses or repeats no invoice number, and every document is drawn',
  { timeout: 300_000 },
  async (what) => {
    const orders = await verifiedOrders();
    const { answered, done } = issueTogether(orders);
    await until(async () => answered.size >= ENOUGH);
    const database = (await databasePid(folder.path)) ?? 0;
    server.kill('SIGKILL');
    if (what !== 'the server') process.kill(database, 'SIGKILL');
    await done;
    await server.ended();

    server = await startProcess({ DATA_DIR: folder.path });
    admin = await server.signIn();
    // Documents that were issued but not drawn before the kill are drawn now, without a request.
    await until(async () =>
      (await admin.get<Many>('invoices')).body.data.every(({ pdf }) => pdf !== null),
    );
    for (const [order, number] of answered) {
      const again = await issue(order, keyOf(order));
      expect([again.status, again.body.data.number]).toEqual([201, number]);
    }
    for (const order of orders) {
      const { status } = await issue(order, `again-${order._id}`);
      expect([201, 409]).toContain(status);
    }
    const { body } = await admin.get<Many>('invoices');
    expect(new Set(body.data.map(({ order }) => order))).toEqual(
      new Set(orders.map(({ _id }) => _id)),
    );
    const counted = body.data.map(({ number }) => Number(number.split('-').at(-1)));
    expect(counted.sort((one, other) => one - other)).toEqual(orders.map((_, at) => at + 1));
    for (const [{ _id }, number] of answered) {
      expect(body.data.find(({ order }) => order === _id)?.number).toBe(number);
    }
  },
);
