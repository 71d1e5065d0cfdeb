import type { LiveAnswer } from '../../../domain/chat/live-events.ts';
import type { Channel } from './channel.ts';

const TOGETHER_MS = 250;
/** As many are reported at once; the server limits the events of a connection. */
const AT_ONCE = 4;

type Mark = { seen?: number; delivered?: number; isSeen?: boolean };

/** Reports one conversation to the server. What was seen has arrived. */
function tellMark(
  channel: Channel | undefined,
  [id, mark]: readonly [string, Mark],
  confirmed: (answer: LiveAnswer) => void,
): void {
  if (mark.isSeen) channel?.tell('seenConversation', id, mark.seen, confirmed);
  if (mark.delivered !== undefined && mark.delivered > (mark.seen ?? 0)) {
    channel?.tell('deliveredConversation', id, mark.delivered, confirmed);
  }
}

/**
 * Reports to the server what has arrived and what was read, together for each conversation. What it has
 * not confirmed is reported again after a reconnect.
 */
export function createMarks(channel: () => Channel | undefined) {
  const pending = new Map<string, Mark>();
  const sent = new Map<string, Mark>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (id: string, change: (mark: Mark) => void) => {
    const mark = pending.get(id) ?? {};
    change(mark);
    pending.set(id, mark);
    schedule();
  };
  function schedule(): void {
    if (timer === undefined && channel()?.isLive()) timer = setTimeout(flush, TOGETHER_MS);
  }
  function flush(): void {
    timer = undefined;
    if (!channel()?.isLive()) return;
    for (const [id, mark] of [...pending].slice(0, AT_ONCE)) {
      pending.delete(id);
      tell(id, mark);
    }
    if (pending.size > 0) schedule();
  }
  function tell(id: string, mark: Mark): void {
    const unconfirmed = { ...sent.get(id), ...mark };
    sent.set(id, unconfirmed);
    const confirmed = (answer: LiveAnswer) => {
      if (sent.get(id) !== unconfirmed) return;
      sent.delete(id);
      if (answer.status === 'error' && answer.code === 'request.tooMany') again(id, unconfirmed);
    };
    tellMark(channel(), [id, mark], confirmed);
  }
  function again(id: string, mark: Mark): void {
    pending.set(id, { ...mark, ...pending.get(id) });
    schedule();
  }

  return {
    seen: (id: string, position: number | undefined) =>
      note(id, (mark) => {
        mark.isSeen = true;
        if (position !== undefined) mark.seen = Math.max(position, mark.seen ?? 0);
      }),
    delivered: (id: string, position: number) =>
      note(id, (mark) => {
        mark.delivered = Math.max(position, mark.delivered ?? 0);
      }),
    /** After a reconnect. */
    resume(): void {
      for (const [id, mark] of sent) again(id, mark);
      sent.clear();
      if (pending.size > 0) schedule();
    },
    close: () => clearTimeout(timer),
  };
}

export type Marks = ReturnType<typeof createMarks>;
