// The clients of bench/chat.ts, in a process of their own.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { createBackOff } from '../src/providers/chat/back-off.ts';
import { MESSAGES_A_SECOND, type Measured, type Person, type Task, WAYS } from './chat-people.ts';
import { openLive } from './open-live.ts';

const CONNECT_AT_ONCE = 50;
/** Presence and garbage of the connecting are over after this. */
const SETTLE_MS = 4000;
/** Messages of these seconds warm everything up, and are not counted. */
const WARM_UP_SECONDS = 3;
const TIMER_MS = 5;
const TIMEOUT_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let sockets: Socket[] = [];

async function openAll(url: string, people: readonly Person[]): Promise<readonly Socket[]> {
  const opened: Socket[] = [];
  for (let start = 0; start < people.length; start += CONNECT_AT_ONCE) {
    const some = people.slice(start, start + CONNECT_AT_ONCE);
    opened.push(
      ...(await Promise.all(some.map((person, at) => openLive(url, person, start + at)))),
    );
  }
  sockets.push(...opened);
  return opened;
}

function leave(): void {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
}

/** Sends a message as the web client does. */
function post(url: string, { token }: Person, recieverId: string, content: string): void {
  const body = JSON.stringify({ recieverId, message: { type: 'text', content } });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  request(`${url}/api/v1/message`, { method: 'POST', agent, headers }, (answer) => {
    answer.resume();
    if (answer.statusCode !== 201) throw new Error(`A message got ${answer.statusCode}.`);
  }).end(body);
}

const textOf = (number: number): string => `${number}: Wann kommt mein Paket in Casablanca an?`;

/** What the relays carry: as much as the product sends for a message. */
const spokenBy = (sender: Person, recieverId: string, content: string) => {
  const [_id, createdAt] = [randomUUID(), new Date().toISOString()];
  const message = { type: 'text', content };
  const client = { _id, firstName: 'Vorname', lastName: 'Name', photo: '', language: 'de' };
  const reached = { delivered: { staff: 0, customer: 0 }, seen: { staff: 0, customer: 0 } };
  return [
    { _id, conversationId: _id, senderId: sender.id, recieverId, createdAt, position: 1, message },
    {
      _id,
      createdAt,
      clientId: client,
      lastMessage: { createdAt, message },
      unread: 1,
      ...reached,
    },
  ];
};

/** Sends one message after the other, on each way in rotation, at a steady pace. */
async function sendAll(count: number, send: (number: number) => void): Promise<void> {
  const begun = performance.now();
  const pause = 1000 / MESSAGES_A_SECOND / WAYS.length;
  for (let number = 0; number < count; number += 1) {
    const due = begun + number * pause - performance.now();
    if (due > 0) await wait(due);
    send(number);
  }
}

type Measuring = Extract<Task, { kind: 'measure' }>;

async function measure({ product, relay, people, seconds }: Measuring): Promise<Measured> {
  const opened = [await openAll(product, people), await openAll(relay, people)] as const;
  await wait(SETTLE_MS);
  const customers = people.flatMap((person, at) => (person.isStaff ? [] : [{ person, at }]));
  const clerkAt = people.findIndex(({ isStaff }) => isStaff);
  const clerk = people[clerkAt];
  if (!clerk) throw new Error('Nobody is of the staff.');
  const wayOf = (number: number) => WAYS[number % WAYS.length] ?? 'product';
  const roundOf = (number: number) => Math.floor(number / WAYS.length);
  // In even rounds a customer writes to the office, in odd ones a clerk to a customer.
  const isToOffice = (number: number) => roundOf(number) % 2 === 0;
  const started = new Map<number, number>();
  const times = { product: [] as number[], relay: [] as number[], 'keeping relay': [] as number[] };
  const receive = (at: number) => (message: { message: { content: string } }) => {
    const number = Number.parseInt(message.message.content, 10);
    const since = isToOffice(number) === (at === clerkAt) ? started.get(number) : undefined;
    if (since === undefined) return;
    started.delete(number);
    if (roundOf(number) < WARM_UP_SECONDS * MESSAGES_A_SECOND) return;
    times[wayOf(number)].push(performance.now() - since);
  };
  for (const some of opened) {
    for (const [at, socket] of some.entries()) socket.on('newMessage', receive(at));
  }
  const late = monitorEventLoopDelay({ resolution: TIMER_MS });
  late.enable();
  const all = (WARM_UP_SECONDS + seconds) * MESSAGES_A_SECOND * WAYS.length;
  await sendAll(all, (number) => {
    const one = customers[(roundOf(number) * 7919) % customers.length];
    if (!one) return;
    const [way, content] = [wayOf(number), textOf(number)];
    const [sender, to] = isToOffice(number) ? [one.person, 'office'] : [clerk, one.person.id];
    started.set(number, performance.now());
    if (way === 'product') return post(product, sender, to, content);
    const from = opened[1][isToOffice(number) ? one.at : clerkAt];
    from?.emit(way, one.person.id, spokenBy(sender, to, content));
  });
  late.disable();
  const deadline = performance.now() + TIMEOUT_MS;
  while (started.size > 0 && performance.now() < deadline) await wait(20);
  leave();
  if (started.size > 0) throw new Error(`${started.size} of ${all} messages did not arrive.`);
  return { ...times, clientsLate: late.percentile(99) / 1e6 - TIMER_MS };
}

/** Breaks a connection off, and makes it anew after the waits of the web client. */
async function reconnect(socket: Socket): Promise<void> {
  const backOff = createBackOff();
  const isOff = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.io.engine.close();
  await isOff;
  for (let isOn = false; !isOn; ) {
    await backOff.wait();
    isOn = await new Promise<boolean>((resolve) => {
      socket.once('onlineUsers', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
      socket.connect();
    });
  }
}

async function reconnectAll(): Promise<number> {
  const begun = performance.now();
  await Promise.all(sockets.map(reconnect));
  return performance.now() - begun;
}

async function done(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'measure':
      return measure(task);
    case 'hold':
      await openAll(task.url, task.people);
      return sockets.length;
    case 'count':
      return sockets.filter(({ connected }) => connected).length;
    case 'reconnect':
      return reconnectAll();
    case 'leave':
      return leave();
    default:
      return task satisfies never;
  }
}

process.on('message', async (task: Task) => process.send?.((await done(task)) ?? null));
process.once('disconnect', () => process.exit());
