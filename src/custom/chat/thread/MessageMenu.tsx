import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayEdit } from '../../../../domain/chat/editing-messages.ts';
import type { Message } from '../../../../domain/chat/message.ts';
import { kindOf } from '../../../../domain/chat/message-content.ts';
import { NOTE } from '../../../../domain/chat/message-types.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { Entry } from './entries.ts';
import type { OpenMenu } from './use-message-actions.ts';

type Props = {
  open: OpenMenu | undefined;
  onClose: () => void;
  /** Begins to change a message. */
  onEdit: (message: Message) => void;
};

/** What can be done with a message. */
export function MessageMenu({ open, onClose, onEdit }: Props) {
  const chat = useChat();
  const translate = useTranslate();
  const [toConfirm, setToConfirm] = useState<Message>();
  return (
    <>
      {open && (
        <Menu open anchorEl={open.anchor} onClose={onClose}>
          {itemsOf(open.entry, { chat, ask: setToConfirm, onEdit }).map(({ name, Icon, act }) => (
            <MenuItem
              key={name}
              onClick={() => {
                onClose();
                act();
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(`chat.screen.message.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {toConfirm && (
        <DeleteQuestion
          title={translate('chat.screen.questions.message')}
          text={translate(
            `chat.screen.questions.${toConfirm.message.type === NOTE ? 'noteText' : 'messageText'}`,
          )}
          remove={() => chat.deleteMessage(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </>
  );
}

type Tools = Pick<Props, 'onEdit'> & {
  chat: ReturnType<typeof useChat>;
  ask: (message: Message) => void;
};
type Item = { name: string; Icon: typeof ReplayOutlined; act: () => void };

function itemsOf(entry: Entry, { chat, ask, onEdit }: Tools): readonly Item[] {
  const { message } = entry.message;
  const isText = kindOf(message.type)?.summary === 'content';
  const copy: Item = {
    name: 'copy',
    Icon: ContentCopyOutlined,
    act: () => void navigator.clipboard?.writeText(message.content),
  };
  const copied = isText ? [copy] : [];
  if (entry.kind === 'sent') {
    const edit: Item = { name: 'edit', Icon: EditOutlined, act: () => onEdit(entry.message) };
    const mayStill = mayEdit(entry.message, { self: chat.self.id, now: Date.now() });
    return [
      ...copied,
      ...(mayStill ? [edit] : []),
      { name: 'delete', Icon: DeleteOutlined, act: () => ask(entry.message) },
    ];
  }
  const { key, state } = entry.message;
  const retry: Item = { name: 'retry', Icon: ReplayOutlined, act: () => chat.retry(key) };
  const discard: Item = {
    name: state === 'failed' ? 'discard' : 'cancel',
    Icon: DeleteOutlined,
    act: () => void chat.discard(key),
  };
  return [...copied, ...(state === 'failed' ? [retry] : []), discard];
}
