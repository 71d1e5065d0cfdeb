import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import Snooze from '@mui/icons-material/Snooze';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { useTranslate } from 'react-admin';
import type { ConversationChange } from '../../../../domain/chat/conversation.ts';
import { SNOOZES } from '../../../../domain/worklist/snoozes.ts';

type Props = {
  translate: ReturnType<typeof useTranslate>;
  onChoose: (change: ConversationChange) => void;
};

/** Ways to come back to a conversation: it is unread again, or put off. */
export function laterItems({ onChoose, translate }: Props) {
  return [
    <MenuItem key="unread" onClick={() => onChoose({ unreadByHand: true })}>
      <ListItemIcon>
        <MarkChatUnreadOutlined fontSize="small" />
      </ListItemIcon>
      {translate('chat.inbox.later.unread')}
    </MenuItem>,
    ...SNOOZES.map(([name, until]) => (
      <MenuItem
        key={name}
        onClick={() => onChoose({ snoozedUntil: until(new Date()).toISOString() })}
      >
        <ListItemIcon>
          <Snooze fontSize="small" />
        </ListItemIcon>
        {translate(`chat.inbox.later.snoozes.${name}`)}
      </MenuItem>
    )),
  ];
}
