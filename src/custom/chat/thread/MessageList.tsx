import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Message, MessageSide } from '../../../../domain/chat/message.ts';
import { isolated } from '../../../i18n/languages.ts';
import type { Timeline } from '../../../providers/chat/chat.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { useToday } from '../parts/use-today.ts';
import {
  createHeightGuesses,
  entriesOf,
  firstUnread,
  placeOf,
  sendStateOf,
  sideOf,
  writerOf,
} from './entries.ts';
import { MessageMenu } from './MessageMenu.tsx';
import { keyOf, MessageRow } from './MessageRow.tsx';
import { NewestButton } from './NewestButton.tsx';
import { OlderLine } from './OlderLine.tsx';
import { useRowTexts } from './row-texts.ts';
import { SpokenMessage } from './SpokenMessage.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { useMessageKeys } from './use-message-keys.ts';
import { useMessageRows } from './use-message-rows.ts';
import { useRequestedMessage, useShowRequested } from './use-requested-message.ts';
import { useSeen } from './use-seen.ts';
import { useStaffNames } from './use-staff-names.ts';

type Props = {
  clientId: string;
  name: string;
  timeline: Timeline;
  /** Begins to change a message. */
  onEdit: (message: Message) => void;
};

/**
 * The messages with a customer. Mounted for one conversation, once its messages are there: where it
 * opens and which messages count as new is settled then.
 */
export function MessageList({ clientId, name, timeline, onEdit }: Props) {
  const translate = useTranslate();
  const chat = useChat();
  const { side } = chat.self;
  const scroller = useRef<HTMLDivElement>(null);
  const { messages, outgoing, conversation } = timeline;
  const [guesses] = useState(createHeightGuesses);
  const entries = useMemo(
    () => entriesOf({ messages, outgoing }, side, guesses),
    [messages, outgoing, side, guesses],
  );
  const requested = useRequestedMessage(timeline);
  const { unread, opensAt } = useOpening(timeline, side, requested.position !== undefined);
  const { isBehind, position: backTo } = requested;
  const onOlder = useCallback(
    () => void chat.loadOlder(clientId, isBehind ? backTo : undefined),
    [chat, clientId, isBehind, backTo],
  );
  const rows = useMessageRows({ scroller, entries, opensAt, isBehind, timeline, onOlder });
  const { virtual, atEnd } = rows;
  const arrival = useShowRequested(requested, messages, virtual);
  const keys = useMessageKeys(scroller, entries, virtual);
  const actions = useMessageActions(entries);
  const today = useToday();
  const texts = useRowTexts(name);
  const names = useStaffNames();
  useSeen(clientId, timeline, atEnd);

  return (
    <div className="chat-thread">
      <div
        ref={scroller}
        className="chat-scroll chat-messages"
        onScroll={rows.look}
        {...keys.listeners}
        {...actions.listeners}
      >
        <OlderLine timeline={timeline} onRetry={onOlder} />
        <ol
          className="chat-entries"
          aria-label={translate('chat.screen.pane.messages', { name: isolated(name) })}
          ref={virtual.containerRef}
        >
          {virtual.getVirtualItems().map(({ index, key }) => {
            const entry = entries.at(index);
            if (!entry) return null;
            return (
              <li key={key} ref={virtual.measureElement} data-index={index}>
                <MessageRow
                  {...placeOf(entries, index, side)}
                  entry={entry}
                  isOwn={sideOf(entry, side) === side}
                  state={sendStateOf(entry, side, conversation)}
                  by={names.get(writerOf(entries, index, chat.self) ?? '')}
                  isFirstUnread={entry.kind === 'sent' && entry.message.position === unread}
                  isFlagged={entry.kind === 'sent' && entry.message.position === arrival?.position}
                  isStop={keyOf(entry) === keys.stop}
                  today={today}
                  texts={texts}
                />
              </li>
            );
          })}
        </ol>
      </div>
      {arrival?.isDeleted && (
        <p role="status" className="chat-deleted">
          {translate('chat.screen.pane.messageDeleted')}
        </p>
      )}
      <SpokenMessage messages={messages} side={side} from={texts.from} />
      <NewestButton messages={messages} side={side} atEnd={atEnd} onClick={rows.toEnd} />
      <MessageMenu {...actions.menu} onEdit={onEdit} />
    </div>
  );
}

/**
 * The position of the first message that is new when the list opens, and the place where it opens.
 * Whoever has come for a message begins at the first one, away from the end: the newest count as seen
 * there.
 */
function useOpening(timeline: Timeline, side: MessageSide, isRequested: boolean) {
  const [opening] = useState(() => {
    const unread = firstUnread(timeline, side);
    if (isRequested) return { unread, opensAt: 0 };
    if (unread === undefined) return {};
    return { unread, opensAt: timeline.messages.findIndex(({ position }) => position === unread) };
  });
  return opening;
}
