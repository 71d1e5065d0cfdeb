import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Message, MessageSide } from '../../../../domain/chat/message.ts';

type Props = {
  messages: readonly Message[];
  side: MessageSide;
  atEnd: boolean;
  onClick: () => void;
};

const MOST_SHOWN = 99;

/**
 * Leads back to the newest message, and says how many have arrived meanwhile. It comes and goes while
 * the list scrolls, and so it is plain elements, too.
 */
export const NewestButton = memo(function NewestButton(props: Props) {
  const { messages, side, atEnd, onClick } = props;
  const translate = useTranslate();
  const newest = messages.at(-1)?.position ?? 0;
  const [read, setRead] = useState(newest);
  if (atEnd && read !== newest) setRead(newest);
  if (atEnd) return null;
  const count = countAfter(messages, read, side);
  const label = translate(`chat.screen.pane.${count > 0 ? 'newestCount' : 'newest'}`, {
    smart_count: count,
  });
  return (
    <button
      type="button"
      className="chat-newest"
      aria-label={label}
      data-hint={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.41 8.59 12 13.17l4.59-4.58L18 10l-6 6-6-6z" />
      </svg>
      {count > 0 && (
        <span className="chat-unread">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      )}
    </button>
  );
});

/** How many messages of the other side stand after a position; only the end of the list is looked at. */
function countAfter(messages: readonly Message[], position: number, side: MessageSide): number {
  let count = 0;
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const message = messages[at];
    if (!message || message.position <= position) break;
    if (message.from !== side) count += 1;
  }
  return count;
}
