import { expect, it, vi } from 'vitest';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Chat } from '../../../src/providers/chat/chat.ts';
import { createChat } from '../../../src/providers/chat/create-chat.ts';
import { connectSocket, type LiveSocket } from '../../../src/providers/chat/live-socket.ts';
import { type Chance, chanceOf } from '../../support/chat-model/chance.ts';
import { createBrowser } from '../../support/chat-model/page.ts';
import { livePerson, type Person } from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const SCHEDULES = 15;
const STEPS = 25;
/** They concern different customers, so some run side by side. */
const AT_ONCE = 5;

/** The network of one page, which can be cut, and can lose an answer. */
function network() {
  let isCut = false;
  let losing = 0;
  let open: LiveSocket | undefined;
  let failed: ((error: Error) => void) | undefined;
  const call: typeof fetch = async (input, init) => {
    if (isCut) throw new TypeError('fetch failed');
    const answer = await fetch(input, init);
    const isLost = init?.method === 'POST' && losing > 0;
    if (isLost) losing -= 1;
    if (isCut || isLost) throw new TypeError('fetch failed');
    return answer;
  };
  return {
    fetch: call,
    connect: async (options: Parameters<typeof connectSocket>[0]): Promise<LiveSocket> => {
      const socket = await connectSocket(options);
      open = socket;
      return {
        on: (name, listener) => {
          if (name === 'connect_error') failed = listener as (error: Error) => void;
          return socket.on(name, listener);
        },
        emit: socket.emit.bind(socket) as LiveSocket['emit'],
        connect: () =>
          isCut ? queueMicrotask(() => failed?.(new Error('cut'))) : socket.connect(),
        disconnect: () => socket.disconnect(),
      };
    },
    cut(): void {
      isCut = true;
      open?.disconnect();
      // A socket that is still connecting does not say that it was disconnected.
      failed?.(new Error('cut'));
    },
    mend: () => {
      isCut = false;
    },
    lose: () => {
      losing += 1;
    },
  };
}

/** Somebody with a page in their browser, who looks at the conversation with a customer. */
function createUser(server: TestServer, person: Person, clientId: string) {
  const browser = createBrowser();
  const sent: string[] = [];
  const side = person.role === 'admin' ? 'staff' : 'customer';
  const open = () => {
    const way = network();
    const chat: Chat = createChat({
      apiUrl: `${server.url}/api/v1`,
      self: { id: person.id, side },
      ...way,
      openTabs: browser.openTabs,
      outboxStore: browser.store,
      getToken: () => person.token,
      onSessionEnd: () => expect.fail('The session ended.'),
    });
    chat.timeline(clientId).subscribe(() => undefined);
    return { ...way, chat };
  };
  let page = open();
  return {
    person,
    sent,
    page: () => page,
    read: () => page.chat.timeline(clientId).read(),
    send: (content: string) => {
      sent.push(content);
      return page.chat.send(clientId, { type: 'text', content });
    },
    reload: () => {
      page.chat.close();
      page = open();
    },
  };
}

type User = ReturnType<typeof createUser>;

/** Plays one schedule; returns the texts that somebody has deleted. */
async function play(users: readonly User[], chance: Chance): Promise<ReadonlySet<string>> {
  const deleted = new Set<string>();
  let texts = 0;
  const actions: ((user: User) => unknown)[] = [
    ...Array.from({ length: 5 }, () => (user: User) => user.send(`word ${++texts}`)),
    (user) => user.page().cut(),
    (user) => user.page().mend(),
    (user) => user.page().lose(),
    (user) => user.reload(),
    (user) => user.page().chat.markSeen(users[2]?.person.id ?? ''),
    (user) => {
      const message = chance.pick(user.read().messages);
      if (!message || user.person.role !== 'admin') return;
      deleted.add(message.message.content);
      const deleting = user.page().chat.deleteMessage(message);
      void ignoringFailure(deleting, 'The page may be offline, or the message gone.');
    },
  ];
  for (let step = 0; step < STEPS; step++) {
    const user = chance.pick(users);
    if (user) await chance.pick(actions)?.(user);
    await new Promise((resolve) => setTimeout(resolve, chance.below(40)));
  }
  return deleted;
}

it('whatever fails meanwhile, two of the staff and a customer have the same messages in the end', async () => {
  await using server = await startServer();
  const run = async (seed: number) => {
    // People of their own: what one person may send in a while is limited.
    const roles = ['admin', 'admin', 'customer'] as const;
    const people = await Promise.all(roles.map((role) => livePerson(server, role)));
    const [, , customer] = people;
    const clientId = customer?.id ?? '';
    const users = people.map((person) => createUser(server, person, clientId));
    const deleted = await play(users, chanceOf(seed));
    for (const user of users) {
      user.page().mend();
      user.page().chat.reload();
    }
    const where = `in the schedule of seed ${seed}`;
    await vi.waitFor(
      () => {
        const shown = users.map((user) => user.read());
        for (const { outgoing } of shown) {
          // Whoever learns late that a message arrived may be notified that it has been removed since.
          const left = outgoing.filter(({ message }) => !deleted.has(message.content));
          expect(left, where).toEqual([]);
        }
        const [first, ...others] = shown.map(({ messages }) =>
          messages.map(({ _id, message }) => [_id, message.content]),
        );
        for (const other of others) expect(other, where).toEqual(first);
        for (const { sent, person } of users) {
          const own = users[0]?.read().messages.filter(({ senderId }) => senderId === person.id);
          const stored = own?.map(({ message }) => message.content) ?? [];
          const lost = sent.filter((content) => !stored.includes(content) && !deleted.has(content));
          expect(lost, where).toEqual([]);
          expect(stored, where).toEqual(sent.filter((content) => stored.includes(content)));
        }
      },
      { timeout: 60_000, interval: 50 },
    );
    for (const user of users) user.page().chat.close();
  };
  const seeds = Array.from({ length: SCHEDULES }, (_, seed) => seed);
  for (let from = 0; from < SCHEDULES; from += AT_ONCE) {
    await Promise.all(seeds.slice(from, from + AT_ONCE).map(run));
  }
}, 180_000);
