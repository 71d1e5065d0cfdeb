import { useTranslate } from 'react-admin';
import type { Message } from '../../../../domain/chat/message.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { FAILURE_REASONS } from '../../../../domain/messages/campaign-values.ts';

/** Whatever else speaks against sending is settled before an answer is written. */
const REASONS = [...FAILURE_REASONS, 'optedOut'] as const;

/** Why an answer did not reach the customer on the channel that it went out on. */
export function NotDelivered({ message: { via, sending } }: { message: Message }) {
  const translate = useTranslate();
  if (!via || !sending) return null;
  const { reason } = sending;
  const why = isOneOf(REASONS, reason) ? reason : 'other';
  return (
    <div className="chat-failed">
      {translate('chat.channels.failed', {
        channel: translate(`chat.channels.names.${via}`),
        reason: translate(`chat.channels.reasons.${why}`),
      })}
    </div>
  );
}
