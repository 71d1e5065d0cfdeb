import { useTranslate } from 'react-admin';
import type { Timeline } from '../../../providers/chat/chat.ts';

type Props = { timeline: Pick<Timeline, 'older' | 'hasOlder'>; onRetry: () => void };

/** Above the first message: older ones are on their way, or could not be loaded. */
export function OlderLine({ timeline: { older, hasOlder }, onRetry }: Props) {
  const translate = useTranslate();
  if (older === 'failed') {
    return (
      <p role="alert" className="chat-older">
        {translate('chat.screen.pane.olderFailed')}{' '}
        <button type="button" onClick={onRetry}>
          {translate('common.retry')}
        </button>
      </p>
    );
  }
  return hasOlder && older === 'loading' ? (
    <p role="status" className="chat-older">
      {translate('chat.screen.pane.older')} …
    </p>
  ) : null;
}
