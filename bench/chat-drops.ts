// Does a message get lost, or shown twice, when connections break off? A clerk writes to a hundred
// customers, whose connections are broken off all the time, at both ends, in the middle of whatever is on
// its way. The customers are the chat of the web client itself. The same messages go through a bare relay
// of Socket.IO with the recovery that the library has, whose connections are broken off as often.
//
//   npm run bench:chat-drops                 a hundred thousand messages, a thousand drops: some ten minutes
//   npm run bench:chat-drops -- 5000 50      fewer
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Chat } from '../src/providers/chat/chat.ts';
import { createChat } from '../src/providers/chat/create-chat.ts';
import type { Person, Ready } from './chat-people.ts';
import { type DroppingProxy, openDroppingProxy } from './dropping-proxy.ts';
import { printRow } from './figures.ts';

const MESSAGES = Number(process.argv[2] ?? 100_000);
const DROPS = Number(process.argv[3] ?? 1000);
const CUSTOMERS = 100;
/** So many messages are on their way at once, each to another customer. */
const AT_ONCE = 16;
/** What has not come after so long without any progress is lost. */
const TIMEOUT_MS = 45_000;
const LOOK_MS = 250;

const start = (file: string, args: readonly number[] = []): ChildProcess =>
  fork(new URL(file, import.meta.url), args.map(String));

async function ready<Answer>(child: ChildProcess): Promise<Answer> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}.`);
  });
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer as Answer;
}

/** What each customer was sent, and what they have. */
type Received = {
  /** The numbers of the messages that a customer has, in the order in which they are shown. */
  readonly of: (customer: number) => readonly number[];
  readonly close: () => void;
};

const numberIn = (text: string): number => Number.parseInt(text, 10);
const textOf = (number: number): string => `${number}: Ihr Paket ist unterwegs nach Casablanca.`;

/** The customers with the chat of the web client, each looking at their conversation. */
async function openChats(url: string, customers: readonly Person[]): Promise<Received> {
  const chats = customers.map(({ id, token }): Chat => {
    const chat = createChat({
      apiUrl: `${url}/api/v1`,
      self: { id, side: 'customer' },
      getToken: () => token,
      onSessionEnd: () => {
        throw new Error('The session of a customer has ended.');
      },
    });
    chat.timeline(id).subscribe(() => undefined);
    return chat;
  });
  while (chats.some((chat) => chat.overview.read().channel !== 'live')) await wait(LOOK_MS);
  return {
    of: (at) => {
      const id = customers[at]?.id ?? '';
      const messages = chats[at]?.timeline(id).read().messages ?? [];
      return messages.map(({ message }) => numberIn(message.content));
    },
    close: () => {
      for (const chat of chats) chat.close();
    },
  };
}

/** The same customers at the relay. */
async function openSockets(url: string, customers: readonly Person[]): Promise<Received> {
  const had = customers.map((): number[] => []);
  const sockets: Socket[] = [];
  for (const [at, { id }] of customers.entries()) {
    const socket = io(url, { auth: { id }, forceNew: true, transports: ['websocket'] });
    socket.on('newMessage', (text: string) => had[at]?.push(numberIn(text)));
    sockets.push(socket);
    await once(socket as unknown as NodeJS.EventEmitter, 'joined');
  }
  return {
    of: (at) => had[at] ?? [],
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Writes a message as a clerk, and waits until it is stored. */
async function write(url: string, clerk: Person, to: string, content: string): Promise<void> {
  const body = JSON.stringify({ recieverId: to, message: { type: 'text', content } });
  const call = request(`${url}/api/v1/message`, {
    method: 'POST',
    agent,
    headers: {
      authorization: `Bearer ${clerk.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  call.end(body);
  const [answer] = await once(call, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 201) throw new Error(`A message got ${answer.statusCode}.`);
}

/** How many of the messages nobody has, how many are there twice, and how many stand out of order. */
function countWrong(received: Received): Record<'lost' | 'doubled' | 'misplaced', number> {
  const wrong = { lost: 0, doubled: 0, misplaced: 0 };
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const numbers = received.of(at);
    const different = new Set(numbers);
    wrong.lost += Math.ceil((MESSAGES - at) / CUSTOMERS) - different.size;
    wrong.doubled += numbers.length - different.size;
    wrong.misplaced += numbers.filter((number, n) => number < (numbers[n - 1] ?? -1)).length;
  }
  return wrong;
}

/** Waits until all is there, or nothing more comes. */
async function settle(all: readonly Received[]): Promise<void> {
  const count = () =>
    all.reduce((total, received) => {
      for (let at = 0; at < CUSTOMERS; at += 1) total += received.of(at).length;
      return total;
    }, 0);
  let [before, since] = [count(), performance.now()];
  while (before < MESSAGES * all.length && performance.now() - since < TIMEOUT_MS) {
    await wait(LOOK_MS);
    const current = count();
    if (current !== before) [before, since] = [current, performance.now()];
  }
}

const [productProcess, relayProcess] = [
  start('./chat-product.ts', [CUSTOMERS, 1]),
  start('./recovering-relay.ts'),
];
const product = await ready<Ready>(productProcess);
const relay = await ready<{ url: string }>(relayProcess);
const customers = product.people.filter(({ isStaff }) => !isStaff);
const clerk = product.people.find(({ isStaff }) => isStaff);
if (!clerk) throw new Error('Nobody is of the staff.');
const proxies: readonly DroppingProxy[] = [
  await openDroppingProxy(product.url),
  await openDroppingProxy(relay.url),
];
const [toProduct, toRelay] = proxies;
if (!toProduct || !toRelay) throw new Error('There is no way to the servers.');
const [ours, theirs] = [
  await openChats(toProduct.url, customers),
  await openSockets(toRelay.url, customers),
];

console.log(`${MESSAGES} messages to ${CUSTOMERS} customers, ${DROPS} drops on each way`);
const begun = performance.now();
const dropped = proxies.map(() => 0);
let [next, written] = [0, 0];
/** Breaks off as many connections as belong to what is written; one that is being made anew is waited for. */
function dropWhatIsDue(): void {
  for (const [at, proxy] of proxies.entries()) {
    const due = Math.floor((written / MESSAGES) * DROPS);
    while ((dropped[at] ?? 0) < due && proxy.drop(Math.random()))
      dropped[at] = (dropped[at] ?? 0) + 1;
  }
}
async function writeOn(author: Person): Promise<void> {
  for (let number = next++; number < MESSAGES; number = next++) {
    const to = customers[number % CUSTOMERS]?.id ?? '';
    relayProcess.send({ to, text: textOf(number) });
    await write(product.url, author, to, textOf(number));
    written += 1;
    dropWhatIsDue();
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, () => writeOn(clerk)));
await settle([ours, theirs]);
const seconds = (performance.now() - begun) / 1000;

const found = { ours: countWrong(ours), theirs: countWrong(theirs) };
const PEER = 'recovery of Socket.IO';
console.log('');
printRow({
  name: 'connections that broke off',
  ours: dropped[0] ?? 0,
  peer: { name: PEER, figure: dropped[1] },
});
for (const kind of ['lost', 'doubled', 'misplaced'] as const) {
  printRow({
    name: `messages of ${MESSAGES} that are ${kind}`,
    ours: found.ours[kind],
    peer: { name: PEER, figure: found.theirs[kind] },
    limit: { most: 0 },
  });
}
printRow({ name: 'until the last one has arrived', ours: seconds, unit: 's' });
for (const received of [ours, theirs]) received.close();
for (const proxy of proxies) proxy.close();
for (const child of [productProcess, relayProcess]) child.disconnect();
agent.destroy();
