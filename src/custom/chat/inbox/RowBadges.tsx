import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { answerSince, isSnoozed, waitedFor } from '../../../../domain/chat/inbox.ts';
import { isolated } from '../../../i18n/languages.ts';
import { fullGermanTime } from '../../../kit/format/calendar-times.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { initialsOf } from './initials.ts';
import { useMinute } from './use-minute.ts';

/** What the team's inbox says of a conversation in the list: who answers, and how long it has waited. */
export function RowBadges({ conversation }: { conversation: Conversation }) {
  const { state, assignedTo, snoozedUntil } = conversation;
  const now = useMinute();
  const since = answerSince(conversation, now);
  if (state === undefined) return null;
  return (
    <>
      <ColleagueBadge conversationId={conversation._id} />
      {since !== undefined && <Waited since={since} now={now} />}
      {snoozedUntil && isSnoozed(conversation, now) && <Snoozed until={snoozedUntil} />}
      {assignedTo && <Assigned name={assignedTo.name} />}
    </>
  );
}

function Waited({ since, now }: { since: string; now: number }) {
  const translate = useTranslate();
  const { unit, count } = waitedFor(since, now);
  const label = translate('chat.inbox.team.waited.label', { time: fullGermanTime(since) });
  return (
    <span className="chat-waited" role="img" aria-label={label} title={label}>
      {translate(`chat.inbox.team.waited.${unit}`, { count })}
    </span>
  );
}

function Snoozed({ until }: { until: string }) {
  const translate = useTranslate();
  const label = translate('chat.inbox.later.until', { time: isolated(formatMoment(until), 'ltr') });
  return (
    <span className="chat-answers" role="img" aria-label={label} title={label}>
      ☾
    </span>
  );
}

function Assigned({ name }: { name: string }) {
  const translate = useTranslate();
  const label = translate('chat.inbox.team.assign', { name: isolated(name) });
  return (
    <span className="chat-answers" role="img" aria-label={label} title={label}>
      {initialsOf(name)}
    </span>
  );
}

/** A colleague who is writing an answer right now. */
function ColleagueBadge({ conversationId }: { conversationId: string }) {
  const translate = useTranslate();
  const { overview } = useChat();
  // Drawn again when the writer changes, not with each change of the list.
  const writer = useSyncExternalStore(overview.subscribe, () =>
    overview
      .read()
      .writers.get(conversationId)
      ?.find(({ from }) => from === 'staff'),
  );
  if (!writer) return null;
  const label = translate('chat.inbox.team.writing', { name: isolated(writer.name) });
  return (
    <span className="chat-answers chat-writes" role="img" aria-label={label} title={label}>
      ✎
    </span>
  );
}
