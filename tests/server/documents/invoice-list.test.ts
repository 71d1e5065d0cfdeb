import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedInvoice } from '../../../domain/documents/invoice/issued-invoice.ts';
import type { WorkLine } from '../../../domain/worklist/work-lines.ts';
import type { Client } from '../../support/client.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import { addCustomer } from '../../support/records.ts';
import { signInAs, type TestServer } from '../../support/server.ts';

type Listed = { count: number; data: ListedInvoice[]; code: string };
type Totals = { data: { count: number; total: string; open: string } };

let today = new Date('2026-11-19T10:00:00Z');
let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;

/** An invoice of a customer for an amount, issued on a day. */
async function issuedFor(
  person: { firstName: string; lastName: string },
  price: string,
  day: string,
  others: object = {},
) {
  today = new Date(`${day}T10:00:00Z`);
  const user = (await addCustomer(server, { ...person, address: 'Musterweg 1' }))._id;
  const content = [{ desc: 'Koffer', qty: 5, price }];
  const order = await harness.billable({ user, content, ...others });
  return { order, invoice: await harness.issued(order) };
}

let first: Awaited<ReturnType<typeof issuedFor>>;
let second: typeof first;
let third: typeof first;
beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness({ clock: () => today }));
  first = await issuedFor({ firstName: 'Jörg', lastName: 'Müller' }, '300.00', '2026-11-19');
  second = await issuedFor({ firstName: 'Amina', lastName: 'Berrada' }, '120.50', '2026-11-20');
  third = await issuedFor({ firstName: 'Zahra', lastName: 'Alami' }, '80.00', '2026-11-21');
  await harness.cancel(second.invoice);
});
afterAll(() => server.close());

/** Documents that a test issues for itself later do not affect the others. */
const UNTIL = 'date[lte]=2026-11-21';

const list = async (query: string) => (await clerk.get<Listed>(`invoices?${query}`)).body;
const numbers = async (query: string) => (await list(query)).data.map(({ number }) => number);

describe('a bookkeeper who looks through the issued documents', () => {
  test('sees the latest first, including a Storno, page by page', async () => {
    const page = await list(`${UNTIL}&page=1&limit=2`);
    expect(page.count).toBe(4);
    expect(page.data[0]).toMatchObject({ kind: 'storno', total: '-120.50' });
    expect(page.data[1]?.number).toBe(third.invoice.number);
    expect(await numbers(`${UNTIL}&page=2&limit=2`)).toEqual([
      second.invoice.number,
      first.invoice.number,
    ]);
  });

  test('sorts by number, date, customer, amount and state', async () => {
    const [one, two, three] = [first, second, third].map(({ invoice }) => invoice.number);
    const only = `${UNTIL}&kind=invoice&`;
    expect(await numbers(`${only}sort=number`)).toEqual([one, two, three]);
    expect(await numbers(`${only}sort=-date`)).toEqual([three, two, one]);
    expect(await numbers(`${only}sort=customer`)).toEqual([two, one, three]);
    expect(await numbers(`${only}sort=total`)).toEqual([three, two, one]);
    expect(
      (await list(`${UNTIL}&sort=status`)).data.map(({ kind, status }) => `${kind} ${status}`),
    ).toEqual(['invoice cancelled', 'invoice issued', 'invoice issued', 'storno issued']);
  });

  test('finds by number, by name with or without accents, and by order', async () => {
    expect(await numbers('search=muller')).toEqual([first.invoice.number]);
    expect(await numbers('search=ZAHRA%20alami')).toEqual([third.invoice.number]);
    expect(await numbers(`search=${third.invoice.number}`)).toEqual([third.invoice.number]);
    expect(await numbers(`search=${first.order.billCode}`)).toEqual([first.invoice.number]);
    expect(await numbers('search=%25')).toEqual([]);
  });

  test('narrows down by state, days and orders', async () => {
    expect(await numbers('kind=invoice&status=cancelled')).toEqual([second.invoice.number]);
    expect(await numbers('date[gte]=2026-11-20&date[lte]=2026-11-20')).toEqual([
      second.invoice.number,
    ]);
    const orders = [first, third].map(({ order }) => `order=${order._id}`).join('&');
    expect(await numbers(`${orders}&sort=number`)).toEqual([
      first.invoice.number,
      third.invoice.number,
    ]);
    expect(await numbers(`order=${third.order._id}`)).toEqual([third.invoice.number]);
  });

  test('reads several documents by their ids in one call', async () => {
    const ids = [first, third].map(({ invoice }) => `_id=${invoice._id}`).join('&');
    expect(await numbers(`${ids}&sort=number`)).toEqual([
      first.invoice.number,
      third.invoice.number,
    ]);
    expect(await numbers(`_id=${first.invoice._id}`)).toEqual([first.invoice.number]);
  });

  test('sees the totals of the documents of a filter, with a Storno subtracted', async () => {
    const totals = async (query: string) =>
      (await clerk.get<Totals>(`invoices/totals?${query}`)).body.data;
    expect(await totals(UNTIL)).toEqual({ count: 4, total: '380.00', open: '380.00' });
    expect(await totals(`${UNTIL}&kind=invoice`)).toMatchObject({ count: 3, total: '500.50' });
    expect(await totals('search=nobody')).toEqual({ count: 0, total: '0.00', open: '0.00' });
  });

  test('sees which orders are deleted', async () => {
    const { order, invoice } = await issuedFor(
      { firstName: 'Omar', lastName: 'Tazi' },
      '60.00',
      '2026-11-22',
    );
    const found = async () => (await list(`number=${invoice.number}`)).data[0];
    expect(await found()).toMatchObject({ orderExists: true });
    expect((await clerk.delete(`commands/${order._id}`)).status).toBeLessThan(300);
    expect(await found()).toMatchObject({ orderExists: false, billCode: order.billCode });
  });

  test('cannot read other fields than the ids alone', async () => {
    expect((await clerk.get<Listed>('invoices?fields=number')).status).toBe(400);
  });

  test('cannot use a sort or a filter that does not exist', async () => {
    for (const query of ['sort=reason', 'colour=red', 'date[gte]=yesterday']) {
      expect((await clerk.get<Listed>(`invoices?${query}`)).status).toBe(400);
    }
  });
});

