// The clients of bench/chat.ts, in a process of their own.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { MESSAGES_A_SECOND, type Person, type Task, type Times } from './chat-people.ts';

const CONNECT_AT_ONCE = 50;
/** Presence and garbage of the connecting are over after this. */
const SETTLE_MS = 4000;
const PATIENCE_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let sockets: Socket[] = [];

function open(url: string, person: Person): Promise<Socket> {
  const { token, id, isStaff } = person;
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token, id, isStaff },
    forceNew: true,
    reconnection: false,
  });
  socket.once('UsersId', () => socket.emit('UsersId', id, isStaff ? 'admin' : 'customer'));
  return new Promise((resolve, reject) => {
    socket.once('onlineUsers', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function openAll(url: string, people: readonly Person[]): Promise<void> {
  for (let start = 0; start < people.length; start += CONNECT_AT_ONCE) {
    const some = people.slice(start, start + CONNECT_AT_ONCE);
    sockets.push(...(await Promise.all(some.map((person) => open(url, person)))));
  }
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

async function measure(task: Extract<Task, { kind: 'measure' }>): Promise<Times> {
  const { url, people, seconds, over } = task;
  await openAll(url, people);
  await wait(SETTLE_MS);
  const customers = people.flatMap((person, at) => (person.isStaff ? [] : [{ person, at }]));
  const clerkAt = people.findIndex(({ isStaff }) => isStaff);
  const clerk = people[clerkAt];
  if (!clerk) throw new Error('Nobody is of the staff.');
  const started = new Map<number, number>();
  const times: number[] = [];
  const receive = (at: number) => (message: { message: { content: string } }) => {
    const number = Number.parseInt(message.message.content, 10);
    // Even numbers go to the office, odd ones to a customer.
    const since = (number % 2 === 0) === (at === clerkAt) ? started.get(number) : undefined;
    if (since === undefined) return;
    times.push(performance.now() - since);
    started.delete(number);
  };
  for (const [at, socket] of sockets.entries()) socket.on('newMessage', receive(at));

  const say = (number: number) => {
    const one = customers[(number * 7919) % customers.length];
    if (!one) return;
    const [sender, to] = number % 2 === 0 ? [one.person, 'office'] : [clerk, one.person.id];
    started.set(number, performance.now());
    if (over === 'product') post(url, sender, to, textOf(number));
    else {
      const from = sockets[number % 2 === 0 ? one.at : clerkAt];
      const message = { _id: randomUUID(), message: { type: 'text', content: textOf(number) } };
      from?.emit('say', one.person.id, message);
    }
  };
  const begun = performance.now();
  const all = seconds * MESSAGES_A_SECOND;
  for (let number = 0; number < all; number += 1) {
    const due = begun + (number * 1000) / MESSAGES_A_SECOND - performance.now();
    if (due > 0) await wait(due);
    say(number);
  }
  const deadline = performance.now() + PATIENCE_MS;
  while (started.size > 0 && performance.now() < deadline) await wait(20);
  leave();
  if (started.size > 0) throw new Error(`${started.size} of ${all} messages did not arrive.`);
  return times;
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
    case 'leave':
      return leave();
    default:
      return task satisfies never;
  }
}

process.on('message', async (task: Task) => process.send?.((await done(task)) ?? null));
process.once('disconnect', () => process.exit());
