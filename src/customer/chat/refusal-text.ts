import type { CustomerTexts } from '../../i18n/customer/en.ts';
import type { SendFailure } from '../../providers/chat/chat.ts';

const REASONS: Readonly<Record<string, keyof CustomerTexts['refusal']>> = {
  'quota.reached': 'quota',
  'request.tooLarge': 'tooLarge',
  'upload.tooLarge': 'tooLarge',
  'request.wrongType': 'wrongType',
  'record.invalid': 'invalid',
};

/** Why a message was not sent, in the words of the page. */
export const refusalText = (failure: SendFailure | undefined, texts: CustomerTexts): string =>
  texts.refusal[REASONS[failure?.code ?? ''] ?? 'failed'];