const CASH = 1;
const TRANSFER = 2;

describe('what is still to be paid of an invoice', () => {
  const at = async (day: string, query: string) => {
    today = new Date(`${day}T10:00:00Z`);
    return list(query);
  };

  test('is due by the payment term that it states, and overdue from the day after that', async () => {
    const { invoice } = await issuedFor(
      { firstName: 'Late', lastName: 'One' },
      '90.00',
      '2026-11-23',
      { payment: TRANSFER },
    );
    expect(invoice.snapshot.paper.dueDate).toBe('2026-12-07');
    const only = `number=${invoice.number}`;
    const [onTime] = (await at('2026-12-07', only)).data;
    expect(onTime).toMatchObject({ dueOn: '2026-12-07', open: '90.00', paymentState: 'open' });
    expect((await at('2026-12-07', `${only}&paymentState=overdue`)).count).toBe(0);
    const [late] = (await at('2026-12-08', `${only}&paymentState=overdue`)).data;
    expect(late).toMatchObject({ number: invoice.number, paymentState: 'overdue' });
    expect(await numbers(`${only}&dueOn[lte]=2026-12-06`)).toEqual([]);
    expect(await numbers(`${only}&dueOn[gte]=2026-12-07&dueOn[lte]=2026-12-07`)).toEqual([
      invoice.number,
    ]);
  });

  test('is due 30 days after the date of an invoice that states no term, as one in cash', async () => {
    const { invoice } = await issuedFor(
      { firstName: 'Cash', lastName: 'Payer' },
      '40.00',
      '2026-11-23',
      { payment: CASH },
    );
    // The term that the company has set is of transfers alone.
    expect(invoice.snapshot.rules.paymentDays).toBe(14);
    expect(invoice.snapshot.paper.dueDate).toBeUndefined();
    const only = `number=${invoice.number}`;
    const [onTime] = (await at('2026-12-23', only)).data;
    expect(onTime).toMatchObject({ dueOn: '2026-12-23', open: '40.00', paymentState: 'open' });
    const [late] = (await at('2026-12-24', only)).data;
    expect(late).toMatchObject({ paymentState: 'overdue' });
  });

  test('is less once a part is paid, and nothing once all is', async () => {
    const { order, invoice } = await issuedFor(
      { firstName: 'Part', lastName: 'Payer' },
      '70.00',
      '2026-11-24',
    );
    const found = async () => (await at('2026-11-25', `number=${invoice.number}`)).data[0];
    expect((await clerk.put(`commands/${order._id}`, { deposit: '20.00' })).status).toBe(200);
    expect(await found()).toMatchObject({ open: '50.00', paymentState: 'part' });
    await clerk.put(`commands/${order._id}`, { paid: true });
    expect(await found()).toMatchObject({ open: '0.00', paymentState: 'paid' });
    expect((await at('2027-01-10', `number=${invoice.number}&paymentState=overdue`)).count).toBe(0);
  });

  test('is nothing once a deposit covers everything', async () => {
    const { order, invoice } = await issuedFor(
      { firstName: 'Deposit', lastName: 'Payer' },
      '55.00',
      '2026-11-24',
    );
    const only = `number=${invoice.number}`;
    for (const deposit of ['55.00', '60.00']) {
      expect((await clerk.put(`commands/${order._id}`, { deposit })).status).toBe(200);
      const [found] = (await at('2027-01-10', only)).data;
      expect(found).toMatchObject({ paid: false, open: '0.00', paymentState: 'paid' });
    }
    expect((await list(`${only}&paymentState=paid`)).count).toBe(1);
    const unpaid = 'paymentState=part&paymentState=overdue&paymentState=open';
    expect((await list(`${only}&${unpaid}`)).count).toBe(0);
  });

  test('is of valid invoices alone, and sorts them by day and by amount', async () => {
    const cancelled = (await list(`number=${second.invoice.number}`)).data[0];
    expect(cancelled).toMatchObject({ dueOn: null, open: null, paymentState: null });
    const valid = `${UNTIL}&kind=invoice&status=issued`;
    const [one, three] = [first.invoice.number, third.invoice.number];
    expect(await numbers(`${valid}&sort=dueOn`)).toEqual([one, three]);
    expect(await numbers(`${valid}&sort=open`)).toEqual([three, one]);
    const { data } = await at('2026-11-22', `${valid}&paymentState=open&paymentState=part`);
    expect(data.map(({ number }) => number).sort()).toEqual([one, three]);
    expect((await at('2027-01-10', `${valid}&paymentState=open&paymentState=part`)).count).toBe(0);
  });

  const overdueLine = async () => {
    type Lines = { data: { lines: readonly WorkLine[] } };
    const { body } = await clerk.get<Lines>('worklist');
    return body.data.lines.find(({ line }) => line === 'overdueInvoices');
  };

  test('is a line of the work list, which counts the records of the list that it leads to', async () => {
    today = new Date('2026-12-20T10:00:00Z');
    const line = await overdueLine();
    const query = new URLSearchParams(line?.filter as Record<string, string>);
    expect(line?.count).toBeGreaterThan(0);
    expect(line?.count).toBe((await list(String(query))).count);
    const { data } = (await clerk.get<Totals>(`invoices/totals?${query}`)).body;
    expect(line?.due).toBe(data.open);
    expect(line?.oldest).toBe('2026-12-07T23:00:00.000Z');
  });

  test('is not overdue while its order is in the bin, neither in the work list nor in the list', async () => {
    const { order, invoice } = await issuedFor(
      { firstName: 'Binned', lastName: 'Order' },
      '65.00',
      '2026-11-10',
    );
    const only = `number=${invoice.number}`;
    const overdue = async () => (await at('2027-01-10', `${only}&paymentState=overdue`)).count;
    expect(await overdue()).toBe(1);
    const before = await overdueLine();
    expect((await clerk.delete(`commands/${order._id}`)).status).toBeLessThan(300);
    expect(await overdue()).toBe(0);
    const after = await overdueLine();
    expect(after?.count).toBe((before?.count ?? 0) - 1);
    expect(Number(after?.due)).toBe(Number(before?.due) - 65);
    expect((await list('paymentState=overdue')).count).toBe(after?.count);
    // The list says that the order is deleted, and what of the invoice is open.
    const [found] = (await list(only)).data;
    expect(found).toMatchObject({ orderExists: false, open: '65.00', paymentState: 'open' });
  });
});

