import { describe, expect, test } from 'vitest';
import { describeCompany } from '../../support/company.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { signInAs, startServer } from '../../support/server.ts';

type One = { data: { number: string } };
type Rejection = { code: string; fields: Record<string, string> };

const NOW = new Date('2026-11-21T10:00:00Z');

describe('the numbers of invoices', () => {
  test('follow the pattern of the company, and skip one that another pattern has produced', async () => {
    await using own = await startServer({ clock: () => NOW });
    await describeCompany(own.database, { invoicePattern: 'A{year}-{number:2}' });
    const admin = await signInAs(own, 'admin');
    const next = async () => {
      const user = (await addCustomer(own, { address: 'Musterweg 1' }))._id;
      const content = [{ desc: 'Waren', qty: 1, price: '300.00' }];
      const order = await placeOrder(own, { user, verified: true, content });
      const body = { order: order._id, __v: order.__v, serviceDate: null };
      return (await admin.post<One>('invoices', body)).body.data.number;
    };
    expect([await next(), await next()]).toEqual(['A2026-01', 'A2026-02']);
    await describeCompany(own.database, { invoicePattern: 'A{year}-{number:4}' });
    expect(await next()).toBe('A2026-0003');
    await describeCompany(own.database, { invoicePattern: 'A2026-0{number}' });
    expect([await next(), await next(), await next()]).toEqual([
      'A2026-03',
      'A2026-04',
      'A2026-05',
    ]);
  });

  test("are not given before the company's details are entered", async () => {
    await using own = await startServer();
    await own.database.deleteFrom('content').execute();
    const admin = await signInAs(own, 'admin');
    const content = [{ desc: 'Waren', qty: 1, price: '30.00' }];
    const order = await placeOrder(own, { verified: true, content });
    const { status, body } = await admin.post<Rejection>('invoices', {
      order: order._id,
      __v: order.__v,
    });
    expect([status, Object.keys(body.fields)]).toEqual([
      422,
      ['sellerName', 'sellerAddress', 'exemptionReason'],
    ]);
  });
});
