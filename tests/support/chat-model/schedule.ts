import { vi } from 'vitest';
import type { Message } from '../../../domain/chat/message.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Timeline } from '../../../src/providers/chat/chat.ts';
import { chanceOf } from './chance.ts';
import { createModelNetwork } from './network.ts';
import { createModelRows } from './rows.ts';
import { createUser, type ModelUser } from './user.ts';

export const CUSTOMER = 'karim';
const STEPS = 45;
/** Long enough for every wait between two tries. */
const AFTERWARDS_MS = 90_000;

export type Outcome = {
  /** What the server has. */
  readonly stored: readonly Message[];
  readonly users: readonly ModelUser[];
  readonly shown: readonly Timeline[];
  /** How often each kind of step was taken. */
  readonly steps: ReadonlyMap<string, number>;
};

/**
 * Two of the staff and a customer write to each other while their networks fail, the server
 * restarts, answers get lost, pages are reloaded and messages are deleted, all by chance. Needs fake
 * timers.
 */
export async function runSchedule(seed: number): Promise<Outcome> {
  const chance = chanceOf(seed);
  vi.spyOn(Math, 'random').mockImplementation(chance.next);
  const rows = createModelRows(Date.now);
  const network = createModelNetwork({ rows, delay: () => 1 + chance.below(120) });
  const users = [
    createUser(network, { id: 'amina', side: 'staff' }, CUSTOMER),
    createUser(network, { id: 'samir', side: 'staff' }, CUSTOMER),
    createUser(network, { id: CUSTOMER, side: 'customer' }, CUSTOMER),
  ];
  const steps = new Map<string, number>();
  let texts = 0;

  /** What a deletion takes from everybody. */
  const note = (contents: readonly string[]) => {
    for (const { deleted } of users) for (const content of contents) deleted.add(content);
  };
  const actions: Record<string, (user: ModelUser) => void> = {
    send: (user) => {
      const page = chance.pick(user.pages);
      if (page) void user.send(`word ${++texts} of ${user.person.id}`, page);
    },
    cut: (user) => chance.pick(user.pages)?.cut(),
    mend: (user) => {
      for (const page of user.pages) page.mend();
    },
    loseAnswer: (user) => chance.pick(user.pages)?.loseAnswer(),
    stop: () => network.stop(),
    start: () => network.start(),
    reload: (user) => {
      const page = chance.pick(user.pages);
      if (page) user.closePage(page);
      if (page) user.open();
    },
    secondTab: (user) => {
      if (user.pages.length < 2) user.open();
    },
    closeTab: (user) => {
      const [, second] = user.pages;
      if (second) user.closePage(second);
    },
    seen: (user) => chance.pick(user.pages)?.chat.markSeen(CUSTOMER),
    writing: (user) => chance.pick(user.pages)?.chat.writing(CUSTOMER),
    deleteMessage: (user) => {
      const message = chance.pick(rows.messages(CUSTOMER));
      if (!message || user.person.side !== 'staff') return;
      note([message.message.content]);
      const deleting = chance.pick(user.pages)?.chat.deleteMessage(message);
      if (deleting) void ignoringFailure(deleting, 'The page may be offline.');
    },
    deleteConversation: () => {
      const id = rows.conversation(CUSTOMER);
      if (id === undefined || chance.below(4) > 0) return;
      note(rows.messages(CUSTOMER).map(({ message }) => message.content));
      rows.removeConversation(id);
      network.publish();
    },
  };
  const names = [
    ...Object.keys(actions),
    'send',
    'send',
    'send',
    'send',
    'mend',
    'start',
    'reload',
  ];
  for (let step = 0; step < STEPS; step++) {
    const name = chance.pick(names) ?? 'send';
    const user = chance.pick(users);
    if (user) actions[name]?.(user);
    steps.set(name, (steps.get(name) ?? 0) + 1);
    await vi.advanceTimersByTimeAsync(chance.below(chance.below(3) === 0 ? 4000 : 200));
  }
  network.start();
  for (const { pages } of users) for (const page of pages) page.mend();
  await vi.advanceTimersByTimeAsync(AFTERWARDS_MS);
  const shown = users.flatMap(({ pages }) =>
    pages.map(({ chat }) => chat.timeline(CUSTOMER).read()),
  );
  for (const { pages } of users) for (const { chat } of pages) chat.close();
  return { stored: rows.messages(CUSTOMER), users, shown, steps };
}
