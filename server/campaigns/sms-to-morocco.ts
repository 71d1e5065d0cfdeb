import type { FieldErrors } from '../../domain/errors.ts';
import type { Placeholder } from '../../domain/messages/placeholders.ts';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { campaignPlan } from './campaign-plan.ts';
import { type Composed, composeMessage } from './compose-message.ts';
import { createCampaign, type NewCampaign } from './create-campaign.ts';
import { findRecipients } from './find-recipients.ts';
import { textsOfBody } from './texts-of-body.ts';

const TO_MOROCCO = { kind: 'smsToMa' } as const;

/** The flag of an order really sends the SMS to its recipient in Morocco, and does so once. */
export const smsToMoroccoHooks: ResourceHooks = {
  /** There is nothing to send about an order that does not exist yet. */
  async creating({ after }) {
    if (after.smsToMa !== true) return {};
    throw new RequestError('record.invalid', { fields: { smsToMa: { code: 'notWritable' } } });
  },

  async changed({ before, after }, context) {
    if (after.smsToMa === true && before.smsToMa !== true) await sendSms(before._id, context);
  },
};

/** In either direction `recipient` is the person in Morocco (domain/documents/direction.ts). */
async function sendSms(order: string, context: WriteContext): Promise<void> {
  const stated = await textsOfBody(context.transaction, TO_MOROCCO.kind, {});
  const people = [{ order, to: 'recipient' as const }];
  const campaign = { ...TO_MOROCCO, ...stated, people, onceKey: `smsToMa:${order}` };
  await rejectUnsendable(campaign, context);
  await createCampaign(campaign, context);
}

/** Rejects what certainly would not be sent, so that nobody takes it for sent. */
async function rejectUnsendable(campaign: NewCampaign, { transaction }: WriteContext) {
  const plan = await campaignPlan(transaction, campaign);
  const [recipient] = await findRecipients(transaction, campaign.people, plan);
  const composed = recipient && composeMessage(recipient, plan);
  if (composed && !composed.skip) return;
  throw new RequestError('record.invalid', { fields: composed ? reasonsOf(composed) : {} });
}

/** The fields of an order that its placeholders are about. */
const FIELDS: Readonly<Partial<Record<Placeholder, string>>> = {
  name: 'recipient.firstName',
  recipient: 'recipient.firstName',
  city: 'recipient.address',
  parcels: 'numofpackages',
  weight: 'wights',
  balance: 'priceTotal',
};

function reasonsOf({ skip, missing }: Composed): FieldErrors {
  if (skip !== 'missingValue') return { 'recipient.phone': { code: 'noMessages' } };
  return Object.fromEntries(
    missing.map((name) => [FIELDS[name] ?? 'smsToMa', { code: 'required' as const }]),
  );
}
