import type { Client } from '../client.ts';
import type { Person } from './open-signed-in.ts';

const PASSWORD = 'a-customer-of-the-tests';

type Order = { readonly user: { readonly _id: string; readonly phone: string } };

/** Gives a password to somebody with an order of the sample week that is on the road. */
export async function customerOnTheRoad(clerk: Client): Promise<Person> {
  const query = 'tripGroup=A&commandMode=tracking&finish=false&sort=-createdAt&limit=1';
  const [order] = (await clerk.get<{ data: Order[] }>(`commands?${query}`)).body.data;
  if (!order) throw new Error('The sample week has no order on the road.');
  const { _id, phone } = order.user;
  const { status } = await clerk.put(`auth/users/${_id}`, { password: PASSWORD, status: 'active' });
  if (status !== 200) throw new Error(`The password was answered with ${status}.`);
  return { phone, password: PASSWORD };
}
