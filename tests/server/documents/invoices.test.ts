import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import { addCustomer, type WireOrder } from '../../support/records.ts';
import type { TestServer } from '../../support/server.ts';

type Rejection = { code: string; fields: Record<string, string> };

const NOW = new Date('2026-11-21T10:00:00Z');

let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;
beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness({ clock: () => NOW }));
});
afterAll(() => server.close());

/** Like the web client: retries a server that is too busy, under the same key. */
async function patientlyIssued(order: Pick<WireOrder, '_id' | '__v'>): Promise<string> {
  const key = { 'idempotency-key': `many-${order._id}` };
  for (;;) {
    const { status, body } = await harness.issue(order, { serviceDate: null }, key);
    if (status === 201) return body.data.number;
    expect([503, 429, 409]).toContain(status);
    if (status === 409) expect(body.code).toBe('request.inProgress');
  }
}

describe('a clerk who issues an invoice', () => {
  test('gets its number from the server, and everything that it prints, frozen', async () => {
    const order = await harness.billable({ priceSub: '-20.00', payment: 2 });
    const invoice = await harness.issued(order);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      status: 'issued',
      number: expect.stringMatching(/^RE-2026-\d{6}$/),
      order: order._id,
      billCode: order.billCode,
      customer: 'Salma Muster',
      date: '2026-11-21',
      serviceDate: '2026-11-21',
      total: '280.00',
      issuedAt: NOW.toISOString(),
      issuedBy: 'Amina Probe',
      cancels: null,
      cancelledBy: null,
      pdf: null,
    });
    expect(invoice.snapshot.paper).toMatchObject({
      number: invoice.number,
      status: 'issued',
      sender: { name: 'Salma Muster', street: 'Musterweg 1', zip: '28195', city: 'Bremen' },
      lines: [{ description: 'Haushaltswaren', grams: 12_500, cents: 300_00 }],
      extraCents: -20_00,
      totalCents: 280_00,
      payment: 2,
      exemptionNote: 'Steuerfrei, Ausfuhr.',
    });
    expect(invoice.snapshot.company).toMatchObject({ name: 'Muster Transporte', version: '1' });
    expect(invoice.snapshot.texts.version).toContain('invoice.prices@1');
    const { pdf, ...facts } = await harness.shown(invoice);
    expect({ ...facts, pdf: null }).toEqual(invoice);
  });

  test('sees the number, the flag and a line of history at the order', async () => {
    const order = await harness.billable();
    const { number } = await harness.issued(order);
    const now = await harness.orderNow(order);
    expect(now).toMatchObject({ rechnr: number, withBill: true, __v: order.__v + 1 });
    expect(now.history?.at(-1)).toMatchObject({ action: 'issueInvoice', to: number });
    const found = await clerk.get<{ data: WireOrder[] }>(`commands?search=${number}`);
    expect(found.body.data.map(({ _id }) => _id)).toEqual([order._id]);
  });

  test('gets the tax exemption of the direction that the goods go', async () => {
    const invoice = await harness.issued(await harness.billable({ tripGroup: 'B' }));
    expect(invoice.snapshot.paper.exemptionNote).toBe('Steuerfrei, Einfuhr.');
  });

  test('keeps an agreed total, and the difference is shown', async () => {
    const invoice = await harness.issued(await harness.billable({ priceTotal: '290.00' }));
    expect(invoice.total).toBe('290.00');
    expect(invoice.snapshot.amounts).toMatchObject({ linesCents: 300_00, adjustmentCents: -10_00 });
  });

  test('sees the tax included in what is taxed', async () => {
    const content = [
      { desc: 'Transport', qty: 10, price: '300.00' },
      { desc: 'Kartons', qty: 0, price: '11.90', tax: 'standard' },
    ];
    const { snapshot } = await harness.issued(await harness.billable({ content }));
    expect(snapshot.amounts.taxes).toMatchObject([
      { treatment: 'exempt', taxCents: 0 },
      { treatment: 'standard', netCents: 10_00, taxCents: 1_90 },
    ]);
  });

  test('gets one number for one invoice, however often the same request is sent', async () => {
    const order = await harness.billable();
    const key = { 'idempotency-key': `issue-${order._id}` };
    const answers = await Promise.all(
      [1, 2, 3].map(() => harness.issue(order, { serviceDate: null }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect((await harness.listed(`order=${order._id}`)).count).toBe(1);
  });

  test('cannot issue a second one, even if two request it at once', async () => {
    const order = await harness.billable();
    const answers = await Promise.all([harness.issue(order), harness.issue(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await harness.issue(order);
    expect([again.status, again.body.code]).toEqual([409, 'invoice.issued']);
  });

  test('cannot issue a version that they have not seen, and gets the current order', async () => {
    const seen = await harness.billable();
    const changes = { __v: seen.__v, priceSub: '15.00' };
    expect((await clerk.put(`commands/${seen._id}`, changes)).status).toBe(200);
    const { status, body } = await harness.issue(seen);
    expect([status, body.code, body.current]).toEqual([
      409,
      'record.stale',
      await harness.orderNow(seen),
    ]);
    expect((await harness.listed(`order=${seen._id}`)).count).toBe(0);
    expect((await harness.issue(body.current)).body.data.total).toBe('315.00');
  });

  test('issues exactly what was seen or nothing, even if a colleague changes it at the same time', async () => {
    const seen = await harness.billable();
    const changes = { __v: seen.__v, priceSub: '15.00' };
    const [changed, issued] = await Promise.all([
      clerk.put<Rejection>(`commands/${seen._id}`, changes),
      harness.issue(seen),
    ]);
    expect([changed.status, issued.status].sort()).not.toEqual([200, 201]);
    if (issued.status === 201) expect(issued.body.data.total).toBe('300.00');
    else expect(issued.body.code).toBe('record.stale');
  });

  test('reads everything that is missing, and no number is used up', async () => {
    const order = await harness.billable({ user: (await addCustomer(server))._id });
    const before = await harness.issued(await harness.billable());
    const { status, body } = await harness.issue(order, {});
    expect([status, body.code]).toEqual([422, 'invoice.incomplete']);
    expect(Object.keys(body.fields)).toEqual(['buyerAddress', 'serviceDate']);
    expect((await harness.orderNow(order)).withBill).toBe(false);
    const after = await harness.issued(await harness.billable());
    expect(Number(after.number.slice(-6))).toBe(Number(before.number.slice(-6)) + 1);
  });

  test('reads at each field which characters no document font has, and no number is used up', async () => {
    const user = await addCustomer(server, { address: 'Musterweg 1', firstName: 'Anna 😀 山田' });
    const order = await harness.billable({
      user: user._id,
      content: [
        { desc: 'Κιβώτιο, коробка', price: '1.00' },
        { desc: 'ספרים', price: '300.00' },
      ],
    });
    const { status, body } = await harness.issue(order);
    expect([status, body.code]).toEqual([422, 'record.invalid']);
    expect(Object.keys(body.fields).toSorted()).toEqual(['content.1.desc', 'user.firstName']);
    expect(body.fields['user.firstName']).toContain('😀');
    expect((await harness.orderNow(order)).rechnr).toBeNull();
    const issued = await harness.issued(await harness.billable());
    const storno = await harness.cancel(issued, 'Doppelt 😀');
    expect([storno.status, Object.keys(storno.body.fields)]).toEqual([422, ['reason']]);
  });

  test('needs fewer details for up to 250 euro', async () => {
    const order = await harness.billable({
      user: (await addCustomer(server))._id,
      content: [{ desc: 'Ein Koffer', qty: 8, price: '40.00' }],
    });
    const { status, body } = await harness.issue(order, {});
    expect([status, body.data.serviceDate, body.data.snapshot.paper.serviceDate]).toEqual([
      201,
      null,
      null,
    ]);
  });

  test('cannot issue for an order that is not verified', async () => {
    const { status, body } = await harness.issue(await harness.billable({ verified: false }));
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      409,
      'transition.forbidden',
      ['verified'],
    ]);
  });

  test('may date it back into the previous year, but no further and not into the future', async () => {
    const back = await harness.issue(await harness.billable(), {
      date: '2025-12-30',
      serviceDate: '2025-12-29',
    });
    expect(back.body.data).toMatchObject({
      number: 'RE-2025-000001',
      date: '2025-12-30',
      serviceDate: '2025-12-29',
    });
    const ahead = await harness.issue(await harness.billable(), {
      date: '2026-11-22',
      serviceDate: null,
    });
    expect([ahead.status, Object.keys(ahead.body.fields)]).toEqual([422, ['date']]);
    const order = await harness.billable();
    const closed = await harness.issue(order, { date: '2024-12-31', serviceDate: null });
    expect([closed.status, Object.keys(closed.body.fields)]).toEqual([422, ['date']]);
    expect((await harness.issue(order, { date: '2025-01-01', serviceDate: null })).status).toBe(
      201,
    );
  });

  test('may give a date of service in the past or the future, but not in another decade', async () => {
    const order = await harness.billable();
    for (const serviceDate of ['2062-11-21', '2027-11-22', '2023-12-31', '0026-11-21']) {
      const { status, body } = await harness.issue(order, { serviceDate });
      expect([status, Object.keys(body.fields)], serviceDate).toEqual([422, ['serviceDate']]);
    }
    const ahead = await harness.issue(order, { serviceDate: '2027-11-21' });
    expect([ahead.status, ahead.body.data.serviceDate]).toEqual([201, '2027-11-21']);
    const back = await harness.issue(await harness.billable(), { serviceDate: '2024-01-01' });
    expect(back.status).toBe(201);
  });

  test('has it retained for eight years after the year in which it was issued, whatever its date', async () => {
    const { body } = await harness.issue(await harness.billable(), {
      date: '2025-06-30',
      serviceDate: null,
    });
    const { rows } = await sql<{ until: string }>`
      select kept_until::text as until from invoices where id = ${body.data._id}
    `.execute(server.database);
    expect(rows).toEqual([{ until: '2034-12-31' }]);
  });

  test('reads what is wrong with a request', async () => {
    const order = await harness.billable();
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect((await harness.issue({ _id: nobody, __v: 1 })).status).toBe(404);
    for (const [field, body] of [
      ['serviceDate', { serviceDate: 'gestern' }],
      ['date', { date: '21.11.2026' }],
      ['number', { number: 'RE-1' }],
      ['order', { order: 'JS-1' }],
      ['__v', { __v: null }],
    ] as const) {
      const answer = await harness.issue(order, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    }
  });

  const longer = { timeout: 240_000 };
  test(
    'is one of two hundred, and each gets a number of its own without gaps',
    longer,
    async () => {
      const first = await harness.billable();
      await sql`
      insert into orders (id, code, trip_group, stage, sender_id, recipient_first_name,
        recipient_phone, verified, invoice_lines)
      select gen_random_uuid(), 'many-' || n, 'A', 'facturation', sender_id, 'Amina',
        '+212661000002', true, invoice_lines
      from orders cross join generate_series(1, 200) as n where id = ${first._id}
    `.execute(server.database);
      const { rows } = await sql<{ _id: string; __v: number }>`
      select id as _id, version as __v from orders where code like 'many-%'
    `.execute(server.database);
      const before = await harness.issued(first);
      const numbers = await Promise.all(rows.map(patientlyIssued));
      const from = Number(before.number.slice(-6)) + 1;
      const expected = Array.from(
        { length: 200 },
        (_, at) => `RE-2026-${String(from + at).padStart(6, '0')}`,
      );
      expect(numbers.sort()).toEqual(expected);
    },
  );
});
