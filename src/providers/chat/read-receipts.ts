import type { LiveAnswer } from '../../../domain/chat/live-events.ts';
import type { Channel } from './channel.ts';

const TOGETHER_MS = 250;
/** As many are reported at once; the server limits the events of a connection. */
const AT_ONCE = 4;

type Receipt = { seen?: number; delivered?: number; isSeen?: boolean };

/** Reports one conversation to the server. What was seen has arrived. */
function reportReceipt(
  channel: Channel | undefined,
  [id, receipt]: readonly [string, Receipt],
  confirmed: (answer: LiveAnswer) => void,
): void {
  if (receipt.isSeen) channel?.notify('seenConversation', id, receipt.seen, confirmed);
  if (receipt.delivered !== undefined && receipt.delivered > (receipt.seen ?? 0)) {
    channel?.notify('deliveredConversation', id, receipt.delivered, confirmed);
  }
}

/**
 * Reports to the server what has arrived and what was read, together for each conversation. What it has
 * not confirmed is reported again after a reconnect.
 */
export function createReadReceipts(channel: () => Channel | undefined) {
  const pending = new Map<string, Receipt>();
  const sent = new Map<string, Receipt>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (id: string, change: (receipt: Receipt) => void) => {
    const receipt = pending.get(id) ?? {};
    change(receipt);
    pending.set(id, receipt);
    schedule();
  };
  function schedule(): void {
    if (timer === undefined && channel()?.isLive()) timer = setTimeout(flush, TOGETHER_MS);
  }
  function flush(): void {
    timer = undefined;
    if (!channel()?.isLive()) return;
    for (const [id, receipt] of [...pending].slice(0, AT_ONCE)) {
      pending.delete(id);
      send(id, receipt);
    }
    if (pending.size > 0) schedule();
  }
  function send(id: string, receipt: Receipt): void {
    const unconfirmed = { ...sent.get(id), ...receipt };
    sent.set(id, unconfirmed);
    const confirmed = (answer: LiveAnswer) => {
      if (sent.get(id) !== unconfirmed) return;
      sent.delete(id);
      if (answer.status === 'error' && answer.code === 'request.tooMany') again(id, unconfirmed);
    };
    reportReceipt(channel(), [id, receipt], confirmed);
  }
  function again(id: string, receipt: Receipt): void {
    pending.set(id, { ...receipt, ...pending.get(id) });
    schedule();
  }

  return {
    seen: (id: string, position: number | undefined) =>
      note(id, (receipt) => {
        receipt.isSeen = true;
        if (position !== undefined) receipt.seen = Math.max(position, receipt.seen ?? 0);
      }),
    delivered: (id: string, position: number) =>
      note(id, (receipt) => {
        receipt.delivered = Math.max(position, receipt.delivered ?? 0);
      }),
    /** After a reconnect. */
    resume(): void {
      for (const [id, receipt] of sent) again(id, receipt);
      sent.clear();
      if (pending.size > 0) schedule();
    },
    close: () => clearTimeout(timer),
  };
}

export type ReadReceipts = ReturnType<typeof createReadReceipts>;
