import type { IssuedInvoice, WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import type { Client } from './client.ts';
import { describeCompany } from './company.ts';
import { addCustomer, placeOrder, type WireOrder } from './records.ts';
import { signInAs, startServer, type TestServer } from './server.ts';

type Answered = {
  data: WholeInvoice;
  current: WireOrder;
  code: string;
  fields: Record<string, string>;
  message: string;
};
type Many = { count: number; data: IssuedInvoice[] };
type Id = { readonly _id: string };
type Version = Pick<WireOrder, '_id' | '__v'>;

/** A clerk's actions on invoices, over HTTP. */
export function invoiceHarness(server: TestServer, clerk: Client) {
  const orderNow = async ({ _id }: Id) =>
    (await clerk.get<{ data: WireOrder }>(`commands/${_id}`)).body.data;
  const issue = (order: Version, body: object = { serviceDate: null }, headers = {}) =>
    clerk.post<Answered>('invoices', { order: order._id, __v: order.__v, ...body }, headers);
  return {
    orderNow,
    /** Issues an order in the version that was seen. */
    issue,
    /** A verified order of a customer whose address is known, with one line of 300 euro. */
    async billable(overrides: object = {}): Promise<WireOrder> {
      const user = (await addCustomer(server, { address: 'Musterweg 1' }))._id;
      return placeOrder(server, {
        user,
        verified: true,
        content: [{ desc: 'Haushaltswaren', qty: 12.5, price: '300.00' }],
        ...overrides,
      });
    },
    /** Issues an order in its present version, and fails if that is rejected. */
    async issued(order: Id): Promise<WholeInvoice> {
      const { status, body } = await issue(await orderNow(order));
      if (status !== 201) throw new Error(`Issuing was answered with ${status} ${body.code}.`);
      return body.data;
    },
    cancel: ({ _id }: Id, reason = 'Falscher Betrag') =>
      clerk.post<Answered>(`invoices/${_id}/cancel`, { reason }),
    shown: async ({ _id }: Id) => (await clerk.get<Answered>(`invoices/${_id}`)).body.data,
    listed: async (query: string) => (await clerk.get<Many>(`invoices?${query}`)).body,
    facturX: ({ _id }: Id) =>
      fetch(`${server.url}/api/v1/invoices/${_id}/factur-x`, {
        headers: { authorization: `Bearer ${clerk.token}` },
      }),
    download: ({ _id }: Id, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/v1/invoices/${_id}/pdf`, {
        headers: { authorization: `Bearer ${clerk.token}`, ...headers },
      }),
  };
}

export type InvoiceHarness = ReturnType<typeof invoiceHarness>;

/** A server of a company that is described, and its clerk. */
export async function openInvoiceHarness(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const clerk = await signInAs(server, 'admin');
  await describeCompany(server.database);
  return { server, clerk, harness: invoiceHarness(server, clerk) };
}
