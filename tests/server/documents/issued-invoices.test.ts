import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuedInvoice } from '../../../domain/documents/invoice/issued-invoice.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import type { WireOrder } from '../../support/records.ts';
import { addCustomer } from '../../support/records.ts';
import { signInAs, type TestServer } from '../../support/server.ts';

type Rejection = { code: string; fields: Record<string, string>; message: string };

const NOW = new Date('2026-11-21T10:00:00Z');

let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;
beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness({ clock: () => NOW }));
});
afterAll(() => server.close());

/** Everything except its PDF, which is added whenever it is drawn. */
const withoutPdf = ({ pdf, ...facts }: IssuedInvoice) => facts;

/** Whether it is paid is a fact of its order: only a valid invoice whose order is there has it. */
const PAYMENT_UNKNOWN = { paid: null, paidOn: null, paidVia: null, dueOn: null, open: null };

describe('an issued invoice', () => {
  test('is not changed by later changes of the order', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    const whole = await harness.orderNow(order);
    const saved = await clerk.put(`commands/${order._id}`, { ...whole, withBill: true });
    expect(saved.status).toBe(200);
    const recipient = { ...whole.recipient, firstName: 'Andere' };
    expect((await clerk.put(`commands/${order._id}`, { recipient })).status).toBe(200);
    expect((await clerk.put(`commands/${order._id}`, { withBill: false })).status).toBe(200);
    expect(withoutPdf(await harness.shown(invoice))).toEqual(withoutPdf(invoice));
  });

  test('keeps its number: no other order can take it, even when it is cancelled', async () => {
    const [order, other] = [await harness.billable(), await harness.billable()];
    const invoice = await harness.issued(order);
    const take = async (rechnr: string) => {
      const { status, body } = await clerk.put<Rejection>(`commands/${other._id}`, { rechnr });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await take(invoice.number)).toEqual([422, ['rechnr']]);
    expect(await take(` ${invoice.number.toLowerCase()} `)).toEqual([422, ['rechnr']]);
    expect((await harness.cancel(invoice)).status).toBe(201);
    expect(await take(invoice.number)).toEqual([422, ['rechnr']]);
    const codeOf = ({ billCode }: WireOrder) => Number(billCode?.replace(/\D/g, ''));
    const last = codeOf(await harness.billable());
    await expect(harness.billable({ rechnr: invoice.number })).rejects.toMatchObject({
      fields: { rechnr: { code: 'duplicate' } },
    });
    // The rejected order has used up no code.
    expect(codeOf(await harness.billable())).toBe(last + 1);
    expect((await take('ALT-17'))[0]).toBe(200);
  });

  test('does not let the order contradict it', async () => {
    const order = await harness.billable();
    const { number } = await harness.issued(order);
    const changes = {
      user: (await addCustomer(server))._id,
      rechnr: 'RE-1',
      content: [{ desc: 'x', qty: 1, price: '1.00' }],
      priceSub: '5.00',
      priceTotal: '1.00',
    };
    for (const [field, value] of Object.entries(changes)) {
      const { status, body } = await clerk.put<Rejection>(`commands/${order._id}`, {
        [field]: value,
      });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        409,
        'invoice.issued',
        [field],
      ]);
      expect(body.message).toContain(number);
    }
  });

  test('keeps its order with its customer until it is cancelled', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    const user = (await addCustomer(server))._id;
    const handOver = () => clerk.put<Rejection>(`commands/${order._id}`, { user });
    expect((await handOver()).body.code).toBe('invoice.issued');
    expect((await harness.orderNow(order)).user._id).toBe(order.user._id);
    await harness.cancel(invoice);
    expect((await handOver()).status).toBe(200);
  });

  test('outlives its order and its customer', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    await clerk.delete(`commands/${order._id}`);
    expect(withoutPdf(await harness.shown(invoice))).toEqual(withoutPdf(invoice));
    expect((await clerk.delete(`commands/bin/${order._id}`)).status).toBe(200);
    expect((await clerk.delete(`auth/users/${order.user._id}`)).status).toBe(200);
    expect(withoutPdf(await harness.shown(invoice))).toEqual({
      ...withoutPdf(invoice),
      ...PAYMENT_UNKNOWN,
    });
    expect((await harness.cancel(invoice)).status).toBe(201);
  });

  test('is not changed by new settings and new texts', async () => {
    const invoice = await harness.issued(await harness.billable());
    await describeCompany(server.database, { name: 'Andere Transporte' });
    expect((await harness.shown(invoice)).snapshot.company.name).toBe('Muster Transporte');
    await describeCompany(server.database);
  });

  test('is protected by the database itself, even without the routes', async () => {
    const { _id, number } = await harness.issued(await harness.billable());
    const id = sql.lit(_id);
    const changes = [
      sql`update invoices set snapshot = '{}' where id = ${id}`,
      sql`update invoices set total_cents = 1 where id = ${id}`,
      sql`update invoices set number = 'RE-0' where id = ${id}`,
      sql`delete from invoices where id = ${id}`,
    ];
    for (const change of changes)
      await expect(change.execute(server.database)).rejects.toThrow(number);
  });
});

