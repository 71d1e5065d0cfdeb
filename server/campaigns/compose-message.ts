import type { Locale } from '../../domain/fields.ts';
import type { SkipReason } from '../../domain/messages/campaign-values.ts';
import type { Channel } from '../../domain/messages/channels.ts';
import { wayTo } from '../../domain/messages/consent.ts';
import { fillTemplate } from '../../domain/messages/fill-template.ts';
import { writtenLanguage } from '../../domain/messages/localized-texts.ts';
import { placeholderValues } from '../../domain/messages/placeholder-values.ts';
import type { Placeholder } from '../../domain/messages/placeholders.ts';
import type { ApprovedTemplate } from '../outbox/add-to-outbox.ts';
import type { CampaignPlan } from './campaign-plan.ts';
import type { Recipient } from './find-recipients.ts';

/** What a person gets on which channel, or why they get nothing. */
export type Composed = {
  readonly channel: Channel;
  readonly language: Locale;
  readonly body: string;
  readonly approved?: ApprovedTemplate | undefined;
  readonly skip?: SkipReason | undefined;
  /** What the text says that is not known of them. */
  readonly missing: readonly Placeholder[];
};

/**
 * The message of a campaign for a person, on the first channel that reaches them and has not been
 * tried. The preview and the sending ask here, so they agree.
 */
export function composeMessage(
  recipient: Recipient,
  plan: CampaignPlan,
  tried: readonly Channel[] = [],
): Composed {
  const stated = bodyOf(recipient, plan);
  const { channel, skip } = wayTo(plan.channels, plan.purpose, recipient.reach, tried);
  return { ...stated, channel, skip: skip ?? stated.skip };
}

type WrittenTexts = Omit<Composed, 'channel'>;

function bodyOf(recipient: Recipient, { message, ...plan }: CampaignPlan): WrittenTexts {
  const wanted = recipient.language;
  if (!('texts' in message)) {
    return { language: wanted, body: message.file?.fileName ?? message.content, missing: [] };
  }
  const language = writtenLanguage(message.texts, wanted);
  const filled =
    language &&
    fillTemplate(message.texts, {
      language,
      values: { ...valuesOf(recipient, plan, language), ...message.values?.[language] },
    });
  if (!filled) return { language: wanted, body: '', missing: [], skip: 'noText' };
  const { text: body, missing, filled: parameters } = filled;
  const isNowhere = plan.needsOrder && recipient.orders.length === 0;
  return {
    language: filled.language,
    body,
    missing,
    skip: missing.length === 0 ? undefined : isNowhere ? 'noOrder' : 'missingValue',
    approved: plan.whatsappName
      ? { name: plan.whatsappName, language: filled.language, parameters }
      : undefined,
  };
}

type Surroundings = Pick<CampaignPlan, 'settings' | 'trips'>;

function valuesOf(recipient: Recipient, { settings, trips }: Surroundings, language: Locale) {
  const { name, phoneGermany, phoneMorocco } = settings.company;
  // Whoever is called from abroad does not call back.
  const phones = recipient.phone?.startsWith('+212')
    ? [phoneMorocco, phoneGermany]
    : [phoneGermany, phoneMorocco];
  return placeholderValues({
    name: recipient.name,
    language,
    orders: recipient.orders,
    trips,
    company: { name, phone: phones.find(Boolean) ?? null },
  });
}
