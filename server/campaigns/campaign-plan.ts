import type { CampaignKind, Purpose } from '../../domain/messages/campaign-values.ts';
import { CHANNELS, type Channel } from '../../domain/messages/channels.ts';
import type { LocalizedTexts } from '../../domain/messages/localized-texts.ts';
import { OF_THE_ORDER } from '../../domain/messages/placeholders.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { type MessageSettings, messageSettings } from '../outbox/message-settings.ts';
import type { Executor } from '../resources/storage.ts';
import type { CampaignMessage } from './campaign-message.ts';
import type { NewCampaign } from './create-campaign.ts';
import { findTemplate } from './find-template.ts';

/** What decides what a person gets, the same before and while it is sent. */
export type CampaignPlan = {
  readonly purpose: Purpose;
  readonly channels: readonly [Channel, ...Channel[]];
  readonly message: CampaignMessage;
  /** Whether its text says something of an order. */
  readonly needsOrder: boolean;
  /** The name under which WhatsApp has approved its template. */
  readonly whatsappName: string | null;
  readonly settings: MessageSettings;
  /** The statuses of the open trips. */
  readonly trips: Readonly<Partial<Record<TripGroup, number>>>;
};

/** Where a kind of campaign is sent if nothing else is specified: the first that reaches the person. */
const CHANNELS_OF: Readonly<Record<CampaignKind, readonly [Channel, ...Channel[]]>> = {
  broadcast: ['chat'],
  sms: ['sms'],
  whatsapp: ['whatsapp'],
  agency: CHANNELS,
  smsToMa: ['sms'],
  notice: CHANNELS,
};

type Given = Pick<NewCampaign, 'kind' | 'purpose' | 'message' | 'templateId' | 'channels'>;

/** Reads everything that a campaign depends on besides its people. */
export async function campaignPlan(
  executor: Executor,
  { kind, purpose, message, templateId, channels = [] }: Given,
): Promise<CampaignPlan> {
  const [first, ...others] = channels;
  const template = templateId ? await findTemplate(executor, templateId) : undefined;
  const open = await executor
    .selectFrom('trips')
    .select(['name', 'status'])
    .where('finish', '=', false)
    .execute();
  return {
    purpose,
    message,
    channels: first ? [first, ...others] : CHANNELS_OF[kind],
    needsOrder: 'texts' in message && isAboutOrder(message.texts),
    whatsappName: template?.whatsappName ?? null,
    settings: await messageSettings(executor),
    trips: Object.fromEntries(open.map(({ name, status }) => [name, status])),
  };
}

const isAboutOrder = (texts: LocalizedTexts): boolean =>
  Object.values(texts ?? {}).some((text) =>
    OF_THE_ORDER.some((name) => text?.includes(`{${name}}`)),
  );
