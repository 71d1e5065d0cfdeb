import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from '../../../domain/broken-rules.ts';
import { missingCompanyFacts, type StoredCompany } from '../../../domain/documents/company-of.ts';
import { NO_FILE } from '../../../domain/orders/identity-files.ts';
import { hasPhoto } from '../../../domain/people/photo.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { violationsOf } from '../../../domain/validate.ts';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { orderTable } from '../../../server/orders/order-table.ts';
import { userTable } from '../../../server/people/user-table.ts';
import { loadSample } from '../../../server/sample/load-sample.ts';
import type { Client } from '../../support/client.ts';
import {
  addCustomer,
  placeOrder,
  type WireOrder,
  type WireTour,
  type WireTrip,
} from '../../support/records.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

const NOW = new Date('2026-03-18T10:20:00Z');

let server: TestServer;
let clerk: Client;
let orders: readonly WireOrder[];
let asLoaded: Snapshot;

beforeAll(async () => {
  server = await startServer({ clock: () => NOW });
  const { phone } = await addPerson(server, 'admin');
  await loadSample(server.app.engine, NOW);
  clerk = await signIn(server, phone);
  const histories = await list<WireOrder>('commands?fields=history');
  const byId = new Map(histories.map((one) => [one._id, one]));
  orders = (await list<WireOrder>('commands')).map((one) => ({ ...one, ...byId.get(one._id) }));
  asLoaded = await snapshotOf(server);
});

afterAll(() => server.close());

async function list<R>(path: string): Promise<readonly R[]> {
  const { status, body } = await clerk.get<{ data: R[] }>(path);
  expect(status).toBe(200);
  return body.data;
}

const customersOf = ({ database }: Pick<TestServer, 'database'>) =>
  database.selectFrom('users').selectAll().where('role', '=', 'customer').orderBy('id').execute();

const ordersOf = ({ database }: Pick<TestServer, 'database'>) =>
  database.selectFrom('orders').selectAll().orderBy('id').execute();

async function filesOf(blobs: BlobStore): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const name of blobs.list('')) files.set(name, await buffer(await blobs.get(name)));
  return files;
}

const snapshotOf = async (house: TestServer) => ({
  orders: await ordersOf(house),
  customers: await customersOf(house),
  trips: await house.database.selectFrom('trips').selectAll().orderBy('id').execute(),
  tours: await house.database.selectFrom('content').selectAll().orderBy('id').execute(),
  files: await filesOf(house.app.blobs),
});

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const of = (mode: string, finish = false) =>
  orders.filter(
    (order) => order.tripGroup === 'A' && order.commandMode === mode && order.finish === finish,
  );

