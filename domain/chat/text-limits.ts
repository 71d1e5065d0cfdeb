import type { CampaignKind } from '../messages/campaign-values.ts';
import { MAX_MESSAGE_CHARACTERS } from './message.ts';

/** What a template holds in one language. */
export const MAX_TEMPLATE_CHARACTERS = 1_000;

/** The length of a text to many in one language: as long as a template, or in the chat as a message. */
export const textLimitOf = (kind: CampaignKind): number =>
  kind === 'broadcast' ? MAX_MESSAGE_CHARACTERS : MAX_TEMPLATE_CHARACTERS;
