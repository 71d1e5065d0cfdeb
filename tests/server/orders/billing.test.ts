import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BILLED_FIRM } from '../../support/billed-firm.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { invoiceHarness } from '../../support/invoice-harness.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Answer = {
  data: WireOrder;
  code: string;
  fields: Record<string, string>;
  violations: Record<string, { code: string }>;
};
type Many = { data: WireOrder[] };

const FIRM = { ...BILLED_FIRM, leitwegId: '99123456-BEISPIEL-45' };

let server: TestServer;
let clerk: Client;
let harness: ReturnType<typeof invoiceHarness>;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  await describeCompany(server.database);
  harness = invoiceHarness(server, clerk);
});
afterAll(() => server.close());

const put = (order: WireOrder, billTo: object) =>
  clerk.put<Answer>(`commands/${order._id}`, { billTo });

describe('the party that an order is billed to', () => {
  test('is the sender by default', async () => {
    expect((await placeOrder(server)).billTo).toMatchObject({ party: 'sender', firm: null });
  });

  test('is a firm, stored with all of its details', async () => {
    const order = await placeOrder(server, { billTo: FIRM });
    expect(order.billTo).toEqual(FIRM);
    const { body } = await clerk.get<{ data: WireOrder }>(`commands/${order._id}`);
    expect(body.data.billTo).toEqual(FIRM);
  });

  test('is found by the name of the firm', async () => {
    const billTo = { ...FIRM, firm: 'Findebeispiel KG' };
    const { _id } = await placeOrder(server, { billTo });
    const { body } = await clerk.get<Many>('commands?search=findebeispiel');
    expect(body.data.map((order) => order._id)).toEqual([_id]);
  });

  test('changes only in the part that a body names', async () => {
    const order = await placeOrder(server, { billTo: FIRM });
    const { status, body } = await put(order, { reference: 'PO-78' });
    expect(status).toBe(200);
    expect(body.data.billTo).toEqual({ ...FIRM, reference: 'PO-78' });
    expect(body.data.history?.at(-1)).toMatchObject({ action: 'change', to: 'billTo.reference' });
  });

  test.each([
    ['a party without a name', { party: 'other' }, 'billTo.firm', 'required'],
    [
      'a VAT number with a wrong check digit',
      { vatId: 'DE999000018' },
      'billTo.vatId',
      'notAVatId',
    ],
    ['no Leitweg-ID', { leitwegId: 'A-1' }, 'billTo.leitwegId', 'notALeitwegId'],
    ['nobody that is known', { party: 'neighbour' }, 'billTo.party', 'notAChoice'],
    ['a country that is none', { country: 'XX' }, 'billTo.country', 'notAChoice'],
    ['what no order knows', { mood: 'good' }, 'billTo.mood', 'unknownField'],
  ])('is rejected as %s', async (_what, billTo, path, code) => {
    const { status, body } = await put(await placeOrder(server), billTo);
    expect([status, body.code]).toEqual([422, 'record.invalid']);
    expect(body.violations[path]).toMatchObject({ code });
  });
});

describe('an invoice to a firm', () => {
  test('is frozen with the firm, whose name the list shows', async () => {
    const invoice = await harness.issued(await harness.billable({ billTo: FIRM }));
    expect(invoice.customer).toBe(FIRM.firm);
    expect(invoice.snapshot.paper).toMatchObject({
      buyer: { name: FIRM.firm, zip: '60311', vatId: 'DE999000017', reference: 'PO-77' },
      sender: { name: 'Salma Muster' },
    });
  });

  test('keeps its buyer: the order cannot name another one until the invoice is cancelled', async () => {
    const order = await harness.billable({ billTo: FIRM });
    const invoice = await harness.issued(order);
    const rejected = await put(order, { firm: 'Andere Beispiel AG' });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'invoice.issued']);
    expect(rejected.body.fields).toHaveProperty(['billTo.firm']);
    await harness.cancel(invoice);
    expect((await put(order, { firm: 'Andere Beispiel AG' })).status).toBe(200);
  });

  test("over 250 euro is not issued without the firm's address", async () => {
    const billTo = { party: 'other', firm: FIRM.firm, country: 'DE', goodsRole: 'sender' };
    const order = await harness.billable({ billTo });
    const { status, body } = await harness.issue(order);
    expect([status, body.code]).toEqual([422, 'invoice.incomplete']);
    expect(Object.keys(body.fields)).toEqual(['buyerAddress']);
  });
});

