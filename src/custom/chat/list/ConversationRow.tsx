import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { fullName } from '../../../../domain/people/full-name.ts';
import { fullGermanTime, shortCalendarTime } from '../../../kit/format/calendar-times.ts';
import { RowBadges } from '../inbox/RowBadges.tsx';
import { Face } from '../parts/Face.tsx';
import { LastLine } from '../parts/LastLine.tsx';

type Props = {
  conversation: Conversation;
  isOnline: boolean;
  isWriting: boolean;
  today: number;
  href: string;
  isCurrent: boolean;
  tabIndex: 0 | -1;
};

/** A conversation in the list: who, what was written last and when, and what has not been read. */
export const ConversationRow = memo(function ConversationRow(props: Props) {
  const { conversation, isOnline, isWriting, today, href, isCurrent, tabIndex } = props;
  const { clientId: client, lastMessage, isNew, createdAt } = conversation;
  const translate = useTranslate();
  const at = lastMessage?.createdAt ?? createdAt;
  return (
    <a
      href={href}
      data-client={client._id}
      tabIndex={tabIndex}
      aria-current={isCurrent ? 'page' : undefined}
      className={isNew ? 'chat-person chat-person-new' : 'chat-person'}
    >
      <Face photo={client.photo} isOnline={isOnline} onlineLabel={translate('common.online')} />
      <span className="chat-person-lines">
        <span className="chat-line">
          <bdi className="chat-name">{fullName(client)}</bdi>
          <time dateTime={at} lang="de" dir="ltr" className="chat-time" title={fullGermanTime(at)}>
            {shortCalendarTime(at, today)}
          </time>
        </span>
        <span className="chat-line">
          <span className="chat-last">
            {isWriting ? (
              <em>{translate('chat.screen.list.writing')}</em>
            ) : (
              <LastLine last={lastMessage} isOwn={lastMessage?.from === 'staff'} />
            )}
          </span>
          <RowBadges conversation={conversation} />
          {isNew && <Unread count={conversation.unread} />}
        </span>
      </span>
    </a>
  );
});

const MOST_SHOWN = 99;

/** The number of unread messages; a back end that counts none still says that there are some. */
function Unread({ count }: { count: number }) {
  const translate = useTranslate();
  const known = Math.max(1, count || 1);
  return (
    <span
      className="chat-unread"
      role="img"
      aria-label={translate('chat.screen.list.unread', { smart_count: known })}
    >
      {known >= MOST_SHOWN ? `${MOST_SHOWN}+` : known}
    </span>
  );
}
