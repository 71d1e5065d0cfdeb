import { useChat, useChatOverview } from '../../providers/chat/use-chat.ts';
import { useTexts } from '../language/language.ts';

/** Whether somebody of the office is there, or is writing just now. */
export function OfficeHead({ conversationId }: { conversationId: string | undefined }) {
  const { office } = useTexts();
  const { self } = useChat();
  const { online, writers } = useChatOverview();
  const isOnline = [...online].some((id) => id !== self.id);
  const isWriting = (conversationId ? (writers.get(conversationId) ?? []) : []).some(
    ({ from }) => from === 'staff',
  );
  return (
    <div className="office">
      <span className={`dot ${isOnline ? 'dot-on' : ''}`} />
      <strong>{office.name}</strong>
      <span className="muted small" role="status">
        {isWriting ? office.writing : isOnline ? office.online : office.offline}
      </span>
    </div>
  );
}