test('a list that is too long for one answer is rejected, and read page by page', async () => {
  await sql`
    insert into invoices (id, kind, number, order_id, order_code, customer_name, date, total_cents,
      issued_at, issued_by, issued_by_name, snapshot, kept_until, status)
    select gen_random_uuid(), 'invoice', 'X-' || n, order_id, order_code, customer_name, '2020-01-02',
      0, issued_at, issued_by, issued_by_name, '{}', kept_until, 'cancelled'
    from invoices, generate_series(1, 10001) as n where number = ${first.invoice.number}
  `.execute(server.database);
  const year = 'date[gte]=2020-01-01&date[lte]=2020-12-31';
  const whole = await clerk.get<Listed & { message: string }>(`invoices?${year}`);
  expect([whole.status, whole.body.code]).toEqual([413, 'list.tooLong']);
  expect(whole.body.message).toContain('limit');
  const last = await list(`${year}&page=1001&limit=10`);
  expect([last.count, last.data.length]).toEqual([10_001, 1]);
  const ids = await list(`${year}&fields=_id&sort=number`);
  const page = await list(`${year}&sort=number&page=3&limit=10`);
  expect([ids.count, ids.data.length]).toEqual([10_001, 10_001]);
  expect(ids.data.slice(20, 30)).toEqual(page.data.map(({ _id }) => ({ _id })));
  expect((await list(`${year}&sort=number&page=3&limit=10&fields=_id`)).data).toEqual(
    ids.data.slice(20, 30),
  );
});

test("only the carrier's staff see the list and its totals", async () => {
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('invoices')).status).toBe(403);
  expect((await customer.get('invoices/totals')).status).toBe(403);
});
