import { type Client, clientOf } from '../client.ts';
import { ADMIN } from '../started-server.ts';

/** The administrator's calls outside the browser: what somebody else does in the meantime. */
export async function asAdmin({ url }: { readonly url: string }): Promise<Client> {
  const { status, body } = await clientOf(url).post<{ token: string }>('auth', ADMIN);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  return clientOf(url, body.token);
}
