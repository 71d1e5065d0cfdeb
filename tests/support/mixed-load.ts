import { expect } from 'vitest';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Chance } from './chat-model/chance.ts';
import { type Answer, clientOf } from './client.ts';
import { customersTable, readRun, sendTable } from './import-table.ts';
import { until } from './started-server.ts';

type Made = { readonly data: { readonly _id: string } };

/** What the servers acknowledged: by whatever it is found again. */
export type Acknowledged = {
  /** First names of recipients, with how many parcels each order has after its last change. */
  readonly orders: Map<string, number>;
  readonly messages: Set<string>;
  /** Phone numbers of customers who have booked. */
  readonly bookings: Set<string>;
  readonly broadcasts: Set<string>;
};

/** Where the work is done, and by whom. */
type Place = {
  /** The addresses of the servers, of which some may be dead just now. */
  readonly urls: () => readonly string[];
  readonly token: string;
  readonly chance: Chance;
};

const PAUSE_MS = 20;
/** What a caller may have to wait for: a machine may be busy. */
const TIMEOUT = { timeoutMs: 120_000, pauseMs: 200 };
const BROADCAST_TO = 12;
export const IMPORTED = 300;
/** The most that an appointment may have. */
const PLACES = 500;
const PATHS = ['firstName', 'lastName', 'phone', 'cityName'];

/** A caller who repeats a call with the same key until it is acknowledged, as the product's pages do. */
function insistent({ urls, token, chance }: Place) {
  let keys = 0;
  return async <Body>(method: 'post' | 'put', path: string, body: unknown): Promise<Body> => {
    keys += 1;
    const headers = { 'idempotency-key': `mixed-load-${keys}` };
    let answer: Answer<Body & { code?: string }> | undefined;
    await until(async () => {
      const client = clientOf(chance.pick(urls()) ?? '', token);
      const calling = client[method]<Body & { code?: string }>(path, body, headers);
      answer = await ignoringFailure(calling, 'The server was killed.');
      const isRepeated = !answer || answer.status === 503;
      return !isRepeated && answer?.body.code !== 'request.inProgress';
    }, TIMEOUT);
    expect(answer?.status, `${path}: ${JSON.stringify(answer?.body)}`).toBeLessThan(300);
    return answer?.body as Body;
  };
}

/** Clerks who add orders and change them, write, book, and broadcast, and one who imports. */
export async function startMixedLoad(place: Place, clerks: number) {
  const call = insistent(place);
  const acknowledged: Acknowledged = {
    orders: new Map(),
    messages: new Set(),
    bookings: new Set(),
    broadcasts: new Set(),
  };
  let numbers = 0;
  const next = () => {
    numbers += 1;
    return numbers;
  };
  const addCustomer = async (): Promise<{ id: string; phone: string }> => {
    const phone = `+2126${String(50_000_000 + next())}`;
    const person = { firstName: 'Salma', lastName: 'Muster', phone };
    const { data } = await call<Made>('post', 'auth/users', { ...person, cityName: 'Bremen' });
    return { id: data._id, phone };
  };
  const people: string[] = [];
  for (let person = 0; person < BROADCAST_TO; person += 1) people.push((await addCustomer()).id);
  const somebody = () => place.chance.pick(people) ?? '';
  const appointment = (
    await call<Made>('post', 'appointment', {
      start: '2100-12-01T09:00:00Z',
      end: '2100-12-01T18:00:00Z',
      address: 'Hafenstraße 1, Bremen',
      capacity: PLACES,
    })
  ).data._id;

  const order = async () => {
    const firstName = `Kiste ${next()}`;
    const recipient = { firstName, phone: '+212661234567', address: 'Fes, Rue 1' };
    const { data } = await call<Made>('post', 'commands', {
      user: somebody(),
      recipient,
      numofpackages: 1,
    });
    acknowledged.orders.set(firstName, 1);
    const numofpackages = 2 + place.chance.below(3);
    await call('put', `commands/${data._id}`, { numofpackages });
    acknowledged.orders.set(firstName, numofpackages);
  };
  const write = async () => {
    const content = `Nachricht ${next()}`;
    await call('post', 'message', { recieverId: somebody(), message: { type: 'text', content } });
    acknowledged.messages.add(content);
  };
  let places = PLACES;
  const book = async () => {
    if (places === 0) return write();
    places -= 1;
    const { id, phone } = await addCustomer();
    await call('post', 'bookings', { appointment, user: id });
    acknowledged.bookings.add(phone);
  };
  const broadcast = async () => {
    const content = `Rundschreiben ${next()}`;
    const message = { type: 'text', content };
    await call('post', 'messages/broadcast', { ids: people, message });
    acknowledged.broadcasts.add(content);
  };
  const WORK = [order, order, write, write, write, book, book, broadcast];

  const importRun = await beginImport(place);
  let isOver = false;
  const working = Array.from({ length: clerks }, async () => {
    while (!isOver) {
      await (place.chance.pick(WORK) ?? write)();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  // Whoever ends the load hears of a failure.
  void Promise.allSettled(working);
  return {
    acknowledged,
    appointment,
    people,
    importRun,
    /** Lets everybody finish what they have begun. */
    end: async (): Promise<void> => {
      isOver = true;
      await Promise.all(working);
    },
  };
}

/** Sends a table of customers and starts its import. */
async function beginImport({ urls, token }: Place): Promise<string> {
  const client = clientOf(urls()[0] ?? '', token);
  const { _id } = await sendTable(client, 'users', customersTable(IMPORTED, 1));
  const columns = PATHS.map((path, column) => ({ column, path }));
  await client.put(`imports/${_id}/mapping`, { columns, country: 'DE' });
  await until(async () => (await readRun(client, _id)).state === 'checked', TIMEOUT);
  await client.post(`imports/${_id}/start`);
  return _id;
}
