import { useTranslate } from 'react-admin';
import { useHref } from 'react-router-dom';
import { messageAddress } from '../../../../domain/chat/chat-address.ts';
import type { FoundMessage } from '../../../../domain/search/found.ts';
import { fullGermanTime, shortCalendarTime } from '../../../kit/format/calendar-times.ts';
import { useToday } from '../parts/use-today.ts';
import { isPlainClick } from './chosen-row.ts';
import type { FoundMessages as Found } from './use-found-messages.ts';

type Props = { found: Found; onOpen: (clientId: string, position: number) => void };

/** Below the conversations whose customer is found by name: the messages that contain the words. */
export function FoundMessages({ found, onOpen }: Props) {
  const translate = useTranslate();
  const { hits, count, isMore, isFailed } = found;
  if (isFailed) {
    return (
      <p role="alert" className="chat-end">
        {translate('chat.screen.list.searchFailed')}
      </p>
    );
  }
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="chat-found-messages">
      <h2 id="chat-found-messages" className="chat-group">
        {translate('chat.screen.list.messages')} {count}
        {isMore && '+'}
      </h2>
      <ul className="chat-hits">
        {hits.map((hit) => (
          <li key={hit._id}>
            <Hit hit={hit} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {count > hits.length && (
        <p className="chat-end">
          {translate('chat.screen.list.onlyLatest', { count: hits.length })}
        </p>
      )}
    </section>
  );
}

type HitProps = { hit: FoundMessage; onOpen: Props['onOpen'] };

function Hit({ hit, onOpen }: HitProps) {
  const translate = useTranslate();
  const today = useToday();
  const { clientId, position, name, byStaff, isNote, excerpt, createdAt } = hit;
  const by = isNote ? 'message.note' : byStaff ? 'list.office' : undefined;
  return (
    <a
      href={useHref(messageAddress(clientId, position))}
      className="chat-hit"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(clientId, position);
      }}
    >
      <span className="chat-line">
        <bdi className="chat-name">{name}</bdi>
        <time
          dateTime={createdAt}
          lang="de"
          dir="ltr"
          className="chat-time"
          title={fullGermanTime(createdAt)}
        >
          {shortCalendarTime(createdAt, today)}
        </time>
      </span>
      <span className="chat-excerpt">
        {by && <em>{translate(`chat.screen.${by}`)} </em>}
        <bdi>{excerpt}</bdi>
      </span>
    </a>
  );
}
