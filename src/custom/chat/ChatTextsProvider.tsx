import { loadChatTexts } from '../../i18n/chat/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the chat to the others: `translate('chat.screen.title')`. */
export const ChatTextsProvider = lazyTexts('chat', loadChatTexts);
