import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { stepAfter } from '../../support/stage-walk.ts';

type One = { data: WireOrder };
type Many = { count: number; data: WireOrder[] };
type Rejection = { code: string; fields?: Record<string, string> };

let server: TestServer;
let clerk: Client;

beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const put = (order: WireOrder, body: Record<string, unknown>) =>
  clerk.put<One & Rejection>(`commands/${order._id}`, body);

describe('the sender of an order', () => {
  test('is embedded with everything that the stages show of a customer', async () => {
    const tour = await addTour(server, { Tname: 'Tour of the north' });
    const customer = await addCustomer(server, {
      tour: { _id: tour._id, SubsCribedCity: 'Tanger' },
    });
    const order = await placeOrder(server, { user: customer._id });
    const { language: _l, role: _r, status: _s, consent: _a, optOut: _o, ...named } = customer;
    const { createdAt: _c, updatedAt: _u, __v, oldNumber: _n, notes: _t, ...more } = named;
    const { teamRole: _e, assignment: _w, ...sender } = more;
    expect(order.user).toEqual(sender);
    expect(order.user.tour).toEqual({
      _id: tour._id,
      Tname: 'Tour of the north',
      SubsCribedCity: 'Tanger',
    });
  });

  test('may be sent as an id or as an object with one, whatever else it contains', async () => {
    const order = await placeOrder(server);
    const other = await addCustomer(server, { firstName: 'Nadia' });
    const byObject = await put(order, { user: { ...order.user, _id: other._id, extra: 1 } });
    expect(byObject.body.data.user).toMatchObject({ _id: other._id, firstName: 'Nadia' });
    const byId = await put(order, { user: order.user._id });
    expect(byId.body.data.user).toEqual(order.user);
  });

  test('changes in every order when the customer is renamed, for search and sorting too', async () => {
    const customer = await addCustomer(server, { lastName: 'Vorher' });
    const order = await placeOrder(server, { user: customer._id });
    await clerk.put(`auth/users/${customer._id}`, { lastName: 'Nachher', cityName: 'Zwickau' });
    const found = await clerk.get<Many>('commands?search=nachher&user.cityName=Zwickau');
    expect(found.body.data.map(({ _id }) => _id)).toEqual([order._id]);
    expect(found.body.data[0]?.user.name).toBe('Salma Nachher');
    const sorted = await clerk.get<Many>('commands?sort=-user.cityName&limit=1');
    expect(sorted.body.data[0]?._id).toBe(order._id);
  });

  test('cannot be deleted, not even if the order is in the bin', async () => {
    const order = await placeOrder(server);
    const url = `auth/users/${order.user._id}`;
    expect((await clerk.delete<Rejection>(url)).body.code).toBe('record.inUse');
    await clerk.delete(`commands/${order._id}`);
    expect((await clerk.delete<Rejection>(url)).body.code).toBe('record.inUse');
  });
});

test('codes are given in sequence', async () => {
  const [one, two] = [await placeOrder(server), await placeOrder(server)];
  expect(one.billCode).toMatch(/^JS-\d{5,}$/);
  expect(Number(two.billCode?.slice(3))).toBe(Number(one.billCode?.slice(3)) + 1);
});

test('the front of the ID card can be set by both of its names', async () => {
  const order = await placeOrder(server);
  expect([order.frontId, order.faceId]).toEqual(['no-file', 'no-file']);
  const front = `document-${newId()}.jpg`;
  await server.app.blobs.put(front, Buffer.from('an ID card'));
  const { body } = await put(order, { ...order, frontId: front });
  expect([body.data.frontId, body.data.faceId]).toEqual([front, front]);
});

test('money and weights keep their exact value', async () => {
  const order = await placeOrder(server, {
    wights: 0.07,
    priceTotal: '1000000',
    priceSub: '-3.1',
    content: [{ desc: 'Tee', qty: 12.34, price: '0.1' }],
  });
  expect(order).toMatchObject({
    wights: 0.07,
    priceTotal: '1000000.00',
    priceSub: '-3.10',
    content: [{ desc: 'Tee', qty: 12.34, price: '0.10' }],
  });
  const row = await server.database
    .selectFrom('orders')
    .select(['weight_grams', 'total_cents', 'extra_cents', 'invoice_lines'])
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    weight_grams: 70,
    total_cents: '100000000',
    extra_cents: '-310',
    invoice_lines: [{ desc: 'Tee', qty: 12_340, price: 10 }],
  });
});

test('a telephone number is stored in one form, however it is typed', async () => {
  for (const phone of ['00212 661-23 45 67', '+212 (0) 661 234567', '+212661234567']) {
    const order = await placeOrder(server, { recipient: { firstName: 'Aya', phone } });
    expect(order.recipient.phone).toBe('+212661234567');
  }
});

test.each([
  ['its code', (order: WireOrder) => order.billCode],
  ['the recipient', () => 'idriss EL'],
  ['the recipient without accents', () => 'driss amrani'],
  ['the destination in Arabic', () => 'الدار'],
  ['the national form of a phone number', () => '0661 99 88 77'],
  ['the international form', () => '00212661998877'],
  ['the sender', () => 'müßig'],
  ['the zip code of the sender', () => '01069'],
  ['the invoice number', () => 're-77'],
])('an order is found by %s', async (_what, textOf) => {
  const user = await addCustomer(server, { lastName: 'Müßig', zipcode: '01069' });
  const order = await placeOrder(server, {
    user: user._id,
    rechnr: 'RE-77/2026',
    recipient: {
      firstName: 'Idriss',
      lastName: 'El Amrâni',
      phone: '+212661998877',
      address: 'الدار البيضاء',
    },
  });
  const text = textOf(order) ?? '';
  const { body } = await clerk.get<Many>(`commands?search=${encodeURIComponent(text)}`);
  expect(body.data.map(({ _id }) => _id)).toContain(order._id);
});

