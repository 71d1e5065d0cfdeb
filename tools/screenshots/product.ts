import { CUSTOMER_PREFIX } from '../../src/providers/session.ts';
import { type Client, clientOf } from '../../tests/support/client.ts';
import { customerOnTheRoad } from '../../tests/support/e2e/customer-on-the-road.ts';
import { issueInvoice } from '../../tests/support/e2e/issue-invoice.ts';
import type { Reader } from '../../tests/support/e2e/named-states.ts';
import { type Login, type Person, storedLogin } from '../../tests/support/e2e/open-signed-in.ts';
import { startEmptyProduct } from '../../tests/support/e2e/start-empty-product.ts';
import { ask, startHost } from '../../tests/support/e2e/start-host.ts';
import makeTemplate from '../../tests/support/e2e/template.ts';
import { ADMIN } from '../../tests/support/started-server.ts';

/** Where a reader reads, and what their browser stores of their login. */
export type Place = {
  readonly url: string;
  readonly stored: Readonly<Record<string, string>>;
};
export type Product = {
  readonly clerk: Client;
  readonly places: Readonly<Record<Reader, Place>>;
  end(): Promise<void>;
};

async function logIn(url: string, person: Person): Promise<Login> {
  const { status, body } = await clientOf(url).post<Login>('auth', person);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  return body;
}

/** Starts the product on the sample week, and an empty one beside it, and signs in once to each. */
export async function startProduct(): Promise<Product> {
  const removeTemplate = await makeTemplate();
  const host = startHost();
  const [{ url }, empty] = await Promise.all([
    ask(host, { open: { isShared: false, env: {} } }),
    startEmptyProduct(),
  ]);
  if (!url) throw new Error('The product was opened without an address.');
  const login = await logIn(url, ADMIN);
  const clerk = clientOf(url, login.token);
  await issueInvoice(clerk);
  const customer = await logIn(url, await customerOnTheRoad(clerk));
  const beginner = await logIn(empty.url, ADMIN);
  return {
    clerk,
    places: {
      clerk: { url, stored: storedLogin(login) },
      beginner: { url: empty.url, stored: storedLogin(beginner) },
      customer: { url, stored: storedLogin(customer, CUSTOMER_PREFIX) },
      anybody: { url, stored: {} },
    },
    end: async () => {
      await Promise.all([ask(host, 'close').finally(() => host.disconnect()), empty.end()]);
      await removeTemplate();
    },
  };
}
