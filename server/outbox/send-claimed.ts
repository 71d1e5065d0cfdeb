import type { Locale } from '../../domain/fields.ts';
import type { Purpose } from '../../domain/messages/campaign-values.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import type { ApprovedTemplate } from './add-to-outbox.ts';
import type { Claimed } from './claim-due.ts';
import type { Driver, Outcome, OutgoingMessage } from './driver.ts';
import { messageKey } from './message-key.ts';

const CODE = '{code}';

type Way = {
  readonly driver: Driver;
  /** How long its provider may take to answer. */
  readonly timeoutMs: number;
  /** Aborted when this process has no more time. */
  readonly ending: AbortSignal;
};

type Sent = {
  readonly outcome: Outcome;
  /** Its body from now on, if it changes. */
  readonly body?: string;
};

/** Gives a message to its provider. Codes are filled in here, and known nowhere else. */
export async function sendClaimed(row: Claimed, way: Way): Promise<Sent> {
  const { secret, body, phone } = row;
  const isCode = row.purpose === 'security' && body.includes(CODE);
  if (isCode && secret === null) return rejected('expired', 'Its code is not stored any more.');
  if (phone === null) return rejected('invalidNumber', 'It has no number.');
  const text = secret === null ? body : body.replaceAll(CODE, secret);
  const outcome = await outcomeOf(outgoing(row, { to: phone, text }), way);
  // What reaches nobody can be read in the product instead.
  return way.driver.leavesHouse ? { outcome } : { outcome, body: text };
}

const rejected = (reason: 'expired' | 'invalidNumber', detail: string): Sent => ({
  outcome: { kind: 'rejected', reason, detail },
});

const outgoing = (row: Claimed, { to, text }: { to: string; text: string }): OutgoingMessage => ({
  id: row.id,
  key: messageKey(row),
  channel: row.channel as PhoneChannel,
  to,
  text,
  language: row.language as Locale,
  purpose: row.purpose as Purpose,
  customerId: row.customer_id,
  approved: row.approved as ApprovedTemplate | null,
});

/** The driver's outcome; whatever happens otherwise, the message may have been taken. */
async function outcomeOf(
  message: OutgoingMessage,
  { driver, timeoutMs, ending }: Way,
): Promise<Outcome> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ending]);
  const silence = new Promise<Outcome>((resolve) => {
    const detail = 'The provider did not answer in time.';
    signal.addEventListener('abort', () => resolve({ kind: 'unknown', detail }), { once: true });
  });
  const sending = driver.send(message, signal).catch(
    (error: unknown): Outcome => ({
      kind: 'unknown',
      detail: error instanceof Error ? error.message : 'The driver failed.',
    }),
  );
  // A driver that does not watch the signal must not hold up the others.
  return Promise.race([sending, silence]);
}
