import type { Message } from '../../domain/chat/message.ts';
import type { Chat } from '../../src/providers/chat/chat.ts';
import { createChat } from '../../src/providers/chat/create-chat.ts';
import { memoryOutbox } from '../../src/providers/chat/outbox-store.ts';
import type { SignedIn } from './sign-in.ts';
import { thingsToSend } from './things-to-send.ts';

export type CustomerOptions = {
  readonly origin: string;
  readonly person: SignedIn;
  /** How long the customer waits between two things, at least; up to three times as long. */
  readonly pace: number;
  readonly say: (line: string) => void;
  /** Aborted when the simulation ends. */
  readonly signal: AbortSignal;
};

/** Resolves after some milliseconds, or as soon as the simulation ends. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : milliseconds);
    signal.addEventListener('abort', end);
  });

const shown = ({ message }: Pick<Message, 'message'>): string =>
  `${message.type} ${(message.name ?? message.content).slice(0, 60)}`;

/** Logs each message of the office once, and what has become of the customer's own. */
function watch(chat: Chat, { person, say }: CustomerOptions): () => boolean {
  const known = new Set<string>();
  let isAnswered = false;
  const timeline = chat.timeline(person.id);
  timeline.subscribe(() => {
    const { messages, outgoing } = timeline.read();
    for (const message of messages) {
      if (known.has(message._id)) continue;
      known.add(message._id);
      if (message.from === 'customer') say(`${person.name}: sent ${shown(message)}`);
      else {
        isAnswered = true;
        say(`${person.name}: read ${shown(message)}`);
      }
    }
    for (const one of outgoing) {
      if (one.state !== 'failed' || known.has(one.key)) continue;
      known.add(one.key);
      say(`${person.name}: ${shown(one)} was rejected: ${one.failure?.code}`);
    }
  });
  return () => {
    const before = isAnswered;
    isAnswered = false;
    return before;
  };
}

/** A customer who comes and goes, sends something of every type, and answers after a while. */
export async function simulateCustomer(options: CustomerOptions): Promise<void> {
  const { origin, person, pace, say, signal } = options;
  const things = thingsToSend(person.id, person.language);
  const outboxStore = memoryOutbox();
  const pause = () => wait(pace * (1 + 2 * things.random.next()), signal);
  let isOver = false;
  while (!signal.aborted && !isOver) {
    say(`${person.name}: is there`);
    const chat = createChat({
      apiUrl: `${origin}/api/v1`,
      outboxStore,
      self: { id: person.id, side: 'customer' },
      getToken: () => person.token,
      onSessionEnd: () => {
        isOver = true;
      },
    });
    const isAnswered = watch(chat, options);
    for (let left = things.random.between(4, 12); left > 0 && !signal.aborted && !isOver; left--) {
      await pause();
      if (signal.aborted) break;
      chat.markSeen(person.id);
      chat.writing(person.id);
      await wait(pace / 2, signal);
      const draft = isAnswered() ? await things.answer() : await things.next();
      await chat.send(person.id, draft);
    }
    await wait(pace, signal);
    chat.close();
    say(`${person.name}: has left`);
    await pause();
  }
}