describe('the tax of an invoice to a firm', () => {
  const ABROAD = { ...FIRM, country: 'AT', vatId: 'ATU13585627', leitwegId: null };
  const TAXED = {
    content: [{ desc: 'Lagerung', qty: 1, price: '300.00', tax: 'standard' }],
  };

  test('is required: nobody is exempt who may neither send nor receive the goods', async () => {
    const order = await harness.billable({ billTo: { ...FIRM, goodsRole: null } });
    const rejected = await harness.issue(order);
    expect([rejected.status, rejected.body.code]).toEqual([422, 'invoice.incomplete']);
    expect(Object.keys(rejected.body.fields)).toEqual(['goodsRole']);
    await put(order, { goodsRole: 'neither' });
    const { amounts, paper: document } = (await harness.issued(order)).snapshot;
    expect(amounts.taxes).toMatchObject([{ treatment: 'standard', taxCents: 47_90 }]);
    expect(document.exemptionNote).not.toContain('Steuerfrei');
  });

  test('is owed by a firm abroad, once the company has a VAT number', async () => {
    const order = await harness.billable({ billTo: ABROAD, ...TAXED });
    const rejected = await harness.issue(order);
    expect(Object.keys(rejected.body.fields)).toEqual(['sellerVatId', 'priceBasis']);
    await describeCompany(server.database, { vatId: 'DE999000017' });
    await clerk.put(`commands/${order._id}`, { priceBasis: 'net' });
    const { amounts, paper: document } = (await harness.issued(order)).snapshot;
    expect(amounts.taxes).toMatchObject([
      { treatment: 'reverseCharge', taxCents: 0, netCents: 300_00 },
    ]);
    expect(document.exemptionNote).toContain('Steuerschuldnerschaft des Leistungsempfängers');
  });

  test('is none for a firm of a third country, once somebody says that it is one', async () => {
    const billTo = { ...FIRM, country: 'CH', vatId: null, leitwegId: null, customerKind: null };
    const order = await harness.billable({ billTo, ...TAXED });
    const rejected = await harness.issue(order);
    expect(Object.keys(rejected.body.fields)).toEqual(['customerKind']);
    const reported = await put(order, { customerKind: 'business' });
    const unsettled = await harness.issue(reported.body.data);
    expect(Object.keys(unsettled.body.fields)).toEqual(['priceBasis']);
    await clerk.put(`commands/${order._id}`, { priceBasis: 'net' });
    const { amounts, paper: document } = (await harness.issued(order)).snapshot;
    expect(amounts.taxes).toMatchObject([{ treatment: 'outside', taxCents: 0, netCents: 300_00 }]);
    expect(document.exemptionNote).toContain('§ 3a Abs. 2 UStG');
    const frozen = await clerk.put<Answer>(`commands/${order._id}`, { priceBasis: 'gross' });
    expect([frozen.status, frozen.body.code]).toEqual([409, 'invoice.issued']);
  });

  test('of prices without tax is not added by itself when the sender pays after all', async () => {
    const order = await harness.billable({ ...TAXED, priceBasis: 'net' });
    const rejected = await harness.issue(order);
    expect(Object.keys(rejected.body.fields)).toEqual(['priceBasis']);
    await clerk.put(`commands/${order._id}`, { priceBasis: 'gross' });
    const { amounts } = (await harness.issued(order)).snapshot;
    expect(amounts.taxes).toMatchObject([{ treatment: 'standard', taxCents: 47_90 }]);
  });

  test('is charged to a firm abroad on purpose only, for a reason that the invoice keeps', async () => {
    const billTo = { ...ABROAD, taxedReason: 'Verkauf im Lager Bremen' };
    const order = await harness.billable({ billTo, ...TAXED });
    const { amounts, paper: document } = (await harness.issued(order)).snapshot;
    expect(amounts.taxes).toMatchObject([{ treatment: 'standard', taxCents: 47_90 }]);
    expect(document.buyerTax).toEqual({ taxedReason: 'Verkauf im Lager Bremen' });
    const frozen = await put(order, { taxedReason: null });
    expect([frozen.status, frozen.body.code]).toEqual([409, 'invoice.issued']);
  });
});

test('a recipient in Morocco pays, and needs no postcode for it', async () => {
  const { snapshot, customer } = await harness.issued(
    await harness.billable({ billTo: { party: 'recipient' } }),
  );
  expect(customer).toBe('Yassin');
  expect(snapshot.paper.buyer).toMatchObject({ country: 'MA', city: 'Fes', street: 'Rue 1' });
});