describe('the sample week', () => {
  it('has orders in every stage, on the return journey and of three finished trips', async () => {
    expect(orders).toHaveLength(600);
    expect(of('Validation')).toHaveLength(125);
    expect(of('facturation')).toHaveLength(130);
    expect(of('tracking')).toHaveLength(140);
    expect(of('tracking', true)).toHaveLength(85);
    expect(await list('commands?tripGroup=B&finish=false')).toHaveLength(90);
    expect(await list('commands?tripGroup=B&finish=true')).toHaveLength(30);
    expect(new Set(of('tracking', true).map(({ trip }) => trip)).size).toBe(2);
    expect(await list('trips?name=A')).toMatchObject([{ status: 2, finish: false }]);
    expect(await list('trips?name=B')).toMatchObject([{ status: 0, finish: false }]);
    expect(await list('trips?name=A&finish=true')).toMatchObject([{ status: 7 }, { status: 7 }]);
    expect(await list('trips?name=B&finish=true')).toMatchObject([{ status: 7 }]);
  });

  it('has two hundred customers, some blocked, some without a photo, in two scripts', async () => {
    const customers = await customersOf(server);
    expect(customers).toHaveLength(200);
    const among = (test: (one: (typeof customers)[number]) => boolean): number =>
      customers.filter(test).length;
    expect(among(({ status }) => status === 'blocked')).toBeGreaterThan(5);
    expect(among(({ photo }) => hasPhoto(photo))).toBeGreaterThan(100);
    expect(among(({ photo }) => !hasPhoto(photo))).toBeGreaterThan(40);
    expect(among(({ first_name }) => /^[\u0600-\u06ff ]+$/.test(first_name))).toBe(25);
    expect(among(({ last_name }) => /[äöüß]/i.test(last_name))).toBeGreaterThan(5);
    expect(new Set(customers.map(({ language }) => language))).toEqual(
      new Set(['de', 'fr', 'ar', 'en']),
    );
    expect(new Set(customers.map(({ name }) => name)).size).toBe(200);
  });

  it('can reach nobody: every number is reserved for films, or has a prefix without a network', async () => {
    for (const { phone } of await customersOf(server)) {
      expect(phone).toMatch(/^\+49(17139200\d\d|17604069\d{3})$/);
      expect(Number(phone.slice(-3)) < 100 || phone.startsWith('+49171')).toBe(true);
    }
    for (const { recipient } of orders) expect(recipient.phone).toMatch(/^\+212683\d{6}$/);
  });

  it('has tours A to H whose cities have a status', async () => {
    const tours = await list<WireTour>('tours?sort=Tname');
    expect(tours.map(({ Tname }) => Tname).join('')).toBe('ABCDEFGH');
    expect(new Set(tours.map(({ status }) => status))).toEqual(
      new Set(['planned', 'open', 'closed']),
    );
    for (const tour of tours) expect(tour.citiesStatus).toHaveLength(tour.Cities?.length ?? 0);
  });

  it('has an obviously invented company with everything that an invoice needs', async () => {
    const [company] = await list<StoredCompany>('settings');
    expect(company?.website).toMatch(/\.example$/);
    expect(missingCompanyFacts(company)).toEqual([]);
  });

  it('breaks no rule of a definition that people write by', async () => {
    for (const definition of Object.values(resources).filter(({ readOnly }) => !readOnly)) {
      for (const record of await list<Record<string, unknown>>(definition.path)) {
        const values = Object.entries(record).filter(([name]) =>
          Object.hasOwn(definition.fields, name),
        );
        const spoken = Object.fromEntries(values);
        expect(violationsOf(definition, spoken, 'change'), definition.name).toEqual({});
        expect(brokenRules(definition, spoken), definition.name).toEqual({});
      }
    }
  });

  it('is found and sorted like records that users enter', async () => {
    const users = await list<Record<string, unknown>>('auth/users');
    const rows = new Map((await ordersOf(server)).map((row) => [row.id, row]));
    for (const order of orders) expect(rows.get(order._id)).toMatchObject(orderTable.derive(order));
    const people = new Map((await customersOf(server)).map((row) => [row.id, row]));
    for (const user of users.filter(({ role }) => role === 'customer')) {
      expect(people.get(String(user._id))).toMatchObject(userTable.derive(user));
    }
  });

  it('has parcels of 5 to 30 kg, and its totals are those of its lines', () => {
    for (const order of orders) {
      const lines = order.content ?? [];
      expect(order.numofpackages).toBeLessThanOrEqual(9);
      expect(order.wights).toBeGreaterThanOrEqual(order.numofpackages * 5);
      expect(order.wights).toBeLessThanOrEqual(order.numofpackages * 30);
      if (order.numofpackages === 0) expect(order.commandMode).toBe('Validation');
      if (lines.length === 0) {
        expect(order.priceTotal).toBeNull();
        continue;
      }
      expect(sum(lines.map(({ price }) => Number(price) * 100))).toBeCloseTo(
        Number(order.priceTotal) * 100,
      );
      expect(sum(lines.map(({ qty }) => qty ?? 0))).toBeCloseTo(order.wights);
    }
  });

  it('declares goods of at most 200 euro, except for a few that the office has to notice', () => {
    const declared = orders.map(({ declarationConten }) =>
      sum((declarationConten ?? []).map(({ notice }) => Number(notice))),
    );
    const over = declared.filter((euros) => euros > 200);
    expect(over.length).toBeGreaterThan(0);
    expect(over.length).toBeLessThan(15);
  });

  it('states of most declared goods what customs requires, and nothing that contradicts itself', () => {
    const declared = orders.filter(({ declarationConten }) => declarationConten?.length);
    const notified = declared.filter(({ declarationConten }) =>
      declarationConten?.every(({ hsCode, origin, condition }) => hsCode && origin && condition),
    );
    expect(notified.length / declared.length).toBeGreaterThan(0.7);
    expect(notified.length).toBeLessThan(declared.length);
    for (const { declarationConten, wights } of notified) {
      const lines = declarationConten ?? [];
      for (const { legal, notice, unitValue, weight } of lines) {
        expect(Number(unitValue) * (legal ?? 0)).toBeCloseTo(Number(notice));
        expect(weight).toBeGreaterThan(0);
      }
      expect(sum(lines.map(({ weight }) => weight ?? 0))).toBeLessThan(wights);
    }
  });

  it('knows most declared consignments, by numbers of no document, and the day of those on a trip', () => {
    const known = orders.filter(({ customs }) => customs?.category);
    expect(known.length / orders.filter((one) => one.withDeclar).length).toBeGreaterThan(0.9);
    expect(known.length).toBeLessThan(orders.length);
    for (const { customs, tripGroup, commandMode, finish } of known) {
      expect(customs?.idNumber ?? 'SPECIMEN0001').toMatch(/^SPECIMEN\d{4}$/);
      expect(customs?.recipientCin ?? 'XX000001').toMatch(/^XX\d{6}$/);
      const isOnTheWay = finish || (tripGroup === 'A' && commandMode === 'tracking');
      expect([Boolean(customs?.passage), Boolean(customs?.vehicle)]).toEqual([
        isOnTheWay,
        isOnTheWay,
      ]);
    }
  });

  it('knows of every trip what carries it and its day, and of its declarations the same', async () => {
    const trips = [
      ...(await list<WireTrip>('trips')),
      ...(await list<WireTrip>('trips?finish=true')),
    ];
    for (const { vehicle, passage } of trips) {
      expect(vehicle).toMatch(/^Transporter \d \(MUSTER \d\)$/);
      expect(passage).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const days = new Set(trips.map(({ vehicle, passage }) => `${vehicle} ${passage}`));
    for (const { customs } of orders) {
      if (customs?.passage) expect(days).toContain(`${customs.vehicle} ${customs.passage}`);
    }
  });

  it('has histories that lead to the state of each order, and end before now', () => {
    for (const order of orders) {
      const history = order.history ?? [];
      const did = (action: string): boolean => history.some((line) => line.action === action);
      const times = history.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(times[0]).toBe(order.createdAt);
      expect(times.at(-1)).toBe(order.updatedAt);
      expect(Date.parse(order.updatedAt)).toBeLessThanOrEqual(NOW.getTime());
      expect(order.__v).toBe(history.length);
      const transitions = history.filter(
        ({ action }) => action === 'create' || /^sendTo/.test(action),
      );
      expect(transitions.at(-1)?.to).toBe(order.commandMode);
      expect([order.verified, order.paid, order.smsToMa]).toEqual(
        ['verify', 'paid', 'smsToMa'].map(did),
      );
      expect([order.withBill, order.withDeclar, order.withTicket]).toEqual(
        ['withBill', 'withDeclar', 'withTicket'].map(did),
      );
      expect(order.finish).toBe(did('finish'));
      expect(order.trip !== null).toBe(order.finish);
      if (order.commandMode === 'tracking') expect(order.verified).toBe(true);
      if (order.withBill) expect(order.verified).toBe(true);
      expect(history.every(({ by }) => by === 'Amina Probe')).toBe(true);
    }
  });

  it('shows when each trip reached which step', async () => {
    for (const trip of await list<WireTrip>('trips')) {
      const history = trip.history ?? [];
      expect(history.map(({ to }) => to)).toEqual([...Array(trip.status + 1).keys()]);
      const times = history.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect([times[0], times.at(-1)]).toEqual([trip.createdAt, trip.updatedAt]);
      expect(trip.finishedAt).toBe(trip.finish ? times.at(-1) : null);
      expect(trip.__v).toBe(history.length);
    }
  });

  it('has paid and unpaid orders, verified and not, with both, one and no ID document', () => {
    const warehouse = of('facturation');
    for (const flag of ['paid', 'verified', 'withBill', 'smsToMa'] as const) {
      expect(new Set(warehouse.map((order) => order[flag])), flag).toEqual(new Set([true, false]));
    }
    const documents = new Set(
      of('Validation').map(({ frontId, backId }) => `${frontId !== NO_FILE} ${backId !== NO_FILE}`),
    );
    expect(documents.size).toBe(4);
  });

  it('has orders to all twelve cities of the route and to others', async () => {
    const ranks = new Set((await ordersOf(server)).map(({ city_rank }) => city_rank));
    expect([...ranks].sort((one, other) => one - other)).toEqual([...Array(13).keys()]);
  });

  it('shows pictures that can be decoded, and stores none that are not shown', async () => {
    const files = new Map([...asLoaded.files].filter(([name]) => !/^attachment-/.test(name)));
    const shown = [
      ...(await customersOf(server)).map(({ photo }) => photo).filter(hasPhoto),
      ...orders.flatMap(({ frontId, backId }) => [frontId, backId]).filter((id) => id !== NO_FILE),
      ...(await list<WireTour>('tours')).map(({ pic }) => pic ?? ''),
      ...(await list<{ pic: string }>('gallery')).map(({ pic }) => pic),
      ...(await list<{ pic: string }>('info')).map(({ pic }) => pic),
      ...(await list<{ pic: string }>('adds')).map(({ pic }) => pic),
      ...(await list<{ logo: string }>('settings')).map(({ logo }) => logo),
    ];
    expect([...files.keys()].sort()).toEqual([...new Set(shown)].sort());
    expect(shown).toHaveLength(files.size);
    const decoded = await Promise.all(
      [...files.values()].map((bytes) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })),
    );
    expect(Math.min(...decoded.map(({ info }) => info.width))).toBe(256);
    expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThan(60_000);
  });

  it('lets the next customer and the next order have the next code', async () => {
    const customer = await addCustomer(server);
    const order = await placeOrder(server, { user: customer._id });
    expect(customer.code).toBe('K-1201');
    expect(order.billCode).toBe('JS-10601');
  });

  it('is not loaded into a database that already has orders', async () => {
    const before = await ordersOf(server);
    await loadSample(server.app.engine, new Date(NOW.getTime() + 86_400_000));
    expect(await ordersOf(server)).toEqual(before);
  });
});

