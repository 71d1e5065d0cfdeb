import { type ComponentProps, memo } from 'react';
import { calendarTime, fullGermanTime } from '../../../kit/format/calendar-times.ts';
import { isOnlyEmoji } from '../../../providers/chat/media/text-look.ts';
import { MessageContent } from '../message/MessageContent.tsx';
import { officeKindOf } from '../message/office-kinds.ts';
import { TextContent } from '../message/TextContent.tsx';
import { ChannelBadge } from '../parts/ChannelBadge.tsx';
import { DayLine } from './DayLine.tsx';
import { type Entry, isNote, type Place, type SendState } from './entries.ts';
import { FailedLine } from './FailedLine.tsx';
import { NotDelivered } from './NotDelivered.tsx';
import type { RowTexts } from './row-texts.ts';
import { StateBadge } from './StateBadge.tsx';

type Props = Place & {
  entry: Entry;
  isOwn: boolean;
  state: SendState | undefined;
  /** Who of the staff wrote it, where that is to be said. */
  by: string | undefined;
  /** Whether the messages that are new begin with it. */
  isFirstUnread: boolean;
  /** Whether somebody has just come for it. */
  isFlagged: boolean;
  texts: RowTexts;
  today: number;
  /** Whether Tab reaches it. */
  isStop: boolean;
};

/**
 * A message in its bubble, with what stands above it: a day, and the line before the new ones. It is
 * plain elements, because thousands of them pass by.
 */
export const MessageRow = memo(
  function MessageRow(props: Props) {
    const {
      entry,
      isOwn,
      state,
      day,
      isFollowing,
      isFirstUnread,
      isFlagged,
      today,
      isStop,
      texts,
    } = props;
    const note = isNote(entry);
    const { message, file, progress } = shownOf(entry);
    return (
      <>
        {day !== undefined && <DayLine day={day} today={today} locale={texts.locale} />}
        {isFirstUnread && <p className="chat-divider">{texts.unread}</p>}
        <article
          className={[
            'chat-row',
            isOwn ? 'chat-own' : 'chat-other',
            note ? 'chat-note' : '',
            isFollowing ? 'chat-following' : '',
            isFlagged ? 'chat-flagged' : '',
          ].join(' ')}
          tabIndex={isStop ? 0 : -1}
          data-entry={keyOf(entry)}
          aria-label={note ? texts.note : isOwn ? texts.own : texts.from}
        >
          <div className={`chat-bubble chat-type-${message.type.replace('/', '-')}`}>
            {note && <p className="chat-note-title">{texts.note}</p>}
            <Content message={message} file={file} progress={progress} />
            <Foot {...props} />
          </div>
          <button
            type="button"
            className="chat-menu"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={texts.actions}
          ></button>
          {entry.kind === 'outgoing' && entry.message.state === 'failed' && (
            <FailedLine message={entry.message} />
          )}
          {state === 'failed' && entry.kind === 'sent' && <NotDelivered message={entry.message} />}
        </article>
      </>
    );
  },
  (before, now) =>
    before.entry.message === now.entry.message &&
    (Object.keys(now) as (keyof Props)[]).every(
      (name) => name === 'entry' || before[name] === now[name],
    ),
);

/** Which a text has that is not only emoji; to look for those takes longer. */
const HAS_LETTERS = /\p{L}/u;

/** Most messages are texts, and a list of thousands draws those by itself. */
function Content(props: ComponentProps<typeof MessageContent>) {
  const { type, content } = props.message;
  const isText = officeKindOf(type).Content === TextContent;
  if (!isText || (!HAS_LETTERS.test(content) && isOnlyEmoji(content))) {
    return <MessageContent {...props} />;
  }
  return (
    <p className="chat-text" dir="auto">
      {content}
    </p>
  );
}

/** When the message was written, and how far it has come. */
function Foot({ entry, state, today, texts, by }: Props) {
  const { createdAt, via } = entry.message;
  return (
    <p className="chat-foot">
      {by && <bdi className="chat-by">{by}</bdi>}
      {via && <ChannelBadge channel={via} texts={texts.channels[via]} />}
      <time dateTime={createdAt} lang="de" dir="ltr" title={fullGermanTime(createdAt)}>
        {calendarTime(createdAt, today)}
      </time>
      {entry.kind === 'sent' && entry.message.edited !== undefined && <span>{texts.edited}</span>}
      {state && <StateBadge state={state} label={texts.states[state]} />}
    </p>
  );
}

export const keyOf = (entry: Entry): string =>
  entry.kind === 'sent' ? (entry.message.key ?? entry.message._id) : entry.message.key;

function shownOf(entry: Entry) {
  if (entry.kind === 'sent') return { message: entry.message.message };
  const { message, file, progress } = entry.message;
  return { message, file, progress };
}
