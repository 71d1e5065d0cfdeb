import { type SqlBool, sql } from 'kysely';
import { placeOnRoad } from '../../domain/messages/notice-points.ts';
import type { NoticedRecipient } from '../../domain/messages/notice-preview.ts';
import { sendableFrom } from '../../domain/messages/quiet-hours.ts';
import { RequestError } from '../base/request-error.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { activeNotices, type StoredNotice } from './active-notices.ts';
import type { WhichOrders } from './concerned-orders.ts';
import { noticeRecipients } from './notice-recipients.ts';
import { noticeTemplate } from './notice-template.ts';
import { type Looking, previewNotice } from './preview-notice.ts';
import { claimOrders, sendTo } from './send-notices.ts';
import { waitingChanges } from './waiting-changes.ts';

/** A notice whose moment has come, and the orders that it has not covered yet. */
type Waiting = { readonly notice: StoredNotice; readonly orders: WhichOrders; readonly due: Date };

/** The notices that wait. Two trips that have come to the same step wait in one. */
async function waiting({ executor }: Pick<Looking, 'executor'>): Promise<readonly Waiting[]> {
  const found = new Map<string, Waiting>();
  for (const { moment, orders, due } of await waitingChanges(executor)) {
    for (const notice of await activeNotices(moment, executor)) {
      const other = found.get(notice.id);
      found.set(notice.id, {
        notice,
        orders: other ? sql<SqlBool>`((${other.orders}) or (${orders}))` : orders,
        due: other && other.due < due ? other.due : due,
      });
    }
  }
  return [...found.values()];
}

/** What waits, for whom, until when and why, as it is listed. */
export async function listWaiting(looking: Looking) {
  const each = [];
  for (const one of await waiting(looking)) each.push(await readWaiting(one, looking));
  return each.filter(({ recipients }) => recipients.length > 0);
}

/** One notice that waits. Throws a 404 once it is sent, withheld or taken back. */
export async function findWaiting(id: string, looking: Looking) {
  const found = await demandWaiting(id, looking);
  const read = await readWaiting(found, looking);
  if (read.recipients.length === 0) throw new RequestError('record.notFound');
  return read;
}

async function demandWaiting(id: string, looking: Pick<Looking, 'executor'>): Promise<Waiting> {
  const found = (await waiting(looking)).find(({ notice }) => notice.id === id);
  if (!found) throw new RequestError('record.notFound');
  return found;
}

/** The same people as in the dry run, without those who have been notified. */
async function readWaiting({ notice, orders, due }: Waiting, { executor, now }: Looking) {
  const soonest = due > now ? due : now;
  const { quietHours } = await messageSettings(executor);
  const { title } = await noticeTemplate(notice.template, executor);
  const preview = await previewNotice(notice, orders, { executor, now, soonest });
  const isAsleep = ({ from = '', phone }: NoticedRecipient) =>
    new Date(from) > soonest || sendableFrom(now, phone ?? '', quietHours) > now;
  const recipients = preview.recipients
    .filter(({ told: isNotified }) => !isNotified)
    .map((one): NoticedRecipient => {
      if (one.skip) return one;
      return { ...one, waits: isAsleep(one) ? 'quiet' : 'pause' };
    });
  const moments = recipients.flatMap(({ from }) => from ?? []).sort();
  const waitingFor = (why: string) => recipients.filter(({ waits }) => waits === why).length;
  const { id, point, tripGroup, audience } = notice;
  return {
    _id: id,
    title: notice.title,
    tripGroup,
    point,
    audience,
    place: placeOnRoad(tripGroup, point),
    template: { _id: notice.template, title },
    people: preview.totals.reached,
    skipped: preview.totals.skipped,
    orders: recipients.reduce((sum, one) => sum + one.orders, 0),
    channels: preview.totals.channels,
    paused: waitingFor('pause'),
    quiet: waitingFor('quiet'),
    from: moments[0] ?? soonest.toISOString(),
    until: moments.at(-1) ?? soonest.toISOString(),
    recipients,
  };
}

/** Sends a notice to all for whom it waits, whatever the time is where they are. */
export async function sendWaiting(id: string, context: WriteContext): Promise<void> {
  const { notice, people } = await waitingPeople(id, context);
  if ((await sendTo(notice, people, context)) === 0) throw new RequestError('record.notFound');
  await writeAudit([{ action: 'sendNow', resource: 'notices', recordId: id }], context);
}

/** Withholds a notice from those for whom it waits: they are never notified of this moment. */
export async function holdWaiting(id: string, context: WriteContext): Promise<void> {
  const { notice, people } = await waitingPeople(id, context);
  const orders = people.flatMap((one) => one.orders);
  const current = await claimOrders(notice, orders, context);
  if (current.size === 0) throw new RequestError('record.notFound');
  await writeAudit([{ action: 'holdBack', resource: 'notices', recordId: id }], context);
}

async function waitingPeople(id: string, { transaction }: WriteContext) {
  const { notice, orders } = await demandWaiting(id, { executor: transaction });
  const all = await noticeRecipients(notice, orders, transaction);
  return { notice, people: all.filter((one) => one.orders.length > 0) };
}
