import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnOrder } from '../../../server/own-orders/own-order-schemas.ts';
import { BILLED_FIRM } from '../../support/billed-firm.ts';
import type { Client } from '../../support/client.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import { addCustomer, openTrip, placeOrder, type WireOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, type TestServer } from '../../support/server.ts';

type Answered = { data: OwnOrder; code: string };

let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;
let salma: Client;
let id: string;
let now = new Date('2026-11-02T09:00:00Z');

const hours = (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000);
  return now.toISOString();
};

beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness({ clock: () => now }));
  const person = await addPerson(server, 'customer');
  id = person.id;
  salma = await signIn(server, person.phone);
  await clerk.put(`auth/users/${id}`, {
    address: 'Musterweg 1',
    zipcode: '28195',
    cityName: 'Bremen',
  });
});
afterAll(() => server.close());

const read = (reader: Client, order: string) => reader.get<Answered>(`me/orders/${order}`);
const own = async (order: string) => (await read(salma, order)).body.data;
const place = (overrides: object = {}): Promise<WireOrder> =>
  placeOrder({ ...server, now: () => now }, { user: id, ...overrides });

describe('a customer who follows an order', () => {
  test('reads since when it has been at each of its steps', async () => {
    const trip = await openTrip({ ...server, now: () => now }, 'A');
    const placed = hours(1);
    const { _id } = await place({ commandMode: 'Validation' });
    const steps: (readonly [string, string])[] = [['registered', placed]];
    const change = async (step: string, path: string, body: object) => {
      steps.push([step, hours(1)]);
      expect((await clerk.put(path, body)).status).toBe(200);
    };
    await change('warehouse', `commands/${_id}`, { commandMode: 'facturation' });
    await change('deposit', `commands/${_id}`, { commandMode: 'tracking' });
    await change('fire', `trips/${trip._id}`, { status: 1 });
    expect((await own(_id)).steps).toEqual(steps.map(([step, at]) => ({ step, at })));
    const ended = hours(1);
    expect((await clerk.put(`trips/${trip._id}`, { finish: true })).status).toBe(200);
    expect((await own(_id)).steps.at(-1)).toEqual({ step: 'arrived', at: ended });
  });

  test('reads the codes, weights and states of its parcels, and nothing else of them', async () => {
    const { _id } = await place({ numofpackages: 2 });
    const { parcels } = await own(_id);
    const [first] = parcels;
    await clerk.put(`parcels/${first?.code}`, { weight: 12.5, state: 'received' });
    expect((await own(_id)).parcels).toEqual([
      { code: first?.code, number: 1, weight: 12.5, state: 'received' },
      { code: parcels[1]?.code, number: 2, weight: null, state: 'registered' },
    ]);
  });

  test('reads what is to pay, and afterwards when and how it was paid', async () => {
    const { _id } = await place({ priceTotal: '120.00', deposit: '20.00', payment: 2 });
    expect((await own(_id)).payment).toMatchObject({
      price: '120.00',
      deposit: '20.00',
      depositOn: '2026-11-02',
      depositVia: 'transfer',
      due: '100.00',
      announced: 'transfer',
      paid: false,
      paidOn: null,
      paidVia: null,
    });
    await clerk.post('commands/payments', {
      payments: [{ order: _id, paid: true, on: '2026-11-01', via: 'cash' }],
    });
    expect((await own(_id)).payment).toMatchObject({
      due: '0.00',
      depositOn: '2026-11-02',
      paid: true,
      paidOn: '2026-11-01',
      paidVia: 'cash',
    });
    const unpriced = await place();
    expect((await own(unpriced._id)).payment).toMatchObject({ price: null, due: null });
  });

  test('reads the account of the company and its order as the purpose, while something is to pay', async () => {
    const { _id, billCode } = await place({ priceTotal: '80.00' });
    type Settings = { data: readonly { _id: string }[] };
    const stored = (await clerk.get<Settings>('settings')).body.data[0];
    const bank = { holder: 'Jisr GmbH', bank: 'Musterbank', iban: 'DE89370400440532013000' };
    const saved = stored
      ? await clerk.put(`settings/${stored._id}`, { bank })
      : await clerk.post('settings', { name: 'Jisr', bank });
    expect(saved.status).toBeLessThan(300);
    expect((await own(_id)).payment.transfer).toMatchObject({
      holder: 'Jisr GmbH',
      iban: 'DE89 3704 0044 0532 0130 00',
      purpose: billCode,
    });
    await clerk.post('commands/payments', { payments: [{ order: _id, paid: true }] });
    expect((await own(_id)).payment.transfer).toBeNull();
  });
});

