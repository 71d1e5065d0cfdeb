import ArrowBack from '@mui/icons-material/ArrowBack';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConversationChange } from '../../../../domain/chat/conversation.ts';
import { fullName } from '../../../../domain/people/full-name.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { ConversationTools } from '../inbox/ConversationTools.tsx';
import { laterItems } from '../inbox/later-items.tsx';
import { useConversationChange } from '../inbox/use-conversation-change.ts';
import { useUnreadKey } from '../inbox/use-unread-key.ts';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { Presence } from './Presence.tsx';
import type { Client } from './use-client.ts';

type Props = {
  client: Client;
  conversation: ShownConversation | undefined;
  onBack: (() => void) | undefined;
  backRef: Ref<HTMLButtonElement>;
  /** Opens and closes what stands beside the conversation. */
  side: { readonly isOpen: boolean; readonly toggle: () => void };
  /** Leads out of the conversation: it was deleted, or is left for later. */
  onLeave: () => void;
};

/** Who the conversation is with, and what can be done with all of it. */
export const ConversationHeader = memo(function ConversationHeader(header: Props) {
  const { client, conversation, onBack, backRef, ...props } = header;
  const translate = useTranslate();
  const name = fullName(client);
  const back = translate('chat.screen.pane.back');
  const side = translate('chat.screen.pane.side');
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        minHeight: 64,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {onBack && (
        <IconButton ref={backRef} edge="start" aria-label={back} data-hint={back} onClick={onBack}>
          <ArrowBack className="mirrored" />
        </IconButton>
      )}
      <Link
        to={`/users/${encodeURIComponent(client.id)}`}
        className="chat-profile"
        aria-label={translate('chat.screen.pane.profile', { name: isolated(name) })}
      >
        <Presence client={client} conversation={conversation} />
      </Link>
      <Box sx={{ flex: 1 }} />
      <ConversationTools conversation={conversation} />
      <IconButton
        aria-label={side}
        data-hint={side}
        aria-expanded={props.side.isOpen}
        color={props.side.isOpen ? 'primary' : 'default'}
        onClick={props.side.toggle}
      >
        <InfoOutlined />
      </IconButton>
      {conversation && <MoreMenu name={name} conversation={conversation} onLeave={props.onLeave} />}
    </Box>
  );
});

type MoreProps = { name: string; conversation: ShownConversation; onLeave: () => void };

function MoreMenu({ name, conversation, onLeave }: MoreProps) {
  const translate = useTranslate();
  const chat = useChat();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isAsking, setAsking] = useState(false);
  const more = translate('chat.screen.pane.more');
  const change = useConversationChange(conversation._id);
  const hasStates = conversation.state !== undefined;
  const leaveFor = async (later: ConversationChange) => {
    setAnchor(undefined);
    if (await change(later)) onLeave();
  };
  useUnreadKey(() => hasStates && void leaveFor({ unreadByHand: true }));
  return (
    <>
      <IconButton
        edge="end"
        aria-label={more}
        data-hint={more}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {hasStates && laterItems({ translate, onChoose: (later) => void leaveFor(later) })}
          {hasStates && <Divider />}
          <MenuItem
            onClick={() => {
              setAnchor(undefined);
              setAsking(true);
            }}
          >
            <ListItemIcon>
              <DeleteOutlined fontSize="small" />
            </ListItemIcon>
            {translate('chat.screen.pane.deleteConversation')}
          </MenuItem>
        </Menu>
      )}
      {isAsking && (
        <DeleteQuestion
          title={translate('chat.screen.questions.conversation', { name: isolated(name) })}
          text={translate('chat.screen.questions.conversationText')}
          remove={async () => {
            await chat.deleteConversation(conversation._id);
            onLeave();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
