// The people of bench/scale.ts, in a process of their own: clerks who read lists and orders, change
// them and write, and customers who are connected, read their own orders and write to the office.
// They call at a steady pace, whether the last call was answered or not, as people do.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { Person } from './chat-people.ts';
import { openLive } from './open-live.ts';

export const KINDS = ['list', 'show', 'own', 'write', 'message'] as const;
export type Kind = (typeof KINDS)[number];

/** How often each kind is called in a second, by 50 clerks and 1,000 customers. */
const A_SECOND: Readonly<Record<Kind, number>> = {
  list: 20,
  show: 10,
  own: 10,
  write: 5,
  message: 5,
};

export type Load = {
  /** The servers; people are spread over them. */
  readonly urls: readonly string[];
  readonly isPlain: boolean;
  readonly people: readonly Person[];
  readonly orders: readonly string[];
  readonly seconds: number;
  /** How many times the usual pace. */
  readonly times: number;
};

/** Milliseconds of each call, and of messages from being sent to being received. */
export type Borne = {
  readonly calls: Readonly<Record<Kind, readonly number[]>>;
  readonly live: readonly number[];
  readonly failed: readonly string[];
};

const CONNECT_AT_ONCE = 50;
const SETTLE_MS = 3_000;
const WARM_UP_MS = 5_000;
const TIMEOUT_MS = 15_000;
const agents = Array.from(
  { length: 50 },
  (_, at) => new Agent({ keepAlive: true, localAddress: `127.1.${at + 1}.1` }),
);

type Wish = { readonly method: string; readonly path: string; readonly body?: object };

function send(url: string, person: Person, { method, path, body }: Wish, at: number) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'idempotency-key': randomUUID(),
    }),
  };
  const agent = agents[at % agents.length];
  return new Promise<number>((resolve, reject) => {
    const call = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(text);
  });
}

async function connectAll({ urls, people }: Load): Promise<readonly Socket[]> {
  const opened: Socket[] = [];
  for (let start = 0; start < people.length; start += CONNECT_AT_ONCE) {
    const some = people.slice(start, start + CONNECT_AT_ONCE);
    const opening = some.map((person, at) =>
      openLive(urls[(start + at) % urls.length] ?? '', person, start + at),
    );
    opened.push(...(await Promise.all(opening)));
  }
  return opened;
}

async function bear(load: Load): Promise<Borne> {
  const { urls, isPlain, people, orders, seconds, times } = load;
  const [staff, customers] = [
    people.filter(({ isStaff }) => isStaff),
    people.filter(({ isStaff }) => !isStaff),
  ];
  const sent = new Map<string, number>();
  const live: number[] = [];
  const sockets = isPlain ? [] : await connectAll(load);
  for (const [at, socket] of sockets.entries()) {
    // Each message is for one customer, who is connected to one of the servers.
    if (people[at]?.isStaff) continue;
    socket.on('newMessage', ({ message }: { message: { content: string } }) => {
      const since = sent.get(message.content);
      sent.delete(message.content);
      if (since !== undefined) live.push(performance.now() - since);
    });
  }
  await wait(isPlain ? 0 : SETTLE_MS);

  const of = <Item>(items: readonly Item[], number: number): Item => {
    const item = items[(number * 7919) % items.length];
    if (item === undefined) throw new Error('The load needs people and orders.');
    return item;
  };
  const wishOf = (kind: Kind, number: number): { person: Person; wish: Wish } => {
    const order = of(orders, number);
    const page = number % 20;
    const weight = 1 + (number % 29);
    const content = `${number}: Ihr Paket ist auf dem Weg.`;
    const customer = of(customers, number);
    const person = kind === 'own' ? customer : of(staff, number);
    const plain: Readonly<Record<Kind, Wish>> = {
      list: { method: 'GET', path: `/list/-/${page}` },
      show: { method: 'GET', path: `/show/${order}` },
      own: { method: 'GET', path: `/own/${customer.id}` },
      write: { method: 'PUT', path: `/write/${order}`, body: { weight } },
      message: { method: 'POST', path: `/message/${customer.id}`, body: { content } },
    };
    const api = '/api/v1';
    const message = { recieverId: customer.id, message: { type: 'text', content } };
    const ours: Readonly<Record<Kind, Wish>> = {
      list: {
        method: 'GET',
        path: `${api}/commands?commandMode=Validation&page=${page + 1}&limit=10`,
      },
      show: { method: 'GET', path: `${api}/commands/${order}` },
      own: { method: 'GET', path: `${api}/commands?page=1&limit=10` },
      write: { method: 'PUT', path: `${api}/commands/${order}`, body: { wights: weight } },
      message: { method: 'POST', path: `${api}/message`, body: message },
    };
    if (kind === 'message' && !isPlain) sent.set(content, performance.now());
    return { person, wish: (isPlain ? plain : ours)[kind] };
  };

  const calls = { list: [], show: [], own: [], write: [], message: [] } as Record<Kind, number[]>;
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  const counted = begun + WARM_UP_MS;
  const end = counted + seconds * 1000;
  let number = 0;
  const callOnce = async (kind: Kind, at: number): Promise<void> => {
    const started = performance.now();
    const { person, wish } = wishOf(kind, at);
    try {
      const status = await send(urls[at % urls.length] ?? '', person, wish, at);
      // Somebody else changed the order meanwhile.
      if (status >= 300 && status !== 409) failed.push(`${kind} ${status}`);
    } catch (error) {
      failed.push(`${kind} ${error instanceof Error ? error.message : error}`);
    }
    if (started > counted) calls[kind].push(performance.now() - started);
  };
  const pace = async (kind: Kind): Promise<void> => {
    const pause = 1000 / (A_SECOND[kind] * times);
    for (let step = 0; performance.now() < end; step += 1) {
      const due = begun + step * pause - performance.now();
      if (due > 0) await wait(due);
      number += 1;
      const calling: Promise<void> = callOnce(kind, number).finally(() => underWay.delete(calling));
      underWay.add(calling);
    }
  };
  await Promise.all(KINDS.map(pace));
  await Promise.race([Promise.all(underWay), wait(TIMEOUT_MS)]);
  if (underWay.size > 0) failed.push(`${underWay.size} calls without an answer`);
  for (const socket of sockets) socket.disconnect();
  if (sent.size > 0) failed.push(`${sent.size} messages without a receipt`);
  return { calls, live, failed };
}

process.on('message', async (load: Load) => process.send?.(await bear(load)));
process.once('disconnect', () => process.exit());
