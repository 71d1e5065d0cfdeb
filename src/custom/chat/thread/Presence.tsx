import { useTranslate } from 'react-admin';
import { fullName } from '../../../../domain/people/full-name.ts';
import { isolated } from '../../../i18n/languages.ts';
import { calendarTime } from '../../../kit/format/calendar-times.ts';
import { useChatOverview, useFromOverview, useTimeline } from '../../../providers/chat/use-chat.ts';
import { Face } from '../parts/Face.tsx';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';
import { useToday } from '../parts/use-today.ts';
import type { Client } from './use-client.ts';

type Props = { client: Client; conversation: ShownConversation | undefined };

/** The face and the name of the customer, and whether they are there. */
export function Presence({ client, conversation }: Props) {
  const isOnline = useFromOverview(({ online }) => online.has(client.id));
  return (
    <>
      <Face photo={client.photo} isOnline={isOnline} />
      <span className="chat-profile-lines">
        <bdi className="chat-name">{fullName(client)}</bdi>
        <span className="chat-presence">
          <PresenceTexts clientId={client.id} conversation={conversation} />
        </span>
      </span>
    </>
  );
}

/** Who is writing, or whether the customer is there, or when they wrote last. */
function PresenceTexts({
  clientId,
  conversation,
}: { clientId: string } & Pick<Props, 'conversation'>) {
  const translate = useTranslate();
  const today = useToday();
  const { online, writers } = useChatOverview();
  const { messages } = useTimeline(clientId);
  const writing = conversation && writers.get(conversation._id);
  if (writing && writing.length > 0) {
    const name = writing.map((writer) => isolated(writer.name)).join(', ');
    return <>{translate('chat.screen.pane.writing', { name })}</>;
  }
  if (online.has(clientId)) return <>{translate('common.online')}</>;
  const last = messages.findLast(({ from }) => from === 'customer');
  return last
    ? translate('chat.screen.pane.lastWrote', {
        time: isolated(calendarTime(last.createdAt, today)),
      })
    : translate('chat.screen.pane.offline');
}
