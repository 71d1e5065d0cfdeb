import type { MessagePreview, PreviewedRecipient } from '../../domain/messages/message-preview.ts';
import { priceOf } from '../../domain/messages/price-of.ts';
import type { Executor } from '../resources/storage.ts';
import { type CampaignPlan, campaignPlan } from './campaign-plan.ts';
import { composeMessage } from './compose-message.ts';
import type { NewCampaign } from './create-campaign.ts';
import { findRecipients, type Recipient } from './find-recipients.ts';

/** What a campaign would do if it were sent now: the same decisions, and nothing written. */
export async function previewMessages(
  executor: Executor,
  given: Pick<NewCampaign, 'kind' | 'purpose' | 'message' | 'templateId' | 'channels' | 'people'>,
): Promise<MessagePreview> {
  const plan = await campaignPlan(executor, given);
  const found = await findRecipients(executor, given.people, plan);
  const each = [...new Map(found.map((one) => [one.person, one])).values()];
  const recipients = each.map((recipient) => previewed(recipient, plan));
  const reached = recipients.filter(({ skip }) => !skip);
  const sum = (figure: (one: PreviewedRecipient) => number | undefined) =>
    reached.reduce((total, one) => total + (figure(one) ?? 0), 0);
  return {
    recipients,
    totals: {
      people: recipients.length,
      reached: reached.length,
      skipped: recipients.length - reached.length,
      segments: sum(({ segments }) => segments),
      cost: sum(({ cost }) => cost),
    },
  };
}

function previewed(recipient: Recipient, plan: CampaignPlan): PreviewedRecipient {
  const { person, name, customerId, phone } = recipient;
  const [orderId] = recipient.orderIds;
  const codes = recipient.orders.flatMap(({ billCode }) => billCode ?? []);
  const { channel, language, body: text, skip, missing } = composeMessage(recipient, plan);
  const { encoding, segments, cost } = priceOf({ channel, phone, text }, plan.settings.prices);
  return {
    person,
    name,
    phone,
    language,
    channel,
    text,
    ...(customerId ? { customerId } : {}),
    ...(orderId ? { orderId } : {}),
    ...(codes.length > 0 ? { codes } : {}),
    ...(encoding ? { encoding } : {}),
    // Whoever is left out costs nothing.
    ...(skip ? { skip, segments: 0, cost: 0 } : { segments: segments ?? 0, cost }),
    ...(missing.length > 0 ? { missing } : {}),
  };
}
