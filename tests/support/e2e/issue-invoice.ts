import type { Client } from '../client.ts';

/** An invoice has been issued, so that there is one to look at. */
export async function issueInvoice(clerk: Client): Promise<void> {
  type Order = { _id: string; user: { address: string; zipcode: string; cityName: string } };
  const list = 'commands?tripGroup=A&commandMode=facturation&limit=100';
  const { body } = await clerk.get<{ data: Order[] }>(list);
  const order = body.data.find(({ user }) => user.address && user.zipcode && user.cityName);
  if (!order) throw new Error('The sample week has no order that can be invoiced.');
  const content = [{ desc: 'Karton Schuhe', qty: 12.5, price: '45.50' }];
  const change = { verified: true, content, priceSub: null, priceTotal: null };
  const changed = await clerk.put<{ data: { __v: number } }>(`commands/${order._id}`, change);
  const { status } = await clerk.post('invoices', {
    order: order._id,
    __v: changed.body.data.__v,
    serviceDate: null,
  });
  if (status !== 201) throw new Error(`Issuing was answered with ${status}.`);
}
