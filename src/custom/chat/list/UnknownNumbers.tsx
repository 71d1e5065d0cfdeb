import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { isolated } from '../../../i18n/languages.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { calendarTime } from '../../../kit/format/calendar-times.ts';
import type { UnknownMessage } from '../../../providers/chat/chat.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { useMinute } from '../inbox/use-minute.ts';
import { useToday } from '../parts/use-today.ts';

const NONE: readonly UnknownMessage[] = [];

/** What came by phone from numbers of no customer: nobody else would see it. */
export function UnknownNumbers() {
  const translate = useTranslate();
  const chat = useChat();
  const minute = useMinute();
  const [messages, setMessages] = useState(NONE);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are loaded with each minute
  useEffect(() => {
    let isOver = false;
    const keep = (found: readonly UnknownMessage[]) => {
      if (!isOver) setMessages(found);
    };
    const reading = chat.unknownMessages().then(keep);
    void ignoringFailure(reading, 'Another back end may not have them.');
    return () => {
      isOver = true;
    };
  }, [chat, minute]);
  const remove = (id: string) =>
    ignoringFailure(
      chat.deleteUnknown(id).then(() => setMessages((now) => now.filter(({ _id }) => _id !== id))),
      'It stays in the list.',
    );
  if (messages.length === 0 && !isOpen) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ mx: 1.5, mb: 1 }}>
        {translate('chat.channels.unknown.button', { count: messages.length })}
      </Button>
      <DialogFrame
        open={isOpen}
        title={translate('chat.channels.unknown.title')}
        width="sm"
        onClose={() => setOpen(false)}
      >
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`chat.channels.unknown.${messages.length > 0 ? 'hint' : 'none'}`)}
          </Typography>
          <List disablePadding>
            {messages.map((message) => (
              <UnknownRow key={message._id} message={message} onRemove={remove} />
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('common.close')}</Button>
        </DialogActions>
      </DialogFrame>
    </>
  );
}

type RowProps = { message: UnknownMessage; onRemove: (id: string) => void };

function UnknownRow({ message, onRemove }: RowProps) {
  const translate = useTranslate();
  const today = useToday();
  const { _id, phone, name, channel, createdAt, body } = message;
  const label = translate('chat.channels.unknown.remove', { phone: isolated(phone, 'ltr') });
  const by = translate(`chat.channels.names.${channel}`);
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        <IconButton edge="end" aria-label={label} data-hint={label} onClick={() => onRemove(_id)}>
          <Close />
        </IconButton>
      }
    >
      <ListItemText
        primary={
          <>
            <bdi dir="ltr">{phone}</bdi>
            {name && (
              <>
                {' · '}
                <bdi>{name}</bdi>
              </>
            )}
            {` · ${by} · `}
            <bdi lang="de">{calendarTime(createdAt, today)}</bdi>
          </>
        }
        secondary={<bdi>{body}</bdi>}
        slotProps={{
          primary: { variant: 'body2', sx: { color: 'text.secondary' } },
          secondary: { variant: 'body1', sx: { color: 'text.primary', whiteSpace: 'pre-wrap' } },
        }}
      />
    </ListItem>
  );
}
