import { preparedPage } from '../../kit/lazy-part.tsx';

/** The chat with customers; its code is loaded when somebody is about to open it. */
export const ChatPage = preparedPage(() => import('./ChatPage.tsx'));
