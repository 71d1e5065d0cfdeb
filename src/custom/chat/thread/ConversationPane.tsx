import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type ComponentProps, type Ref, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { fullName } from '../../../../domain/people/full-name.ts';
import type { Timeline } from '../../../providers/chat/chat.ts';
import { useChat, useFromOverview, useTimeline } from '../../../providers/chat/use-chat.ts';
import { Composer } from '../composer/Composer.tsx';
import { DropPane } from '../composer/DropPane.tsx';
import type { QuickReplies } from '../composer/quick-replies.ts';
import { useAnswerChannel } from '../composer/use-answer-channel.ts';
import { type Editing, useEditing } from '../composer/use-editing.ts';
import { ColleagueWriting } from '../inbox/ColleagueWriting.tsx';
import { SnoozeLine } from '../inbox/SnoozeLine.tsx';
import { Previews } from '../message/Previews.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { type ShownConversation, useShownConversation } from '../parts/use-shown-conversation.ts';
import { PlannedLines } from '../planned/PlannedLines.tsx';
import { usePlanned } from '../planned/use-planned.ts';
import { useQuickReplies } from '../replies/use-quick-replies.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageList } from './MessageList.tsx';
import { SideSlot, useSide } from './SideSlot.tsx';
import { type Client, useClient } from './use-client.ts';

type Props = {
  clientId: string;
  /** What is known of the customer from where the page was opened. */
  given: Client | undefined;
  /** Leads back to the list where that is not beside it. */
  onBack: (() => void) | undefined;
  backRef: Ref<HTMLButtonElement>;
  /** Leads out of the conversation. */
  onLeave: () => void;
};

/**
 * The open conversation: its header, its messages and where the next one is written. A message that
 * arrives draws the list of them, and of the rest only what it changes.
 */
export function ConversationPane({ clientId, given, onBack, backRef, onLeave }: Props) {
  const translate = useTranslate();
  const conversation = useShownConversation(clientId);
  const load = useFromOverview((overview) => overview.load);
  const found = useClient(clientId, conversation, load !== 'pending' && !given);
  const unknown = useMemo(() => ({ id: clientId }), [clientId]);
  const client = found ?? given;
  const side = useSide();
  const editing = useEditing(clientId);
  const quickReplies = useQuickReplies(clientId, conversation?.clientId);
  if (client === undefined && found === null) {
    return (
      <Nothing
        title={translate('chat.screen.pane.unknown')}
        hint={translate('chat.screen.pane.unknownHint')}
        {...(onBack && { action: { label: translate('chat.screen.pane.back'), onClick: onBack } })}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', height: '100%', minWidth: 0 }}>
      <DropPane sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <ConversationHeader
          client={client ?? unknown}
          conversation={conversation}
          onBack={onBack}
          backRef={backRef}
          side={side}
          onLeave={onLeave}
        />
        <SnoozeLine conversation={conversation} />
        <Messages clientId={clientId} name={fullName(client ?? {})} onEdit={editing.begin} />
        <Writing
          clientId={clientId}
          conversation={conversation}
          quickReplies={quickReplies}
          editing={editing}
          autoFocus={!onBack}
        />
      </DropPane>
      <SideSlot side={side} clientId={clientId} conversation={conversation} />
    </Box>
  );
}

type WritingProps = {
  clientId: string;
  conversation: ShownConversation | undefined;
  quickReplies: QuickReplies | undefined;
  editing: Editing;
  autoFocus: boolean;
};

/** Where the next message is written, and what is planned already. */
function Writing(props: WritingProps) {
  const { clientId, conversation } = props;
  const timeline = useTimeline(clientId);
  const version = useVersion(clientId, timeline);
  const { planned, isOffered } = usePlanned(clientId, version);
  const answer = useAnswerChannel(clientId, timeline, conversation);
  return (
    <>
      <PlannedLines planned={planned} />
      <ColleagueWriting conversation={conversation} />
      <Composer
        clientId={clientId}
        canNote={conversation?.state !== undefined}
        quickReplies={props.quickReplies}
        answer={answer}
        editing={props.editing}
        canPlan={isOffered}
        autoFocus={props.autoFocus}
      />
    </>
  );
}

/** The version of a conversation as the timeline knows it; until that is loaded, as the list does. */
function useVersion(clientId: string, { conversation }: Timeline): number | undefined {
  return useFromOverview(
    ({ conversations }) =>
      conversation?.__v ?? conversations.find((one) => one.clientId._id === clientId)?.__v,
  );
}

type MessagesProps = Omit<ComponentProps<typeof MessageList>, 'timeline'>;

function Messages(props: MessagesProps) {
  const { clientId } = props;
  const timeline = useTimeline(clientId);
  return (
    <Previews messages={timeline.messages}>
      <LoadedMessages key={clientId} {...props} timeline={timeline} />
    </Previews>
  );
}

function LoadedMessages(props: ComponentProps<typeof MessageList>) {
  const { load, messages, outgoing } = props.timeline;
  const translate = useTranslate();
  const chat = useChat();
  if (messages.length + outgoing.length > 0) return <MessageList {...props} />;
  if (load === 'failed') {
    return (
      <Nothing
        isAlert
        title={translate('chat.screen.pane.failed')}
        hint={translate('chat.screen.pane.failedHint')}
        action={{ label: translate('common.retry'), onClick: chat.reload }}
      />
    );
  }
  if (load === 'pending') {
    return <CircularProgress sx={{ m: 'auto' }} aria-label={translate('shell.loading.label')} />;
  }
  return (
    <Nothing
      icon={<ForumOutlined color="disabled" sx={{ fontSize: 48 }} />}
      title={translate('chat.screen.pane.noneYet')}
      hint={translate('chat.screen.pane.firstHint')}
    />
  );
}
