import { sql } from 'kysely';
import { type QuietHours, sendableFrom } from '../../domain/messages/quiet-hours.ts';
import { createCampaign } from '../campaigns/create-campaign.ts';
import type { NoticeJob } from '../jobs/queues.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { activeNotices, type StoredNotice } from './active-notices.ts';
import { type LastingChange, lastingChange } from './lasting-change.ts';
import { noticeCampaign } from './notice-campaign.ts';
import { type NoticeRecipient, noticeRecipients } from './notice-recipients.ts';

type Context = WriteContext<Author>;

/**
 * Sends the notices of a change. Whoever is in their quiet hours is looked at again when these are
 * over, so that a change that is taken back in the night reaches nobody.
 */
export async function sendNotices(job: NoticeJob, context: Context): Promise<void> {
  const { transaction } = context;
  const change = await lastingChange(job, transaction);
  if (!change) return;
  const { quietHours } = await messageSettings(transaction);
  const waiting: Waiting[] = [];
  for (const notice of await activeNotices(change.moment, transaction)) {
    waiting.push(...(await sendNotice(notice, change, quietHours, context)));
  }
  if (job.of === 'stage') await forgetStage(job, waiting, context);
  const [first] = waiting.map(({ from }) => from).sort((a, b) => a.getTime() - b.getTime());
  if (first) await context.enqueue('notices', job, first);
}

/** Orders whose people are in their quiet hours, until when. */
type Waiting = { readonly orders: readonly string[]; readonly from: Date };

async function sendNotice(
  notice: StoredNotice,
  { orders }: LastingChange,
  quiet: QuietHours,
  context: Context,
): Promise<readonly Waiting[]> {
  const { transaction, now } = context;
  const all = await noticeRecipients(notice, orders, transaction);
  const requested = all
    .filter((one) => one.orders.length > 0)
    .map((one) => ({
      ...one,
      from: sendableFrom(now, one.phone ?? '', quiet),
    }));
  const [awake, asleep] = [
    requested.filter(({ from }) => from <= now),
    requested.filter(({ from }) => from > now),
  ];
  await sendTo(notice, awake, context);
  return asleep;
}

/** Leaves a notice to people for the worker; how many have not been notified of all their orders. */
export async function sendTo(
  notice: StoredNotice,
  recipients: readonly NoticeRecipient[],
  context: Context,
): Promise<number> {
  const claimed = await claimOrders(
    notice,
    recipients.flatMap(({ orders }) => orders),
    context,
  );
  const theirs = recipients
    .map((one) => ({ ...one, orders: one.orders.filter((order) => claimed.has(order)) }))
    .filter(({ orders }) => orders.length > 0);
  if (theirs.length > 0) {
    await createCampaign(await noticeCampaign(notice, theirs, context.transaction), context);
  }
  return theirs.length;
}

/** Takes orders for a notice, each of which is covered once; two that work at once share them. */
export async function claimOrders(
  { id, point }: StoredNotice,
  orders: readonly string[],
  { transaction, now }: Context,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ order_id: string }>`
    insert into notice_sent (notice_id, order_id, point, at)
    select ${id}, order_id, ${point}, ${now} from unnest(${[...orders].sort()}::uuid[]) as order_id
    on conflict do nothing returning order_id
  `.execute(transaction);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** What came to the stage meanwhile has a job of its own. */
async function forgetStage(
  { point, at }: Extract<NoticeJob, { of: 'stage' }>,
  waiting: readonly Waiting[],
  { transaction }: Context,
): Promise<void> {
  await sql`
    delete from notice_due where point = ${point} and at <= ${at}
    and not order_id = any(${waiting.flatMap(({ orders }) => orders)}::uuid[])
  `.execute(transaction);
}
