import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found, FoundKind } from '../../../domain/search/found.ts';
import { renewMessageSearch } from '../../../server/chat/message-search.ts';
import { say, written } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, openTrip, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Answer = {
  readonly data: Found;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
};

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  await openTrip(server, 'A');
  await openTrip(server, 'B');
});
afterAll(() => server.close());

async function search(q: string, kinds: readonly FoundKind[] = []): Promise<Found> {
  const query = new URLSearchParams([['q', q], ...kinds.map((kind) => ['kind', kind])]);
  const { status, body } = await clerk.get<Answer>(`search?${query}`);
  if (status !== 200) throw new Error(`The search was answered with ${status}.`);
  return body.data;
}

const groupOf = <Kind extends FoundKind>({ groups }: Found, kind: Kind) =>
  groups.find((group): group is Extract<typeof group, { kind: Kind }> => group.kind === kind);

const codesIn = (found: Found) => groupOf(found, 'orders')?.hits.map(({ billCode }) => billCode);

describe('a clerk who looks for an order of unknown stage', () => {
  it('finds it wherever it is, and reads where', async () => {
    const user = (await addCustomer(server, { lastName: 'Überallmann' }))._id;
    const place = (overrides: object) => placeOrder(server, { user, ...overrides });
    await place({ commandMode: 'Validation' });
    await place({ commandMode: 'facturation' });
    await place({ commandMode: 'tracking' });
    await place({ tripGroup: 'B' });
    const arrived = await place({ commandMode: 'tracking' });
    await sql`update orders set finished = true, trip_id = (select id from trips where name = 'A')
      where id = ${arrived._id}`.execute(server.database);
    const deleted = await place({});
    await clerk.delete(`commands/${deleted._id}`);

    const found = await search('uberallmann');
    expect(found.places).toEqual(
      ['validation', 'warehouse', 'tracking', 'ToDu', 'arrived', 'bin'].map((at) => ({
        place: at,
        count: 1,
      })),
    );
    expect(groupOf(found, 'orders')).toMatchObject({ count: 6, isMore: false });
    expect(groupOf(found, 'orders')?.hits.at(-1)).toMatchObject({
      billCode: deleted.billCode,
      place: 'bin',
    });
  });

  it('has the order of a code first, and other codes that contain it after that', async () => {
    const billCode = String((await placeOrder(server)).billCode);
    const user = (await addCustomer(server))._id;
    const longer = await placeOrder(server, { user, billTo: { party: 'other', firm: billCode } });
    const found = await search(billCode.toLowerCase());
    expect(codesIn(found)).toEqual([billCode, longer.billCode]);
    expect(found.groups[0]).toMatchObject({ kind: 'orders', isExact: true });
  });

  it('finds people by the sound of their names in the other script, the latest first', async () => {
    const first = await placeOrder(server, {
      recipient: {
        firstName: 'Soukaina',
        lastName: 'Zerhouni',
        phone: '+212661999001',
        address: 'Meknes',
      },
    });
    const second = await placeOrder(server, {
      recipient: {
        firstName: 'سكينة',
        lastName: 'الزرهوني',
        phone: '+212661999001',
        address: 'Meknes',
      },
    });
    const found = await search('سكينة زرهوني');
    expect(codesIn(found)).toEqual([second.billCode, first.billCode]);
    expect(groupOf(found, 'recipients')?.hits).toMatchObject([
      { phone: '+212661999001', billCode: second.billCode },
    ]);
    expect(codesIn(await search('soukaina zerhouni'))).toEqual([second.billCode, first.billCode]);
  });

  it('is not shown somebody as a recipient who has only sent the order', async () => {
    const user = (await addCustomer(server, { lastName: 'Nurabsenderin' }))._id;
    await placeOrder(server, { user });
    const found = await search('nurabsenderin');
    expect(found.groups.map(({ kind }) => kind)).toEqual(['orders', 'customers']);
  });
});

