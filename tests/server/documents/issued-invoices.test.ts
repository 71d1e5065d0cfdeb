import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuedInvoice } from '../../../domain/documents/invoice/issued-invoice.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { type InvoiceDesk, openInvoiceDesk } from '../../support/invoice-desk.ts';
import type { WireOrder } from '../../support/records.ts';
import { addCustomer } from '../../support/records.ts';
import { signInAs, type TestServer } from '../../support/server.ts';

type Refusal = { code: string; fields: Record<string, string>; message: string };

const NOW = new Date('2026-11-21T10:00:00Z');

let server: TestServer;
let clerk: Client;
let desk: InvoiceDesk;
beforeAll(async () => {
  ({ server, clerk, desk } = await openInvoiceDesk({ clock: () => NOW }));
});
afterAll(() => server.close());

/** Everything except its PDF, which is added whenever it is drawn. */
const withoutPdf = ({ pdf, ...facts }: IssuedInvoice) => facts;

describe('an issued invoice', () => {
  test('is not changed by later changes of the order', async () => {
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    const whole = await desk.orderNow(order);
    const saved = await clerk.put(`commands/${order._id}`, { ...whole, withBill: true });
    expect(saved.status).toBe(200);
    const recipient = { ...whole.recipient, firstName: 'Andere' };
    expect((await clerk.put(`commands/${order._id}`, { recipient })).status).toBe(200);
    expect((await clerk.put(`commands/${order._id}`, { withBill: false })).status).toBe(200);
    expect(withoutPdf(await desk.shown(invoice))).toEqual(withoutPdf(invoice));
  });

  test('keeps its number: no other order can take it, even when it is cancelled', async () => {
    const [order, other] = [await desk.billable(), await desk.billable()];
    const invoice = await desk.issued(order);
    const take = async (rechnr: string) => {
      const { status, body } = await clerk.put<Refusal>(`commands/${other._id}`, { rechnr });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await take(invoice.number)).toEqual([422, ['rechnr']]);
    expect(await take(` ${invoice.number.toLowerCase()} `)).toEqual([422, ['rechnr']]);
    expect((await desk.cancel(invoice)).status).toBe(201);
    expect(await take(invoice.number)).toEqual([422, ['rechnr']]);
    const codeOf = ({ billCode }: WireOrder) => Number(billCode?.replace(/\D/g, ''));
    const last = codeOf(await desk.billable());
    await expect(desk.billable({ rechnr: invoice.number })).rejects.toMatchObject({
      fields: { rechnr: { code: 'duplicate' } },
    });
    // The rejected order has used up no code.
    expect(codeOf(await desk.billable())).toBe(last + 1);
    expect((await take('ALT-17'))[0]).toBe(200);
  });

  test('does not let the order contradict it', async () => {
    const order = await desk.billable();
    const { number } = await desk.issued(order);
    const changes = {
      user: (await addCustomer(server))._id,
      rechnr: 'RE-1',
      content: [{ desc: 'x', qty: 1, price: '1.00' }],
      priceSub: '5.00',
      priceTotal: '1.00',
    };
    for (const [field, value] of Object.entries(changes)) {
      const { status, body } = await clerk.put<Refusal>(`commands/${order._id}`, {
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
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    const user = (await addCustomer(server))._id;
    const handOver = () => clerk.put<Refusal>(`commands/${order._id}`, { user });
    expect((await handOver()).body.code).toBe('invoice.issued');
    expect((await desk.orderNow(order)).user._id).toBe(order.user._id);
    await desk.cancel(invoice);
    expect((await handOver()).status).toBe(200);
  });

  test('outlives its order and its customer', async () => {
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    await clerk.delete(`commands/${order._id}`);
    expect(withoutPdf(await desk.shown(invoice))).toEqual(withoutPdf(invoice));
    expect((await clerk.delete(`commands/bin/${order._id}`)).status).toBe(200);
    expect((await clerk.delete(`auth/users/${order.user._id}`)).status).toBe(200);
    expect(withoutPdf(await desk.shown(invoice))).toEqual(withoutPdf(invoice));
    expect((await desk.cancel(invoice)).status).toBe(201);
  });

  test('is not changed by new settings and new texts', async () => {
    const invoice = await desk.issued(await desk.billable());
    await describeCompany(server.database, { name: 'Andere Transporte' });
    expect((await desk.shown(invoice)).snapshot.company.name).toBe('Muster Transporte');
    await describeCompany(server.database);
  });

  test('is protected by the database itself, even without the routes', async () => {
    const { _id, number } = await desk.issued(await desk.billable());
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
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    const { status, body } = await desk.cancel(invoice, 'Falscher Absender');
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
    const after = await desk.shown(invoice);
    expect(withoutPdf(after)).toEqual({
      ...withoutPdf(invoice),
      status: 'cancelled',
      cancelledBy: storno._id,
    });
    const now = await desk.orderNow(order);
    expect(now.rechnr).toBeNull();
    expect(now.history?.at(-1)).toMatchObject({
      action: 'cancelInvoice',
      from: invoice.number,
      to: storno.number,
    });
  });

  test('can change the order and issue again, under another number', async () => {
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    await desk.cancel(invoice);
    const content = [{ desc: 'Haushaltswaren', qty: 12.5, price: '320.00' }];
    expect((await clerk.put(`commands/${order._id}`, { content })).status).toBe(200);
    const second = await desk.issued(order);
    expect(second.number).not.toBe(invoice.number);
    expect(second.total).toBe('320.00');
    expect(
      (await desk.listed(`order=${order._id}`)).data.map(({ kind, status }) => [kind, status]),
    ).toEqual([
      ['invoice', 'issued'],
      ['storno', 'issued'],
      ['invoice', 'cancelled'],
    ]);
  });

  test('does it once, even if two do it at once', async () => {
    const invoice = await desk.issued(await desk.billable());
    const answers = await Promise.all([desk.cancel(invoice), desk.cancel(invoice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await desk.cancel(invoice);
    expect([again.status, again.body.code]).toEqual([409, 'invoice.cancelled']);
  });

  test('frees the number of an order in the bin, too', async () => {
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    await clerk.delete(`commands/${order._id}`);
    const storno = (await desk.cancel(invoice)).body.data;
    expect((await clerk.post(`commands/bin/${order._id}/restore`)).status).toBe(200);
    const now = await desk.orderNow(order);
    expect(now.rechnr).toBeNull();
    expect(now.history?.some(({ to }) => to === storno.number)).toBe(true);
    expect((await desk.issue(now)).status).toBe(201);
  });

  test('gets a document without the terms and thanks of an invoice', async () => {
    const invoice = await desk.issued(await desk.billable());
    expect(invoice.snapshot.texts.invoice.notes).toEqual(['Alle Preise sind Endpreise.']);
    const storno = (await desk.cancel(invoice)).body.data;
    expect(storno.snapshot.texts.invoice).toMatchObject({ notes: [], closing: '' });
  });

  test('cannot cancel a Storno, and has to give a reason', async () => {
    const invoice = await desk.issued(await desk.billable());
    expect((await desk.cancel(invoice, '  ')).status).toBe(422);
    const storno = (await desk.cancel(invoice)).body.data;
    expect((await desk.cancel(storno)).body.code).toBe('invoice.cancelled');
    expect((await desk.cancel({ _id: '01890000-0000-7000-8000-000000000000' })).status).toBe(404);
  });
});

describe('the list of invoices', () => {
  test('is filtered and paged, the latest first, and contains no snapshots', async () => {
    const order = await desk.billable();
    const invoice = await desk.issued(order);
    await desk.cancel(invoice);
    const second = await desk.issued(order);
    const page = await desk.listed(`order=${order._id}&page=1&limit=1`);
    expect([page.count, page.data.map(({ _id }) => _id)]).toEqual([3, [second._id]]);
    expect(page.data[0]).not.toHaveProperty('snapshot');
    expect((await desk.listed(`order=${order._id}&kind=storno`)).count).toBe(1);
    expect((await desk.listed(`order=${order._id}&status=cancelled`)).data[0]?.number).toBe(
      invoice.number,
    );
    expect((await desk.listed(`number=${second.number}`)).data[0]?._id).toBe(second._id);
    expect((await clerk.get('invoices?colour=red')).status).toBe(400);
    expect((await clerk.get('invoices?limit=0')).status).toBe(400);
  });

  test('is for staff only, as is everything about invoices', async () => {
    const order = await desk.billable();
    const invoice = await desk.issued(order);
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
