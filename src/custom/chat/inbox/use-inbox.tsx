import { type ReactNode, useCallback, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import {
  hasStates,
  type InboxChoice,
  inboxChoice,
  pickConversations,
  WHOLE_INBOX,
} from '../../../../domain/chat/inbox.ts';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { usePreferencesUnder } from '../../../kit/list/use-preferences.ts';
import { useChat, useFromOverview } from '../../../providers/chat/use-chat.ts';
import { InboxToolbar } from './InboxToolbar.tsx';
import { useMinute } from './use-minute.ts';

/** Which conversations the list shows, and in which order. */
export type Inbox = {
  /** Below the search of the list. */
  readonly toolbar: ReactNode;
  /** Picks and orders; returns the same list as long as nothing is chosen. */
  readonly pick: (conversations: readonly Conversation[]) => readonly Conversation[];
  readonly isNarrowed: boolean;
  readonly clear: () => void;
};

/** The team's inbox: its filters and its order, which each person has for themselves. */
export function useInbox(): Inbox {
  const { self } = useChat();
  const [stored, keep] = useChoice();
  const isThere = useFromOverview(({ conversations }) => hasStates(conversations));
  const now = useMinute();
  const choice = isThere ? stored : WHOLE_INBOX;
  const { filter, whose, order } = choice;
  const pick = useCallback(
    (all: readonly Conversation[]) =>
      pickConversations(all, { filter, whose, order }, { self: self.id, now }),
    [filter, whose, order, self.id, now],
  );
  return {
    toolbar: isThere ? <InboxToolbar choice={choice} onChoose={keep} /> : null,
    pick,
    isNarrowed: filter !== 'all' || whose !== 'everybody',
    clear: () => keep({ ...WHOLE_INBOX, order }),
  };
}

/** The filters that an address may ask for, such as that of the badge or of the overview. */
const REQUESTED = ['unread', 'unanswered'] as const;

/**
 * The choice that is stored; who has come for what is unread or waits for an answer sees that until
 * they choose otherwise.
 */
function useChoice() {
  const [stored, keep] = useStoredChoice();
  const { key, search } = useLocation();
  const show = new URLSearchParams(search).get('show');
  const requested = REQUESTED.find((filter) => filter === show);
  const [come, setCome] = useState({ key, filter: requested });
  // Going on to a conversation changes nothing.
  if (come.key !== key) setCome({ key, filter: requested ?? come.filter });
  const choice: InboxChoice = come.filter
    ? {
        filter: come.filter,
        whose: 'everybody',
        order: REQUESTED_ORDER[come.filter] ?? stored.order,
      }
    : stored;
  const choose = (chosen: InboxChoice) => {
    setCome({ key, filter: undefined });
    keep(chosen);
  };
  return [choice, choose] as const;
}

/** Who comes to answer begins with who has waited longest. */
const REQUESTED_ORDER: Readonly<Partial<Record<InboxChoice['filter'], InboxChoice['order']>>> = {
  unanswered: 'unanswered',
};

const NAME = 'choice';

/** On the server, or on the device if the back end has no place for it. */
function useStoredChoice() {
  const [onDevice, keepOnDevice] = useStore<unknown>('chat.inbox', null);
  const { stored, keepSurely, isOnServer } = usePreferencesUnder('chat:inbox:');
  const onServer = stored.find(({ name }) => name === NAME)?.value;
  const choice = inboxChoice(isOnServer && onServer !== undefined ? onServer : onDevice);
  const keep = (chosen: InboxChoice) => {
    keepOnDevice(chosen);
    if (isOnServer) void ignoringFailure(keepSurely(NAME, chosen), 'It holds on this device.');
  };
  return [choice, keep] as const;
}
