import type { MessageSide } from '../../domain/chat/message.ts';
import { type LiveServer, type Present, ROOMS } from './live-server.ts';

/** At most one list a second is sent. */
const PAUSE_MS = 1000;
/** How often a process repeats its list to the others, and how long a list is valid. */
const REPEAT_MS = 10_000;
const HOLDS_MS = 25_000;

/** What notifies the other processes; alone there is none. */
type Others = { readonly notify: (present: Present) => void };

export type Presence = ReturnType<typeof openPresence>;

/** The ids of who is connected, to this process and to the others. */
function peopleOnline() {
  const here = { staff: new Map<string, number>(), customer: new Map<string, number>() };
  const elsewhere = new Map<string, { present: Present; at: number }>();

  const mine = (): Present => ({
    staff: [...here.staff.keys()],
    customers: [...here.customer.keys()],
  });

  return {
    mine,
    /** The ids that a side may know: customers learn of staff only. */
    online: (side: MessageSide): readonly string[] => {
      const others = [...elsewhere.values()].map(({ present }) => present);
      const staff = [...here.staff.keys(), ...others.flatMap((present) => present.staff)];
      if (side === 'customer') return [...new Set(staff)].sort();
      const customers = others.flatMap((present) => present.customers);
      return [...new Set([...staff, ...here.customer.keys(), ...customers])].sort();
    },
    /** Counts a connection; says whether somebody came or went with it. */
    count: (side: MessageSide, id: string, step: 1 | -1): boolean => {
      const before = here[side].get(id) ?? 0;
      if (before + step > 0) here[side].set(id, before + step);
      else here[side].delete(id);
      return before > 0 !== before + step > 0;
    },
    learn: (process: string, present: Present): void => {
      if (present.staff.length + present.customers.length === 0) elsewhere.delete(process);
      else elsewhere.set(process, { present, at: performance.now() });
    },
    /** A process that has sent nothing for long is no longer there. */
    forgetSilent: (): void => {
      const before = performance.now() - HOLDS_MS;
      for (const [process, { at }] of elsewhere) if (at < before) elsewhere.delete(process);
    },
  };
}

/** Does something a while after it is requested, once for all requests meanwhile. */
function onceLater(work: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    ask: (milliseconds: number): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, milliseconds);
      timer.unref();
    },
    cancel: () => clearTimeout(timer),
  };
}

/** Who is connected to any process on the database, and who is notified of it. */
export function openPresence(io: LiveServer, others: Others) {
  const people = peopleOnline();
  const { mine, online } = people;
  let sent = { staff: '', everybody: '' };
  let sentAt = Number.NEGATIVE_INFINITY;

  const sending = onceLater(() => {
    sentAt = performance.now();
    const [everybody, staff] = [online('staff'), online('customer')];
    const now = { staff: staff.join(), everybody: everybody.join() };
    if (now.everybody !== sent.everybody) io.local.to(ROOMS.staff).emit('onlineUsers', everybody);
    if (now.staff !== sent.staff) io.local.to(ROOMS.customer).emit('onlineUsers', staff);
    sent = now;
  });
  const sendSoon = () => sending.ask(Math.max(0, sentAt + PAUSE_MS - performance.now()));
  const notification = onceLater(() => others.notify(mine()));
  const notifySoon = () => notification.ask(PAUSE_MS / 4);
  const count = (side: MessageSide, id: string, step: 1 | -1) => {
    if (!people.count(side, id, step)) return;
    sendSoon();
    notifySoon();
  };

  const repeating = setInterval(() => {
    others.notify(mine());
    people.forgetSilent();
    sendSoon();
  }, REPEAT_MS);
  repeating.unref();

  return {
    came: (side: MessageSide, id: string) => count(side, id, 1),
    went: (side: MessageSide, id: string) => count(side, id, -1),
    online,
    /** Another process sends who is connected to it. */
    learn: (process: string, present: Present) => {
      people.learn(process, present);
      sendSoon();
    },
    notifyOthers: notifySoon,
    /** Nobody is connected here any more. */
    close: () => {
      for (const timer of [sending, notification]) timer.cancel();
      clearInterval(repeating);
      others.notify({ staff: [], customers: [] });
    },
  };
}
