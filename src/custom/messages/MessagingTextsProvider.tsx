import { loadMessagingTexts } from '../../i18n/messaging/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of messages to many to the others: `translate('messaging.dialog.title')`. */
export const MessagingTextsProvider = lazyTexts('messaging', loadMessagingTexts);