describe('loading the sample week', () => {
  it('creates the same week for the same moment, to the last byte of its pictures', async () => {
    await using other = await startServer();
    await addPerson(other, 'admin');
    await loadSample(other.app.engine, NOW);
    expect(await snapshotOf(other)).toEqual(asLoaded);
  });

  it('leaves nothing half done when it fails', async () => {
    await using other = await startServer();
    await addPerson(other, 'admin');
    let puts = 0;
    const full: BlobStore = {
      ...other.app.blobs,
      put: async (name, bytes) => {
        puts += 1;
        if (puts > 40) throw new Error('The disk is full.');
        return other.app.blobs.put(name, bytes);
      },
    };
    await expect(loadSample({ ...other.app.engine, blobs: full }, NOW)).rejects.toThrow(
      'The disk is full.',
    );
    expect(await ordersOf(other)).toEqual([]);
    expect(await customersOf(other)).toEqual([]);
    expect(await other.database.selectFrom('trips').selectAll().execute()).toEqual([]);
    await loadSample(other.app.engine, NOW);
    expect(await ordersOf(other)).toHaveLength(600);
  });

  it('is rejected if there is no administrator', async () => {
    await using other = await startServer();
    const loading = loadSample(other.app.engine, NOW);
    await expect(loading).rejects.toThrow('needs an administrator');
  });
});