describe('the documents of an order', () => {
  const pdf = (reader: Client, order: string, document: string) =>
    fetch(`${server.url}/api/v1/me/orders/${order}/documents/${document}`, {
      headers: { authorization: `Bearer ${reader.token}` },
    });

  test('are its invoices, which the customer opens as PDF', async () => {
    const { _id } = await harness.billable({ user: id });
    const invoice = await harness.issued({ _id });
    const { documents } = await own(_id);
    expect(documents).toEqual([
      {
        _id: invoice._id,
        kind: 'invoice',
        number: invoice.number,
        status: 'issued',
        date: invoice.date,
        total: '300.00',
      },
    ]);
    const answer = await pdf(salma, _id, invoice._id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    await harness.cancel(invoice);
    expect((await own(_id)).documents.map(({ kind, status }) => [kind, status])).toEqual([
      ['storno', 'issued'],
      ['invoice', 'cancelled'],
    ]);
    const other = await place();
    expect((await pdf(salma, other._id, invoice._id)).status).toBe(404);
    const stranger = await signInAs(server, 'customer');
    expect((await pdf(stranger, _id, invoice._id)).status).toBe(404);
  });

  test('say what a transfer has to name: the invoice as long as it is valid, otherwise the order', async () => {
    const payable = { user: id, payment: 2, priceTotal: '300.00' };
    const { _id, billCode } = await harness.billable(payable);
    const purpose = async () => (await own(_id)).payment.transfer?.purpose;
    expect(await purpose()).toBe(billCode);
    const invoice = await harness.issued({ _id });
    // The PDF and its GiroCode print the number of the document.
    expect(await purpose()).toBe(invoice.snapshot.paper.number);
    await harness.cancel(invoice);
    expect(await purpose()).toBe(billCode);
    const again = await harness.issued({ _id });
    expect(again.number).not.toBe(invoice.number);
    expect(await purpose()).toBe(again.number);
    const billed = await harness.billable({ ...payable, billTo: BILLED_FIRM });
    await harness.issued(billed);
    expect((await own(billed._id)).payment.transfer?.purpose).toBe(billed.billCode);
  });

  test('leave out an invoice that somebody else pays', async () => {
    const { _id } = await harness.billable({ user: id, billTo: BILLED_FIRM });
    const invoice = await harness.issued({ _id });
    expect((await own(_id)).documents).toEqual([]);
    expect((await pdf(salma, _id, invoice._id)).status).toBe(404);
  });
});

describe('an order of somebody else', () => {
  test('does not exist for a customer, nor does an own one for the staff or in the bin', async () => {
    const foreign = await place({ user: (await addCustomer(server))._id });
    const mine = await place();
    const answers = async () =>
      Promise.all([
        read(salma, foreign._id),
        read(clerk, mine._id),
        read(salma, mine._id),
        read(server.stranger, mine._id),
      ]);
    const codes = (await answers()).map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [404, 'record.notFound'],
      [404, 'record.notFound'],
      [200, undefined],
      [401, 'session.missing'],
    ]);
    await clerk.delete(`commands/${mine._id}`);
    expect((await read(salma, mine._id)).status).toBe(404);
  });
});
