import { type Selectable, sql } from 'kysely';
import type { FailureReason, Purpose, SkipReason } from '../../domain/messages/campaign-values.ts';
import { type Channel, isPhoneChannel } from '../../domain/messages/channels.ts';
import { reasonAgainst } from '../../domain/messages/consent.ts';
import { type MessagePrices, priceOf } from '../../domain/messages/price-of.ts';
import { deliveries as definition } from '../../domain/resources/deliveries.ts';
import type { Outbox } from '../database/database-types.ts';
import { isEmptied } from '../outbox/empty-sent.ts';
import { enqueueChannels } from '../outbox/enqueue-channels.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { searchText } from '../resources/search-text.ts';
import { findRecipients, type Recipient } from './find-recipients.ts';
import { personOfDelivery } from './person-of-delivery.ts';
import type { LockedCampaign } from './prepare-some.ts';

type Context = WriteContext<Author>;

/**
 * Has the failed messages of a campaign sent again, those of the chat by the campaign itself: to
 * each person on one channel, and to nobody whom another channel has reached. They go to the numbers
 * that people have now; whoever has stopped the channel or been blocked meanwhile is left out.
 * Returns how many messages have changed.
 */
export async function retryFailed(campaign: LockedCampaign, context: Context): Promise<number> {
  const { transaction } = context;
  const failed = await lastTried(campaign, context);
  const people = failed.map((row) => personOfDelivery(row, campaign));
  const found = await findRecipients(transaction, people, { needsOrder: false });
  const { prices } = await messageSettings(transaction);
  const again = failed.map((row, at) => asNow(row, { now: found[at], prices }));
  await leaveOut(
    again.filter(({ skip }) => skip),
    context,
  );
  await queue(
    again.filter(({ skip }) => !skip),
    context,
  );
  return again.length;
}

type Failed = Selectable<Outbox> & {
  readonly order_ids: readonly string[];
  readonly sender_id: string | null;
};

/** The last message of everybody whom a campaign has reached on no channel, if it still says to whom. */
async function lastTried(
  { id }: LockedCampaign,
  { transaction }: Context,
): Promise<readonly Failed[]> {
  const { rows } = await sql<Failed>`
    select outbox.*, orders.sender_id from outbox left join orders on orders.id = outbox.order_id
    where outbox.status = 'failed' and not ${isEmptied} and outbox.id in (
      select distinct on (person) id from outbox as tried
      where campaign_id = ${id} and status = 'failed' and not exists (
        select from outbox as other
        where other.campaign_id = tried.campaign_id and other.person = tried.person
          and other.status not in ('failed', 'skipped')
      )
      order by person, created_at desc, id desc
    ) for update of outbox
  `.execute(transaction);
  return rows;
}

/** A message as it is sent again, or why it is not. */
type Again = {
  readonly id: string;
  readonly channel: string;
  readonly phone: string | null;
  readonly person_name: string;
  readonly customer_id: string | null;
  readonly encoding: string | null;
  readonly segments: number | null;
  readonly cost: number;
  readonly search: string;
  readonly skip: SkipReason | undefined;
};

type Present = { readonly now: Recipient | undefined; readonly prices: MessagePrices };

/** Who is known by their number only, and belongs to no order any more, keeps it. */
function asNow(row: Failed, { now, prices }: Present): Again {
  const { id, body } = row;
  const channel = row.channel as Channel;
  const known = now && !now.isDeleted ? now : undefined;
  const isNumberOnly = !known && row.person.startsWith('+');
  const phone = isPhoneChannel(channel) ? (known?.phone ?? row.phone) : null;
  const personName = known?.name ?? row.person_name;
  return {
    id,
    channel,
    phone,
    person_name: personName,
    customer_id: known?.customerId ?? null,
    ...priceOf({ channel, phone, text: body }, prices),
    search: searchText(definition.fields, { personName, phone, body }),
    skip:
      isNumberOnly || !now ? undefined : reasonAgainst(channel, row.purpose as Purpose, now.reach),
  };
}

async function leaveOut(again: readonly Again[], { transaction, now }: Context): Promise<void> {
  if (again.length === 0) return;
  await sql`
    update outbox set status = 'skipped', reason = again.skip, detail = null, updated_at = ${now},
      version = version + 1
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb) as again (id uuid, skip text)
    where outbox.id = again.id
  `.execute(transaction);
}

/**
 * Failures after which a provider certainly has nothing under the message's key. It is given the
 * same key again, so that the provider leaves it out if we are wrong.
 */
const NEVER_TAKEN: readonly FailureReason[] = [
  'neverArrived',
  'expired',
  'notReached',
  'notSetUp',
  'authorLeft',
  'failedHere',
];

/** To another number it is another message, which the provider gets under another key. */
async function queue(
  again: readonly Again[],
  { transaction, now, enqueue }: Context,
): Promise<void> {
  if (again.length === 0) return;
  await sql`
    update outbox set status = 'queued', reason = null, detail = null, attempts = 0,
      due_at = ${now}, not_before = null, worker = null, claimed_at = null, updated_at = ${now},
      provider_id = null, reported_at = null, sent_at = null, version = version + 1,
      round = round + case
        when outbox.phone is not distinct from again.phone
          and reason = any(${[...NEVER_TAKEN]}::text[]) then 0
        else 1
      end,
      phone = again.phone, person_name = again.person_name, customer_id = again.customer_id,
      encoding = again.encoding, segments = again.segments, cost = again.cost,
      search = again.search
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb) as again (
      id uuid, phone text, person_name text, customer_id uuid, encoding text, segments smallint,
      cost integer, search text
    ) where outbox.id = again.id
  `.execute(transaction);
  const waiting = again.map(({ channel }) => ({ channel, not_before: null }));
  await enqueueChannels(waiting, enqueue);
}
