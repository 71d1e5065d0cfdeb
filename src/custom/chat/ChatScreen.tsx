import ForumOutlined from '@mui/icons-material/ForumOutlined';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ChannelBanner } from './ChannelBanner.tsx';
import { ChatPanes } from './ChatPanes.tsx';
import { ChatList } from './list/ChatList.tsx';
import { Nothing } from './parts/Nothing.tsx';
import { ConversationPane } from './thread/ConversationPane.tsx';
import { useOpenConversation } from './use-open-conversation.ts';
import { usePaneFocus } from './use-pane-focus.ts';

/** The chat with customers (specification 2.11): the conversations, and the open one. */
export function ChatScreen() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { clientId, given, open, close } = useOpenConversation();
  const backRef = useRef<HTMLButtonElement>(null);
  const frame = usePaneFocus({ clientId, isWide, backRef });
  return (
    <div ref={frame}>
      <ChatPanes
        isWide={isWide}
        isOpen={clientId !== undefined}
        banner={<ChannelBanner />}
        list={<ChatList current={clientId} onOpen={open} />}
        pane={
          clientId === undefined ? (
            <NoneOpen />
          ) : (
            <ConversationPane
              clientId={clientId}
              given={given}
              onBack={isWide ? undefined : close}
              backRef={backRef}
              onLeave={close}
            />
          )
        }
      />
    </div>
  );
}

function NoneOpen() {
  const translate = useTranslate();
  return (
    <Nothing
      icon={<ForumOutlined color="disabled" sx={{ fontSize: 56 }} />}
      title={translate('chat.screen.pane.none')}
      hint={translate('chat.screen.pane.noneHint')}
    />
  );
}
