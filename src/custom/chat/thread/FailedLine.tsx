import { useTranslate } from 'react-admin';
import { ERROR_STATUS } from '../../../../domain/errors.ts';
import type { OutgoingMessage } from '../../../providers/chat/chat.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';

/** Why a message was not sent, and what can be done: it stands where it happened, without a notice. */
export function FailedLine({ message: { key, failure } }: { message: OutgoingMessage }) {
  const translate = useTranslate();
  const chat = useChat();
  const reason = useReason(failure);
  return (
    <div className="chat-failed">
      <span>{reason}</span>
      <button type="button" onClick={() => chat.retry(key)}>
        {translate('chat.screen.message.retry')}
      </button>
      <button type="button" onClick={() => void chat.discard(key)}>
        {translate('chat.screen.message.discard')}
      </button>
    </div>
  );
}

function useReason(failure: OutgoingMessage['failure']): string {
  const translate = useTranslate();
  if (!failure) return translate('chat.screen.message.notSent');
  const reason = Object.hasOwn(ERROR_STATUS, failure.code)
    ? translate(`errors.${failure.code}`)
    : (failure.message ?? translate('chat.screen.message.unanswered'));
  return translate('chat.screen.message.reason', { reason });
}
