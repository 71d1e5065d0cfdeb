import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_STAGE, STAGE_TRANSITIONS } from '../../../domain/orders/stages.ts';
import { addTemplate } from '../../support/campaigns.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { stepAfter } from '../../support/stage-walk.ts';

type One = { data: WireOrder };
type Rejection = { code: string; message: string; fields?: Record<string, string> };

let server: TestServer;
let clerk: Client;

beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const transition = (order: WireOrder, commandMode: string) =>
  clerk.put<One & Rejection>(`commands/${order._id}`, { commandMode });

describe('a clerk who changes the stage of an order', () => {
  test.each(
    Object.entries(STAGE_TRANSITIONS).map(([verb, { from, to }]) => [from, to, verb] as const),
  )('may change it from %s to %s', async (from, to, verb) => {
    const byField = await placeOrder(server, { commandMode: from });
    const moved = await transition(byField, to);
    expect([moved.status, moved.body.data.commandMode]).toEqual([200, to]);
    expect(moved.body.data.history?.at(-1)).toMatchObject({ action: verb, from, to });

    const byVerb = await placeOrder(server, { commandMode: from });
    const acted = await clerk.post<One>(`commands/${byVerb._id}/${verb}`);
    expect([acted.status, acted.body.data.commandMode]).toEqual([200, to]);
  });

  test.each([
    ['Validation', 'tracking'],
    ['tracking', 'Validation'],
    ['Validation', 'Validation'],
  ])('may not change it from %s to %s', async (from, to) => {
    const order = await placeOrder(server, { commandMode: from });
    const { status, body } = await transition(order, to);
    expect([status, body.code]).toEqual([409, 'transition.forbidden']);
    expect(body.message).toBe(`"commandMode" cannot move from "${from}" to "${to}".`);
    expect(Object.keys(body.fields ?? {})).toEqual(['commandMode']);
  });

  test('may not change that of an order of group B, which has no stages', async () => {
    const order = await placeOrder(server, { tripGroup: 'B' });
    expect((await transition(order, 'tracking')).body.code).toBe('transition.forbidden');
  });

  test('may send the moved stage along with a whole edited order', async () => {
    const order = await placeOrder(server, { commandMode: 'Validation' });
    const body = { ...order, commandMode: 'facturation', numofpackages: 9 };
    const { status, body: answer } = await clerk.put<One>(`commands/${order._id}`, body);
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ commandMode: 'facturation', numofpackages: 9 });
  });

  test('is notified when a colleague has already made the transition', async () => {
    const order = await placeOrder(server, { commandMode: 'Validation' });
    const stale = { commandMode: 'facturation', __v: order.__v };
    expect((await clerk.put(`commands/${order._id}`, stale)).status).toBe(200);
    const again = await clerk.put<Rejection>(`commands/${order._id}`, stale);
    expect([again.status, again.body.code]).toEqual([409, 'record.stale']);
  });
});

const { verb: onward, to: next } = stepAfter(DEFAULT_STAGE);
test.each([
  ['by the field', (id: string) => clerk.put(`commands/${id}`, { commandMode: next })],
  ['by the verb', (id: string) => clerk.post(`commands/${id}/${onward}`)],
])('of 200 clerks who make the same transition %s at once, one succeeds', async (_how, go) => {
  const order = await placeOrder(server);
  const answers = await Promise.all(Array.from({ length: 200 }, () => go(order._id)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 199 }, () => 409)]);
  const { body } = await clerk.get<One>(`commands/${order._id}`);
  expect(body.data.__v).toBe(order.__v + 1);
  expect(body.data.history).toHaveLength(2);
});

describe('a new order', () => {
  const create = async (values: Record<string, unknown>) => {
    const { _id } = await addCustomer(server);
    const recipient = { firstName: 'Yassin', phone: '+212661234567' };
    return clerk.post<One & Rejection>('commands', { user: _id, recipient, ...values });
  };

  test('waits in the warehouse by default', async () => {
    expect((await create({})).body.data.commandMode).toBe('facturation');
  });

  test('may start in the validation list', async () => {
    expect((await create({ commandMode: 'Validation' })).body.data.commandMode).toBe('Validation');
  });

  test('cannot start on the road', async () => {
    const { status, body } = await create({ commandMode: 'tracking' });
    expect([status, body.code]).toEqual([409, 'transition.forbidden']);
  });

  test('cannot start verified', async () => {
    const { status, body } = await create({ verified: true });
    expect([status, body.code]).toEqual([409, 'transition.forbidden']);
  });
});

test('an order is verified once', async () => {
  const order = await placeOrder(server);
  const verified = await clerk.put<One>(`commands/${order._id}`, { verified: true });
  expect([verified.status, verified.body.data.verified]).toEqual([200, true]);
  expect((await clerk.put(`commands/${order._id}`, { verified: true })).status).toBe(409);
});

describe('the SMS of an order', () => {
  beforeAll(() => addTemplate(clerk, { use: 'smsToMa' }));

  test('cannot be withdrawn once it is requested', async () => {
    const order = await placeOrder(server);
    const path = `commands/${order._id}`;
    expect((await clerk.put(path, { smsToMa: false })).status).toBe(200);
    expect((await clerk.put(path, { smsToMa: true })).status).toBe(200);
    for (const smsToMa of [false, null]) {
      const { status, body } = await clerk.put(path, { smsToMa });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({
          code: 'record.invalid',
          violations: { smsToMa: { code: 'staysTrue' } },
        }),
      ]);
    }
    expect((await clerk.get<One>(path)).body.data.smsToMa).toBe(true);
  });

  test('is requested once, however often a whole order is sent back', async () => {
    const { _id } = await placeOrder(server);
    const path = `commands/${_id}`;
    await clerk.put(path, { smsToMa: true });
    const { __v, ...order } = (await clerk.get<One>(path)).body.data;
    expect((await clerk.put(path, { smsToMa: true })).status).toBe(200);
    const again = await clerk.put<One>(path, { ...order, paid: true });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    const requested = (again.body.data.history ?? []).filter(({ action }) => action === 'smsToMa');
    expect(requested).toHaveLength(1);
  });
});

test("setting only a flag keeps a colleague's change made in the meantime", async () => {
  const order = await placeOrder(server);
  const flags = ['paid', 'smsToMa', 'withBill', 'withDeclar', 'withTicket'];
  const answers = await Promise.all([
    ...flags.map((flag) => clerk.put(`commands/${order._id}`, { [flag]: true })),
    clerk.put(`commands/${order._id}`, { numofpackages: 7 }),
    clerk.put(`commands/${order._id}`, { recipient: { address: 'Rabat' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { data } = (await clerk.get<One>(`commands/${order._id}`)).body;
  expect(data).toMatchObject({
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    numofpackages: 7,
    recipient: { ...order.recipient, address: 'Rabat' },
  });
});
