import type { MessageSide } from '../../domain/chat/message.ts';
import { type LiveServer, type Present, ROOMS } from './live-server.ts';

/** At most one list a second is sent. */
const PAUSE_MS = 1000;
/** How often a process tells the others that its list still holds, and how long it does. */
const REPEAT_MS = 10_000;
const HOLDS_MS = 25_000;

/** What tells the other processes; alone there is nobody to tell. */
type Others = { readonly tell: (present: Present) => void };

export type Presence = ReturnType<typeof openPresence>;

/** Who is connected to any process on the database. */
export function openPresence(io: LiveServer, others: Others) {
  const here = { staff: new Map<string, number>(), customer: new Map<string, number>() };
  const elsewhere = new Map<string, { present: Present; at: number }>();
  let sent = { staff: '', everybody: '' };
  let sentAt = Number.NEGATIVE_INFINITY;
  let waiting: NodeJS.Timeout | undefined;

  const mine = (): Present => ({
    staff: [...here.staff.keys()],
    customers: [...here.customer.keys()],
  });

  /** The ids that a side may know: customers learn of staff only. */
  function online(side: MessageSide): readonly string[] {
    const all = [mine(), ...[...elsewhere.values()].map(({ present }) => present)];
    const ids = all.flatMap(({ staff, customers }) =>
      side === 'staff' ? [...staff, ...customers] : staff,
    );
    return [...new Set(ids)].sort();
  }

  function send(): void {
    waiting = undefined;
    sentAt = performance.now();
    const [everybody, staff] = [online('staff'), online('customer')];
    const now = { staff: staff.join(), everybody: everybody.join() };
    if (now.everybody !== sent.everybody) io.local.to(ROOMS.staff).emit('onlineUsers', everybody);
    if (now.staff !== sent.staff) io.local.to(ROOMS.customer).emit('onlineUsers', staff);
    sent = now;
  }

  function sendSoon(): void {
    waiting ??= setTimeout(send, Math.max(0, sentAt + PAUSE_MS - performance.now()));
    waiting.unref();
  }

  const count = (side: MessageSide, id: string, step: 1 | -1) => {
    const before = here[side].get(id) ?? 0;
    if (before + step > 0) here[side].set(id, before + step);
    else here[side].delete(id);
    if (before + step > 1 || (before > 1 && step < 0)) return;
    sendSoon();
    tellSoon();
  };

  let telling: NodeJS.Timeout | undefined;
  const tellNow = () => {
    telling = undefined;
    others.tell(mine());
  };
  function tellSoon(): void {
    telling ??= setTimeout(tellNow, PAUSE_MS / 4);
    telling.unref();
  }

  function forgetSilent(): void {
    const before = performance.now() - HOLDS_MS;
    for (const [process, { at }] of elsewhere) if (at < before) elsewhere.delete(process);
    sendSoon();
  }

  const repeating = setInterval(() => {
    tellNow();
    forgetSilent();
  }, REPEAT_MS);
  repeating.unref();

  return {
    came: (side: MessageSide, id: string) => count(side, id, 1),
    went: (side: MessageSide, id: string) => count(side, id, -1),
    online,
    /** Another process tells who is connected to it. */
    learn: (process: string, present: Present) => {
      if (present.staff.length + present.customers.length === 0) elsewhere.delete(process);
      else elsewhere.set(process, { present, at: performance.now() });
      sendSoon();
    },
    tellOthers: tellSoon,
    /** Nobody is connected here any more. */
    close: () => {
      for (const timer of [waiting, telling]) clearTimeout(timer);
      clearInterval(repeating);
      others.tell({ staff: [], customers: [] });
    },
  };
}
