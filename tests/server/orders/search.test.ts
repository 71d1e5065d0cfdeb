import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources as registry } from '../../../domain/resources/registry.ts';
import { MODULES } from '../../../server/app.ts';
import { openResources } from '../../../server/resources/engine.ts';
import { renewSearchTexts } from '../../../server/resources/renew-search-texts.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Many = { count: number; data: WireOrder[] };

let server: TestServer;
let clerk: Client;
let order: WireOrder;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  const sender = await addCustomer(server, {
    firstName: 'يوسف',
    lastName: 'El Idrissi',
    phone: '+4915123456789',
    cityName: 'Köln',
  });
  order = await placeOrder(server, {
    user: sender._id,
    recipient: {
      firstName: 'Mohammed',
      lastName: 'العلوي',
      phone: '+212661998877',
      address: 'حي السلام، فاس',
    },
  });
  await placeOrder(server, {
    user: (await addCustomer(server, { firstName: 'Mahmoud', lastName: 'Hamid' }))._id,
    recipient: { firstName: 'Ahmed', phone: '+212661998800', address: 'Safi, Rue 1' },
  });
});
afterAll(() => server.close());

const found = async (search: string, path = 'commands') =>
  (await clerk.get<Many>(`${path}?search=${encodeURIComponent(search)}`)).body.data.map(
    ({ _id }) => _id,
  );

test('a clerk who scans the label of a parcel finds its order, and no other', async () => {
  const [parcel] = (await clerk.get<{ data: { code: string }[] }>(`parcels?order=${order._id}`))
    .body.data;
  const code = parcel?.code ?? '';
  expect(await found(code)).toEqual([order._id]);
  expect(await found(code.replace(/\d{4}(?=\d)/g, '$& '))).toEqual([order._id]);
  // The last digit checks the others, so a misread code matches nothing.
  expect(await found(`${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`)).toEqual([]);
});

const WAYS = [
  'Mohamed',
  'محمد',
  'alaoui mohamed',
  'Youssef Idrissi',
  'elidrissi yusuf',
  'Fès',
  'fez',
  'Cologne',
  '0661 99 88 77',
  '00212 (0) 661-99 88 77',
  '+49 151 23456789',
  '0151/234 567 89',
  'yusuf 0661998877',
];

test.each(WAYS)('a clerk finds an order by %s, and no other', async (search) => {
  expect(await found(search)).toEqual([order._id]);
});

test('a customer is found in the same ways', async () => {
  for (const search of ['Yousef', 'idrissi', '0049 151 23456789', 'Koeln']) {
    expect(await found(search, 'auth/users')).toEqual([order.user._id]);
  }
});

test('an order is found by its code however it is written', async () => {
  const number = order.billCode?.slice(3);
  for (const search of [`JS-${number}`, `js${number}`, `js ${number}`, String(number)]) {
    expect(await found(search)).toEqual([order._id]);
  }
});

test('special characters of the database in a search are ordinary text', async () => {
  for (const search of ['%', '_', '\\', 'LOMHMD', "'"]) expect(await found(search)).toEqual([]);
});

describe('rows with an older form of the search text', () => {
  test('are found in the content store like new ones, and are otherwise unchanged', async () => {
    const { database } = server;
    const tour = await addTour(server, { Tname: 'Nord', Cities: ['Dar el Beida', 'Fès'] });
    const stored = () =>
      database.selectFrom('content').selectAll().where('id', '=', tour._id).execute();
    const [before] = await stored();
    const renew = () =>
      renewSearchTexts(database, openResources(registry, MODULES), new AbortController().signal);
    await sql`update content set search = 'nord' where id = ${tour._id}`.execute(database);
    await renew();
    expect(await found('Casablanca', 'tours'), 'a text of the present form is left').toEqual([]);

    await sql`update content set search_form = '0 Tname:text' where id = ${tour._id}`.execute(
      database,
    );
    await renew();
    for (const search of ['Casablanca', 'فاس', 'nord']) {
      expect([search, await found(search, 'tours')]).toEqual([search, [tour._id]]);
    }
    expect(await stored()).toEqual([before]);
  });

  test('are found in the orders like new ones, once the server has started', async () => {
    const { database } = server;
    await sql`update users set search = lower(first_name), search_form = 0`.execute(database);
    await sql`update orders set own_search = code, search_form = 0`.execute(database);
    const stamps = () =>
      sql`select id, version, updated_at from orders union all
          select id, version, updated_at from users order by id`.execute(database);
    const before = (await stamps()).rows;
    expect(await found('Mohamed')).toEqual([]);

    const renew = () =>
      renewSearchTexts(database, openResources(registry, MODULES), new AbortController().signal);
    // Two nodes that start together, and one that starts later.
    await Promise.all([renew(), renew()]);
    await renew();
    for (const search of WAYS) expect([search, await found(search)]).toEqual([search, [order._id]]);
    expect((await stamps()).rows).toEqual(before);
    const { rows } = await sql`select 1 from orders where search_form < 2
      union all select 1 from users where search_form < 2`.execute(database);
    expect(rows).toEqual([]);
  });
});
