import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { formatMoment } from '../../../kit/format/dates.ts';
import { usePlanned } from './use-planned.ts';

/** Everything that is planned, or could not be sent, in all conversations. */
export function AllPlanned({ onOpen }: { onOpen: (clientId: string) => void }) {
  const translate = useTranslate();
  const { planned } = usePlanned();
  const [isOpen, setOpen] = useState(false);
  if (planned.length === 0 && !isOpen) return null;
  const hasFailed = planned.some(({ state }) => state === 'failed');
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        color={hasFailed ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        sx={{ mx: 1.5, mb: 1 }}
      >
        {translate('chat.composer.later.all', { count: planned.length })}
      </Button>
      <DialogFrame
        open={isOpen}
        title={translate('chat.composer.later.list')}
        width="sm"
        onClose={close}
      >
        <DialogContent>
          <List disablePadding>
            {planned.map(({ _id, client, sendAt, state, content }) => (
              <ListItem key={_id} disableGutters divider>
                <ListItemText
                  primary={
                    <>
                      <Link
                        component="button"
                        type="button"
                        onClick={() => {
                          close();
                          onOpen(client._id);
                        }}
                      >
                        <bdi>{client.name}</bdi>
                      </Link>
                      {' · '}
                      {translate(`chat.composer.later.${state === 'failed' ? 'failed' : 'until'}`, {
                        time: isolated(formatMoment(sendAt), 'ltr'),
                      })}
                    </>
                  }
                  secondary={<bdi>{content}</bdi>}
                />
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('common.close')}</Button>
        </DialogActions>
      </DialogFrame>
    </>
  );
}
