import type { Insertable } from 'kysely';
import { fillTemplate } from '../../../domain/messages/fill-template.ts';
import { priceOf } from '../../../domain/messages/price-of.ts';
import { deliveries } from '../../../domain/sent-messages/delivery-definition.ts';
import type { Campaign, Outbox } from '../../database/database-types.ts';
import { searchText } from '../../resources/search-text.ts';
import { sampleId } from '../sample-id.ts';
import type { Random } from '../vocabulary/random.ts';
import { type Fate, fateOf } from './campaign-fates.ts';
import { CAMPAIGN_TEXTS } from './campaign-texts.ts';
import type { CampaignPlan, SamplePerson } from './sample-campaign-plan.ts';

/** Something sent at once: its row, and those of its messages. */
export type SampleCampaign = {
  readonly row: Insertable<Campaign> & { id: string };
  readonly deliveries: readonly Insertable<Outbox>[];
};

type Given = {
  readonly id: string;
  readonly at: Date;
  readonly now: Date;
  readonly random: Random;
  readonly company: string;
};

type Sent = { plan: CampaignPlan; person: SamplePerson; place: number; fate: Fate };

/** What the carrier's provider charges, in cents; the defaults of the settings. */
const PRICES = { smsToGermany: 7.5, smsToMorocco: 9, smsElsewhere: 12, whatsapp: 6 } as const;

/** The pace at which a provider takes messages. */
const EACH_MS = 700;
const SECOND = 1000;

/** The messages of a campaign, in the order in which they were sent. */
export const deliveriesOf = (plan: CampaignPlan, given: Given): Insertable<Outbox>[] =>
  plan.people.flatMap((person, place) => {
    const [first, second] = plan.ways;
    const fate = fateFor(plan, { person, place, random: given.random });
    const row = rowOf({ plan, person, place, fate }, { ...given, channel: first.channel });
    if (fate.status !== 'failed' || !second) return [row];
    const next = { plan, person, place: place + 1, fate: fateOf(second.fates, given.random) };
    return [row, rowOf(next, { ...given, channel: second.channel })];
  });

function fateFor(
  { stoppedAfter, firstIsUnknown, people, ways: [{ fates }] }: CampaignPlan,
  { person, place, random }: { person: SamplePerson; place: number; random: Random },
): Fate {
  if (person.skip) return { status: 'skipped', reason: person.skip };
  if (stoppedAfter !== undefined && place >= stoppedAfter) {
    return { status: 'skipped', reason: 'stopped' };
  }
  if (firstIsUnknown && person === people.find(({ skip }) => !skip)) {
    return { status: 'unknown', reason: 'noAnswer', detail: 'No answer within 20 seconds' };
  }
  return fateOf(fates, random);
}

function rowOf(
  { plan, person, place, fate }: Sent,
  { id, at, now, random, company, channel }: Given & { channel: 'sms' | 'whatsapp' },
): Insertable<Outbox> {
  const { name: personName, phone, language: wanted } = person;
  const filled = fillTemplate(CAMPAIGN_TEXTS[plan.topic], {
    language: wanted,
    values: { ...person.values, company },
  });
  const { text: body, language } = filled ?? { text: '', language: wanted };
  const isSkipped = fate.status === 'skipped';
  const measured = isSkipped ? undefined : priceOf({ channel, phone, text: body }, PRICES);
  const moments = momentsOf(fate, new Date(at.getTime() + place * EACH_MS), { random, now });
  return {
    id: sampleId(at, random),
    campaign_id: id,
    created_at: at,
    ...moments,
    customer_id: person.customerId ?? null,
    order_id: person.orderId ?? null,
    order_ids: JSON.stringify(person.orderId ? [person.orderId] : []),
    person: person.person,
    person_name: personName,
    phone,
    channel,
    language,
    body,
    purpose: plan.purpose,
    status: fate.status,
    reason: fate.reason ?? null,
    detail: fate.detail ?? null,
    attempts: isSkipped ? 0 : 1,
    ...(measured ?? {}),
    search: searchText(deliveries.fields, { personName, phone, body }),
  };
}

/** When a message was sent, and when its person got and saw it; never after now. */
function momentsOf({ status }: Fate, sent: Date, { random, now }: { random: Random; now: Date }) {
  const after = (moment: Date, seconds: number): Date =>
    new Date(Math.min(moment.getTime() + seconds * SECOND, now.getTime()));
  const delivered = after(sent, random.between(2, 90));
  const seen = after(delivered, random.between(20, 40_000));
  const isDelivered = status === 'delivered' || status === 'seen';
  const isSent = isDelivered || status === 'sent';
  return {
    sent_at: isSent ? after(sent, 0) : null,
    delivered_at: isDelivered ? delivered : null,
    seen_at: status === 'seen' ? seen : null,
    updated_at: status === 'seen' ? seen : isDelivered ? delivered : after(sent, 0),
  };
}
