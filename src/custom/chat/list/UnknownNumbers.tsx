import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { calendarTime } from '../../../kit/format/calendar-times.ts';
import type { UnknownMessage } from '../../../providers/chat/chat.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { useToday } from '../parts/use-today.ts';

const NONE: readonly UnknownMessage[] = [];
const UNKNOWN = ['chat', 'unknown'];
const ONE_MINUTE = 60_000;

/** What came by phone from numbers of no customer: nobody else would see it. */
export function UnknownNumbers() {
  const translate = useTranslate();
  const chat = useChat();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // Another back end may not have them; then there is no list either.
  const { data: messages = NONE } = useQuery({
    queryKey: UNKNOWN,
    queryFn: () => chat.unknownMessages(),
    refetchInterval: ONE_MINUTE,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  // One that cannot be deleted stays in the list.
  const { mutate: remove } = useMutation({
    mutationFn: (id: string) => chat.deleteUnknown(id),
    onSuccess: (_, id) =>
      client.setQueryData<readonly UnknownMessage[]>(UNKNOWN, (now) =>
        now?.filter(({ _id }) => _id !== id),
      ),
    meta: { silent: true },
  });
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
