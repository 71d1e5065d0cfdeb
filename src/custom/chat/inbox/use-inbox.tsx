import type { ReactNode } from 'react';
import type { Conversation } from '../../../../domain/chat/conversation.ts';

/** Which conversations the list shows, and in which order. */
export type Inbox = {
  /** Below the search of the list. */
  readonly toolbar: ReactNode;
  /** Picks and orders; returns the same list as long as nothing is chosen. */
  readonly pick: (conversations: readonly Conversation[]) => readonly Conversation[];
  readonly isNarrowed: boolean;
  readonly clear: () => void;
};

const everything: Inbox = {
  toolbar: null,
  pick: (conversations) => conversations,
  isNarrowed: false,
  clear: () => undefined,
};

/** The team's inbox: its filters and its order. */
export const useInbox = (): Inbox => everything;