describe('a clerk who cancels an invoice', () => {
  test('gets a Storno with a number of its own that takes every amount back', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    const { status, body } = await harness.cancel(invoice, 'Falscher Absender');
    expect(status).toBe(201);
    const storno = body.data;
    expect(storno).toMatchObject({
      kind: 'storno',
      status: 'issued',
      number: expect.stringMatching(/^ST-2026-\d{6}$/),
      cancels: invoice._id,
      reason: 'Falscher Absender',
      total: '-300.00',
    });
    expect(storno.snapshot.paper).toMatchObject({
      status: 'storno',
      cancels: { number: invoice.number, date: invoice.date, reason: 'Falscher Absender' },
    });
    const after = await harness.shown(invoice);
    expect(withoutPdf(after)).toEqual({
      ...withoutPdf(invoice),
      ...PAYMENT_UNKNOWN,
      status: 'cancelled',
      cancelledBy: storno._id,
    });
    const now = await harness.orderNow(order);
    expect(now.rechnr).toBeNull();
    expect(now.history?.at(-1)).toMatchObject({
      action: 'cancelInvoice',
      from: invoice.number,
      to: storno.number,
    });
  });

  test('can change the order and issue again, under another number', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    await harness.cancel(invoice);
    const content = [{ desc: 'Haushaltswaren', qty: 12.5, price: '320.00' }];
    expect((await clerk.put(`commands/${order._id}`, { content })).status).toBe(200);
    const second = await harness.issued(order);
    expect(second.number).not.toBe(invoice.number);
    expect(second.total).toBe('320.00');
    expect(
      (await harness.listed(`order=${order._id}`)).data.map(({ kind, status }) => [kind, status]),
    ).toEqual([
      ['invoice', 'issued'],
      ['storno', 'issued'],
      ['invoice', 'cancelled'],
    ]);
  });

  test('does it once, even if two do it at once', async () => {
    const invoice = await harness.issued(await harness.billable());
    const answers = await Promise.all([harness.cancel(invoice), harness.cancel(invoice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await harness.cancel(invoice);
    expect([again.status, again.body.code]).toEqual([409, 'invoice.cancelled']);
  });

  test('frees the number of an order in the bin, too', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    await clerk.delete(`commands/${order._id}`);
    const storno = (await harness.cancel(invoice)).body.data;
    expect((await clerk.post(`commands/bin/${order._id}/restore`)).status).toBe(200);
    const now = await harness.orderNow(order);
    expect(now.rechnr).toBeNull();
    expect(now.history?.some(({ to }) => to === storno.number)).toBe(true);
    expect((await harness.issue(now)).status).toBe(201);
  });

  test('gets a document without the terms and thanks of an invoice', async () => {
    const invoice = await harness.issued(await harness.billable());
    expect(invoice.snapshot.texts.invoice.notes).toEqual(['Alle Preise sind Endpreise.']);
    const storno = (await harness.cancel(invoice)).body.data;
    expect(storno.snapshot.texts.invoice).toMatchObject({ notes: [], closing: '' });
  });

  test('cannot cancel a Storno, and has to give a reason', async () => {
    const invoice = await harness.issued(await harness.billable());
    expect((await harness.cancel(invoice, '  ')).status).toBe(422);
    const storno = (await harness.cancel(invoice)).body.data;
    expect((await harness.cancel(storno)).body.code).toBe('invoice.cancelled');
    expect((await harness.cancel({ _id: '01890000-0000-7000-8000-000000000000' })).status).toBe(
      404,
    );
  });
});

describe('the list of invoices', () => {
  test('is filtered and paged, the latest first, and contains no snapshots', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    await harness.cancel(invoice);
    const second = await harness.issued(order);
    const page = await harness.listed(`order=${order._id}&page=1&limit=1`);
    expect([page.count, page.data.map(({ _id }) => _id)]).toEqual([3, [second._id]]);
    expect(page.data[0]).not.toHaveProperty('snapshot');
    expect((await harness.listed(`order=${order._id}&kind=storno`)).count).toBe(1);
    expect((await harness.listed(`order=${order._id}&status=cancelled`)).data[0]?.number).toBe(
      invoice.number,
    );
    expect((await harness.listed(`number=${second.number}`)).data[0]?._id).toBe(second._id);
    expect((await clerk.get('invoices?colour=red')).status).toBe(400);
    expect((await clerk.get('invoices?limit=0')).status).toBe(400);
  });

  test('is for staff only, as is everything about invoices', async () => {
    const order = await harness.billable();
    const invoice = await harness.issued(order);
    const customer = await signInAs(server, 'customer');
    const answers = await Promise.all([
      customer.get('invoices'),
      customer.get(`invoices/${invoice._id}`),
      customer.get(`invoices/${invoice._id}/pdf`),
      customer.post('invoices', { order: order._id, __v: order.__v }),
      customer.post(`invoices/${invoice._id}/cancel`, { reason: 'x' }),
      server.stranger.get(`invoices/${invoice._id}/pdf`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 401]);
  });
});
