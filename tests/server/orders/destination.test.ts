import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources as registry } from '../../../domain/resources/registry.ts';
import { MODULES } from '../../../server/app.ts';
import { openResources } from '../../../server/resources/engine.ts';
import { renewSearchTexts } from '../../../server/resources/renew-search-texts.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Listed = { data: { _id: string; recipient: { address?: string | null } }[] };

let server: TestServer;
let clerk: Client;

/** Typed in any spelling, with the city first or last, and in the order in which they are shown. */
const SORTED = [
  'طريق تيكيوين 4، أكادير',
  'Rue 9, Casablanca',
  'الدار البيضاء',
  '12 Hay Salam, Fès',
  'فاس',
  'Fez, Avenue Hassan II',
  'Marrakech',
  'Öhringen',
  'Tanger, Rue 1',
  null,
];
const CITIES = ['Agadir', 'Casablanca', 'Fes', 'Marrakesh', 'Öhringen', 'Tanger', null];

beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  for (const address of SORTED.toReversed()) {
    await placeOrder(server, {
      recipient: { firstName: 'Aya', phone: '+212661234567', ...(address !== null && { address }) },
    });
  }
});
afterAll(() => server.close());

const shown = async (query: string): Promise<readonly (string | null)[]> => {
  const { body } = await clerk.get<Listed>(`commands?${query}`);
  const { rows } = await sql<{ id: string; destination: string | null }>`
    select id, destination from orders`.execute(server.database);
  const of = new Map(rows.map(({ id, destination }) => [id, destination]));
  return body.data.map(({ _id }) => of.get(_id) ?? null);
};

const withoutRepeats = (cities: readonly (string | null)[]) =>
  cities.filter((city, at) => city !== cities[at - 1]);

test('orders are sorted by the city that lists show, and without an address come last', async () => {
  expect(withoutRepeats(await shown('sort=destination'))).toEqual(CITIES);
  expect(withoutRepeats(await shown('sort=-destination'))).toEqual(CITIES.toReversed());
});

test('pages of orders with the same destination neither repeat nor leave out one', async () => {
  for (const sort of ['destination', '-destination']) {
    const pages = [];
    for (let page = 1; page <= 4; page += 1) {
      const { body } = await clerk.get<Listed>(`commands?sort=${sort}&limit=3&page=${page}`);
      pages.push(...body.data.map(({ _id }) => _id));
    }
    const { body } = await clerk.get<Listed>(`commands?sort=${sort}`);
    expect(pages).toEqual(body.data.map(({ _id }) => _id));
    expect(new Set(pages).size).toBe(SORTED.length);
  }
});

test('an order whose address changes is listed at its new place', async () => {
  const order = await placeOrder(server, {});
  await clerk.patch(`commands/${order._id}`, { recipient: { address: 'Zagora' } });
  const { body } = await clerk.get<Listed>('commands?sort=destination');
  expect(body.data.at(-2)?._id).toBe(order._id);
  await clerk.delete(`commands/${order._id}`);
});

test('orders of an older release get their destination when the server starts', async () => {
  await sql`update orders set destination = null, search_form = 1`.execute(server.database);
  const resources = openResources(registry, MODULES);
  await renewSearchTexts(server.database, resources, new AbortController().signal);
  expect(withoutRepeats(await shown('sort=destination'))).toEqual(CITIES);
});

test('it sorts lists only: it neither travels nor filters', async () => {
  expect((await clerk.get<Listed>('commands')).body.data[0]).not.toHaveProperty('destination');
  expect((await clerk.get('commands?destination=Fes')).status).toBe(400);
  const { body } = await clerk.get<Listed>('commands?sort=recipient.address&limit=2');
  expect(body.data.map(({ recipient }) => recipient.address)).toEqual([
    '12 Hay Salam, Fès',
    'Fez, Avenue Hassan II',
  ]);
});
