import { fold } from '../../../domain/fold.ts';
import type { Calendar } from '../calendar.ts';
import type { SampleCustomer } from '../sample-customers.ts';
import { sampleId } from '../sample-id.ts';
import type { SampleOrder } from '../sample-orders.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { CAMPAIGN_TEXTS } from './campaign-texts.ts';
import { deliveriesOf, type SampleCampaign } from './delivery-rows.ts';
import { plannedCampaigns } from './planned-campaigns.ts';
import { recipientTexts } from './recipient-texts.ts';

export type CampaignCast = {
  readonly customers: readonly SampleCustomer[];
  readonly orders: readonly SampleOrder[];
  readonly clerk: { readonly id: string; readonly name: string };
  /** What the carrier calls itself. */
  readonly company: string;
};

/**
 * What the office has sent to many in the weeks of the sample, and the SMS behind each order that
 * says that one was sent.
 */
export function sampleCampaigns(calendar: Calendar, cast: CampaignCast): readonly SampleCampaign[] {
  const planned = [...plannedCampaigns(cast), ...recipientTexts(cast)];
  return planned.map((plan, place) => {
    const random = randomFrom(`campaign ${place}`);
    const at = plan.at ?? calendar.moment(plan.daysAgo, random);
    const id = sampleId(at, random);
    const deliveries = deliveriesOf(plan, { id, at, random, now: calendar.now, ...cast });
    return {
      deliveries,
      row: {
        id,
        created_at: at,
        updated_at: at,
        version: 2,
        kind: plan.kind,
        purpose: plan.purpose,
        state: plan.state ?? 'done',
        title: plan.title,
        message: JSON.stringify({ texts: CAMPAIGN_TEXTS[plan.topic] }),
        total: new Set(deliveries.map(({ person }) => person)).size,
        once_key: plan.onceKey ?? null,
        created_by: cast.clerk.id,
        created_by_name: cast.clerk.name,
        search: fold(`${plan.title} ${cast.clerk.name}`),
      },
    };
  });
}