describe('a clerk who looks for something else', () => {
  it('finds a parcel by its whole code first, and by its last digits', async () => {
    const order = await placeOrder(server, { numofpackages: 3 });
    const { body } = await clerk.get<{ data: { code: string }[] }>(`parcels?order=${order._id}`);
    const code = body.data[1]?.code ?? '';
    const whole = await search(`${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`);
    expect(whole.groups[0]).toMatchObject({
      kind: 'parcels',
      isExact: true,
      hits: [{ code, number: 2, of: 3 }],
    });
    const part = groupOf(await search(code.slice(-6)), 'parcels');
    expect(part?.hits.map((parcel) => parcel.code)).toContain(code);
  });

  it('finds a customer by code, with the conversation with them', async () => {
    const customer = await addCustomer(server, { firstName: 'Rajaa', lastName: 'Gesprächig' });
    await say(clerk, customer._id, 'Guten Morgen');
    const byCode = await search(String(customer.code));
    expect(byCode.groups[0]).toMatchObject({
      kind: 'customers',
      isExact: true,
      hits: [{ _id: customer._id, name: 'Rajaa Gesprächig' }],
    });
    const byName = await search('gesprachig');
    expect(groupOf(byName, 'conversations')?.hits).toMatchObject([{ clientId: customer._id }]);
  });

  it('finds the words of a message and of a note, but not those of a deleted conversation', async () => {
    const customer = await addCustomer(server);
    await say(
      clerk,
      customer._id,
      'Der Kühlschrank-Karton ist angekommen, er steht beim Nachbarn Mustapha.',
    );
    await clerk.post('message', written(customer._id, 'Karton war nass', 'note'));
    const found = groupOf(await search('karton'), 'messages');
    expect(found).toMatchObject({ count: 2, hits: [{ isNote: true }, { isNote: false }] });
    expect(found?.hits.map(({ position }) => position)).toEqual([2, 1]);
    expect(groupOf(await search('مصطفى nachbar'), 'messages')?.count).toBe(1);
    const { body } = await clerk.get<{ data: { conversations: { _id: string }[] } }>(
      `conversation?clientId=${customer._id}`,
    );
    await clerk.delete(`conversation/${body.data.conversations[0]?._id}`);
    expect(groupOf(await search('karton'), 'messages')).toBeUndefined();
  });

  it('finds messages that were written before there was this search', async () => {
    const customer = await addCustomer(server);
    const { _id } = await say(clerk, customer._id, 'Teppichklopfer');
    await sql`update message set search = '', search_form = 0 where id = ${_id}`.execute(
      server.database,
    );
    expect(groupOf(await search('teppichklopfer'), 'messages')).toBeUndefined();
    await renewMessageSearch(server.database, new AbortController().signal);
    expect(groupOf(await search('teppichklopfer'), 'messages')?.hits).toMatchObject([{ _id }]);
  });

  it('finds an invoice by number, by customer and by the sound of the customer of its order', async () => {
    const user = (await addCustomer(server, { firstName: 'Khadija', lastName: 'Rechnungsdame' }))
      ._id;
    const order = await placeOrder(server, { user });
    await freeze(order, 'RE-2026-77001', 'Khadija Rechnungsdame');
    const byNumber = await search('re-2026-77001');
    expect(byNumber.groups[0]).toMatchObject({
      kind: 'invoices',
      isExact: true,
      hits: [{ number: 'RE-2026-77001' }],
    });
    for (const q of ['rechnungsdame', 'خديجة rechnungsdame', String(order.billCode)]) {
      expect([q, groupOf(await search(q), 'invoices')?.hits.length]).toEqual([q, 1]);
    }
  });

  async function freeze(order: WireOrder, number: string, customer: string): Promise<void> {
    await sql`
      insert into invoices (id, kind, number, order_id, order_code, customer_name, date, total_cents,
        issued_at, issued_by, issued_by_name, snapshot, kept_until)
      values (gen_random_uuid(), 'invoice', ${number}, ${order._id}, ${order.billCode}, ${customer},
        '2026-11-26', 4500, now(), gen_random_uuid(), 'Office', '{}', '2036-12-31')
    `.execute(server.database);
  }
});

describe('the call of the search', () => {
  it('looks only for the kinds that are requested', async () => {
    const user = (await addCustomer(server, { lastName: 'Einzelsorte' }))._id;
    await placeOrder(server, { user });
    expect((await search('einzelsorte', ['customers'])).groups.map(({ kind }) => kind)).toEqual([
      'customers',
    ]);
    expect(
      (await search('einzelsorte', ['orders', 'messages'])).groups.map(({ kind }) => kind),
    ).toEqual(['orders']);
  });

  it('shows as many hits of a kind as are requested', async () => {
    const customer = await addCustomer(server);
    for (let at = 1; at <= 8; at += 1) await say(clerk, customer._id, `Vielfach ${at}`);
    expect(groupOf(await search('vielfach'), 'messages')).toMatchObject({ count: 8 });
    expect(groupOf(await search('vielfach'), 'messages')?.hits).toHaveLength(6);
    const { body } = await clerk.get<Answer>('search?q=vielfach&kind=messages&limit=7');
    expect(groupOf(body.data, 'messages')?.hits).toHaveLength(7);
  });

  it('says that very little was typed, and looks among the latest', async () => {
    const user = (await addCustomer(server, { lastName: 'Öz' }))._id;
    await placeOrder(server, { user });
    const found = await search('oz');
    expect(found.isOfLatest).toBe(true);
    expect(groupOf(found, 'orders')?.count).toBeGreaterThan(0);
    expect((await search('rechnungsdame')).isOfLatest).toBe(false);
  });

  it.each([
    ['search', 'q'],
    ['search?q=a', 'q'],
    ['search?q=%00ab', 'q'],
    [`search?q=${'a'.repeat(201)}`, 'q'],
    ['search?q=abc&kind=trips', 'kind'],
    ['search?q=abc&page=2', 'page'],
    ['search?q=abc&limit=51', 'limit'],
  ])('answers %s with an error that names %s', async (path, field) => {
    const { status, body } = await clerk.get<Answer>(path);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is for those who work in the back office', async () => {
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('search?q=abc')).status).toBe(403);
    expect((await server.stranger.get('search?q=abc')).status).toBe(401);
  });

  it('takes wildcards for what they are', async () => {
    expect((await search('100%')).groups).toEqual([]);
    expect((await search('__')).groups).toEqual([]);
  });
});
