import { useEffect, useState } from 'react';
import { useChatOverview } from '../../providers/chat/use-chat.ts';
import { useTexts } from '../language/language.ts';

/** A connection that comes back at once is not worth a notice. */
const TIMEOUT_MS = 1500;

/** Says that there is no connection, and that nothing is lost by it. */
export function ConnectionBanner() {
  const { connection } = useTexts();
  const { channel } = useChatOverview();
  const isCut = channel === 'offline' || channel === 'connecting';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isCut) return setShown(false);
    const timer = setTimeout(() => setShown(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isCut]);
  return (
    <div role="status">
      {isShown && (
        <p className="banner">
          {channel === 'connecting' && navigator.onLine
            ? connection.connecting
            : connection.offline}
        </p>
      )}
    </div>
  );
}
