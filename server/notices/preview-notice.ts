import { CHANNELS, eachChannel } from '../../domain/messages/channels.ts';
import type { MessagePreview, PreviewedRecipient } from '../../domain/messages/message-preview.ts';
import type {
  ChannelCounts,
  NoticedRecipient,
  NoticePreview,
} from '../../domain/messages/notice-preview.ts';
import { sendableFrom } from '../../domain/messages/quiet-hours.ts';
import { previewMessages } from '../campaigns/preview-messages.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import type { Executor } from '../resources/storage.ts';
import type { StoredNotice } from './active-notices.ts';
import type { WhichOrders } from './concerned-orders.ts';
import { noticeCampaign } from './notice-campaign.ts';
import { type NoticeRecipient, noticeRecipients } from './notice-recipients.ts';

const MINUTE_MS = 60_000;

export type Looking = {
  readonly executor: Executor;
  readonly now: Date;
  /** When it can leave first, if its moment has come already; otherwise after the pause. */
  readonly soonest?: Date;
};

/** Who would get a notice if its moment came now; nothing is written. */
export async function previewNotice(
  notice: StoredNotice,
  which: WhichOrders,
  { executor, now, soonest: given }: Looking,
): Promise<NoticePreview> {
  const all = await noticeRecipients(notice, which, executor);
  const { noticeDelay, quietHours } = await messageSettings(executor);
  const soonest = given ?? new Date(now.getTime() + noticeDelay * MINUTE_MS);
  const preview = async (people: readonly NoticeRecipient[], orders: 'orders' | 'notified') =>
    previewMessages(
      executor,
      await noticeCampaign(
        notice,
        people.map((one) => ({ ...one, orders: one[orders] })),
        executor,
      ),
    );
  const due = await preview(
    all.filter(({ orders }) => orders.length > 0),
    'orders',
  );
  const previewed = await preview(
    all.filter(({ orders }) => orders.length === 0),
    'notified',
  );
  const counts = new Map(all.map((one) => [keyOf(notice, one), one]));
  const countOf = (one: PreviewedRecipient) => counts.get(keyOf(notice, one));
  return {
    recipients: [
      ...due.recipients.map(
        (one): NoticedRecipient => ({
          ...one,
          orders: countOf(one)?.orders.length ?? 1,
          codes: countOf(one)?.codes ?? [],
          ...(one.skip
            ? {}
            : { from: sendableFrom(soonest, one.phone ?? '', quietHours).toISOString() }),
        }),
      ),
      ...previewed.recipients.map((one) => asNotified(one, countOf(one)?.notified.length ?? 1)),
    ],
    totals: totalsOf(due, previewed),
  };
}

/** The same person in the lists of the notice and of its campaign. */
const keyOf = (
  { audience }: StoredNotice,
  one: { customer?: string; customerId?: string; phone?: string | null },
): string | null | undefined =>
  audience === 'sender' ? (one.customer ?? one.customerId) : one.phone;

const asNotified = (one: PreviewedRecipient, orders: number): NoticedRecipient => ({
  person: one.person,
  name: one.name,
  phone: one.phone ?? null,
  orders,
  told: true,
  ...(one.customerId ? { customerId: one.customerId } : {}),
  ...(one.language ? { language: one.language } : {}),
});

const totalsOf = (
  { totals, recipients }: MessagePreview,
  previewed: MessagePreview,
): NoticePreview['totals'] => ({
  ...totals,
  channels: channelCounts(recipients),
  people: totals.people + previewed.totals.people,
  told: previewed.totals.people,
});

/** How many are reached on each channel. */
function channelCounts(recipients: readonly PreviewedRecipient[]): ChannelCounts {
  return eachChannel(
    CHANNELS,
    (wanted) => recipients.filter(({ skip, channel }) => !skip && channel === wanted).length,
  );
}