test('orders on the road are listed in the order of the cities', async () => {
  await using own = await startServer();
  const driver = await signInAs(own, 'admin');
  const cities = ['Oujda', 'Agadir', 'Tanger', 'Casablanca', 'Fès 2', 'Fes 1', 'طنجة'];
  for (const address of cities) {
    await placeOrder(own, {
      commandMode: 'tracking',
      recipient: { firstName: 'Aya', phone: '+212661234567', address },
    });
  }
  const query = 'commands?tripGroup=A&commandMode=tracking&finish=false';
  const { body } = await driver.get<Many>(query);
  expect(body.data.map(({ recipient }) => recipient.address)).toEqual([
    'Tanger',
    'طنجة',
    'Fes 1',
    'Fès 2',
    'Casablanca',
    'Agadir',
    'Oujda',
  ]);
  const [last] = body.data.slice(-1);
  await driver.put(`commands/${last?._id}`, { recipient: { address: 'Tanger' } });
  const again = await driver.get<Many>(query);
  expect(again.body.data.slice(0, 3).map(({ _id }) => _id)).toContain(last?._id);
  const sorted = await driver.get<Many>(`${query}&sort=-createdAt`);
  expect(sorted.body.data[0]?.recipient.address).toBe('طنجة');
});

describe('the history of an order', () => {
  test('shows who did what, and contains no personal data', async () => {
    const order = await placeOrder(server);
    await put(order, { withBill: true, recipient: { lastName: 'Geheim' }, numofpackages: 4 });
    const { verb, to } = stepAfter('facturation');
    await put(order, { commandMode: to });
    await put(order, { withBill: false });
    const { data } = (await clerk.get<One>(`commands/${order._id}`)).body;
    const lines = data.history?.map(({ by, action, from, to }) => [by, action, from, to]);
    expect(lines).toEqual([
      ['The office', 'create', null, 'facturation'],
      ['Amina Probe', 'withBill', 'false', 'true'],
      ['Amina Probe', 'change', null, 'recipient.lastName, numofpackages'],
      ['Amina Probe', verb, 'facturation', to],
      ['Amina Probe', 'withBill', 'true', 'false'],
    ]);
    expect(JSON.stringify(data.history)).not.toContain('Geheim');
  });

  test('cannot be written by any user', async () => {
    const order = await placeOrder(server);
    const { status, body } = await put(order, { history: [] });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['history']]);
  });

  test('does not change when nothing changes', async () => {
    const order = await placeOrder(server);
    const { body } = await put(order, order);
    expect(body.data).toEqual(order);
  });
});

test('a deleted order is in the bin and in no list, with a line that says so', async () => {
  const order = await placeOrder(server, { rechnr: 'BIN-1' });
  expect((await clerk.delete(`commands/${order._id}`)).status).toBe(200);
  expect((await clerk.get(`commands/${order._id}`)).status).toBe(404);
  expect((await clerk.get<Many>('commands?rechnr=BIN-1')).body.count).toBe(0);
  const row = await server.database
    .selectFrom('orders')
    .select(['deleted_at', 'history'])
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  expect(row.deleted_at).toBeInstanceOf(Date);
  expect(row.history).toMatchObject([{ action: 'create' }, { action: 'delete' }]);
});

test('a list too long for one answer is rejected with the advice to page', async () => {
  await using own = await startServer();
  const reader = await signInAs(own, 'admin');
  const { user } = await placeOrder(own);
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    code: `X-${n}`,
    trip_group: 'A',
    stage: 'facturation',
    sender_id: user._id,
    recipient_first_name: 'Aya',
    recipient_phone: '+212661234567',
  }));
  for (let at = 0; at < rows.length; at += 2_000) {
    await own.database
      .insertInto('orders')
      .values(rows.slice(at, at + 2_000))
      .execute();
  }
  const { status, body } = await reader.get<Rejection & { message: string }>('commands');
  expect([status, body.code]).toEqual([413, 'list.tooLong']);
  expect(body.message).toContain('limit');
  const page = await reader.get<Many>('commands?limit=5&page=2001');
  expect([page.body.count, page.body.data.length]).toEqual([10_001, 1]);
  const ids = await reader.get<Many>('commands?fields=_id&sort=-billCode&commandMode=facturation');
  expect(ids.body.count).toBe(10_001);
  const last = await reader.get<Many>(
    'commands?sort=-billCode&commandMode=facturation&page=2000&limit=5',
  );
  expect(ids.body.data.slice(9_995, 10_000)).toEqual(last.body.data.map(({ _id }) => ({ _id })));
  const one = await reader.get<Many>('commands?fields=_id&billCode=X-9999');
  expect(one.body.data).toEqual([{ _id: rows.at(-1)?.id }]);
  await own.database.deleteFrom('orders').where('code', '=', 'X-0').execute();
  expect((await reader.get<Many>('commands?fields=billCode')).body.count).toBe(10_000);
});
