import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Client } from '../../support/client.ts';
import { addCustomer, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { stepAfter } from '../../support/stage-walk.ts';

type One = { data: WireOrder; code?: string };
type Many = { count: number; data: WireOrder[] };

const ORDERS = 200;
const OF_BOTH = 20;
const AT_ONCE = 6;

let server: TestServer;
let clerks: readonly [Client, Client];
beforeAll(async () => {
  server = await startServer();
  clerks = [await signInAs(server, 'admin'), await signInAs(server, 'admin')];
});
afterAll(() => server.close());

async function placeMany(): Promise<readonly WireOrder[]> {
  const user = (await addCustomer(server))._id;
  const orders: WireOrder[] = [];
  while (orders.length < ORDERS) {
    orders.push(await placeOrder(server, { user, commandMode: 'Validation' }));
  }
  return orders;
}

/** One call per order, a few at a time, as the lists do it. */
async function pooled<T>(items: readonly T[], call: (item: T) => Promise<Answer<One>>) {
  const answers = new Map<T, Answer<One>>();
  const queue = items.values();
  const work = async () => {
    for (const item of queue) answers.set(item, await call(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

const transitionBy =
  (clerk: Client, body: object, keys = '') =>
  ({ _id }: WireOrder) =>
    clerk.put<One>(`commands/${_id}`, body, keys ? { 'idempotency-key': `${keys}-${_id}` } : {});

const TO_WAREHOUSE = { commandMode: 'facturation' };
const next = stepAfter('facturation');
const transitions = ({ history }: WireOrder) =>
  history?.filter(({ action }) => action !== 'create').map(({ action, by }) => [action, by]) ?? [];

const ordersOf = async (orders: readonly WireOrder[]) => {
  const path = `commands?user=${orders[0]?.user._id}`;
  const { body } = await clerks[0].get<Many>(path);
  // A list leaves the histories out unless they are requested.
  const notified = await clerks[0].get<Many>(`${path}&fields=history`);
  const histories = new Map(notified.body.data.map(({ _id, history }) => [_id, history]));
  return new Map(
    body.data.map((order) => [order._id, { ...order, history: histories.get(order._id) ?? [] }]),
  );
};

const auditedTransitions = async (orders: readonly WireOrder[]) => {
  const entries = await server.database
    .selectFrom('audit_entry')
    .select('record_id')
    .where('action', '=', 'sendToWarehouse')
    .where(
      'record_id',
      'in',
      orders.map(({ _id }) => _id),
    )
    .execute();
  return entries.map((entry) => entry.record_id).sort();
};

test('two clerks who advance the same orders at once advance each of them once', async () => {
  const orders = await placeMany();
  // Every tenth, so that the two meet all the way through.
  const shared = orders.filter((_, index) => index % (ORDERS / OF_BOTH) === 0);
  const [all, some] = await Promise.all([
    pooled(orders, transitionBy(clerks[0], TO_WAREHOUSE)),
    pooled(shared, transitionBy(clerks[1], TO_WAREHOUSE)),
  ]);
  for (const order of orders) {
    const statuses = [all.get(order)?.status, some.get(order)?.status].filter(Boolean).sort();
    expect(statuses).toEqual(shared.includes(order) ? [200, 409] : [200]);
  }
  const rejected = [...all.values(), ...some.values()].filter(({ status }) => status === 409);
  expect(rejected).toHaveLength(OF_BOTH);
  expect(new Set(rejected.map(({ body }) => body.code))).toEqual(new Set(['transition.forbidden']));

  const moved = await ordersOf(orders);
  expect(moved.size).toBe(ORDERS);
  for (const order of moved.values()) {
    expect([order.commandMode, order.__v, transitions(order).map(([action]) => action)]).toEqual([
      'facturation',
      2,
      ['sendToWarehouse'],
    ]);
  }
  expect(await auditedTransitions(orders)).toEqual(orders.map(({ _id }) => _id).sort());
});

test('an order that one clerk advances is not taken back by the other, nor advanced twice by a repeated call', async () => {
  const orders = await placeMany();
  const shared = orders.filter((_, index) => index % (ORDERS / OF_BOTH) === 5);
  // A bare target would take back an order that is further on: the version says which state was
  // seen.
  const bulk = (order: WireOrder) =>
    transitionBy(clerks[0], { ...TO_WAREHOUSE, __v: order.__v }, 'bulk')(order);
  const sendOn = async ({ _id }: WireOrder) => {
    await clerks[1].post<One>(`commands/${_id}/sendToWarehouse`);
    return clerks[1].post<One>(`commands/${_id}/${next.verb}`);
  };
  const [all, further] = await Promise.all([pooled(orders, bulk), pooled(shared, sendOn)]);
  // A clerk whose connection failed requests the whole transition again, under the same keys.
  const again = await pooled(orders, bulk);
  for (const order of orders) expect(again.get(order)?.status).toBe(all.get(order)?.status);
  expect([...further.values()].map(({ status }) => status)).toEqual(shared.map(() => 200));

  const moved = await ordersOf(orders);
  for (const order of orders) {
    const now = moved.get(order._id);
    const isFurther = shared.includes(order);
    expect(now && [now.commandMode, ...transitions(now).map(([action]) => action)]).toEqual(
      isFurther ? [next.to, 'sendToWarehouse', next.verb] : ['facturation', 'sendToWarehouse'],
    );
  }
  expect(await auditedTransitions(orders)).toEqual(orders.map(({ _id }) => _id).sort());
});
