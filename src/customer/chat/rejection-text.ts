import type { CustomerTexts } from '../../i18n/customer/en.ts';
import type { SendFailure } from '../../providers/chat/chat.ts';
import type { Language } from '../language/language.ts';

const REASONS: Readonly<Record<string, keyof CustomerTexts['rejection']>> = {
  'quota.reached': 'quota',
  'request.tooLarge': 'tooLarge',
  'upload.tooLarge': 'tooLarge',
  'request.wrongType': 'wrongType',
  'record.invalid': 'invalid',
};

type Texts = Pick<Language, 'locale' | 'texts'>;

/** Why a message was not sent: the server's own text, if there is one, or that of the page. */
export const rejectionText = (failure: SendFailure | undefined, { locale, texts }: Texts): string =>
  failure?.sentence?.[locale] ?? texts.rejection[REASONS[failure?.code ?? ''] ?? 'failed'];
