import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Conversation } from '../../domain/chat/conversation.ts';
import type { Message } from '../../domain/chat/message.ts';

/** A bare list of texts in the same library: what scrolling costs at least. */
function PlainList({ texts, fromEnd }: { texts: readonly string[]; fromEnd: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: texts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 60,
    overscan: 6,
  });
  useLayoutEffect(() => {
    if (fromEnd) virtual.scrollToIndex(texts.length - 1);
  }, [virtual, fromEnd, texts.length]);
  return (
    <div
      ref={scroller}
      className={fromEnd ? 'chat-messages' : 'chat-scroll'}
      style={{ height: 'calc(100dvh - 100px)', overflowY: 'auto' }}
    >
      <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            style={{ position: 'absolute', top: 0, transform: `translateY(${start}px)` }}
          >
            <p>{texts[index]}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

export const PlainMessages = ({ messages }: { messages: readonly Message[] }) => (
  <PlainList fromEnd texts={messages.map(({ message }) => message.content)} />
);

export const PlainConversations = ({
  conversations,
}: {
  conversations: readonly Conversation[];
}) => (
  <PlainList
    fromEnd={false}
    texts={conversations.map(
      ({ clientId, lastMessage }) =>
        `${clientId.firstName} ${clientId.lastName}: ${lastMessage?.message.content}`,
    )}
  />
);
