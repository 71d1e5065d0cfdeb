import type { Chat } from '../../providers/chat/chat.ts';

/** The chat of the person who is signed in, once it is there. */
export const useOfficeChat = (): Chat | undefined => undefined;
