import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { useMessage } from '../../../kit/notices/use-notice.tsx';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { ChatTextsProvider } from '../../chat/ChatTextsProvider.tsx';
import { DropPane } from '../../chat/composer/DropPane.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { BroadcastDesk } from './BroadcastDesk.tsx';
import { BroadcastResult } from './BroadcastResult.tsx';
import { useAddressees } from './use-addressees.ts';

/**
 * A message to the customers of the orders that are selected in the list below (specification 2.10),
 * at the address of that list with `sendMessages`.
 */
export default function MessageDialog() {
  return (
    <MessagingTextsProvider>
      <ChatTextsProvider>
        <OpenDialog />
      </ChatTextsProvider>
    </MessagingTextsProvider>
  );
}

function OpenDialog() {
  const navigate = useNavigate();
  const close = () => navigate('..', { replace: true });
  const { listName, customers, isEmpty, isOutdated, error, retry, unselect } = useAddressees();
  const [sent, setSent] = useState<CampaignProgress>();
  if (isEmpty) return <BackToList why="notice.messages.nothingSelected" onClose={close} />;
  if (isOutdated) return <BackToList why="orders.bulk.nothingLeft" onClose={close} />;
  if (sent) {
    return (
      <Frame onClose={close}>
        <BroadcastResult sent={sent} onClose={close} />
      </Frame>
    );
  }
  return (
    <Frame onClose={close}>
      {customers ? (
        <BroadcastDesk
          listName={listName}
          customers={customers}
          onUnselect={({ orders }) => {
            unselect(orders);
            if (customers.length === 1) close();
          }}
          onSent={(campaign) => {
            unselect(customers.flatMap(({ orders }) => orders));
            if (campaign) setSent(campaign);
            else close();
          }}
        />
      ) : (
        <DialogContent>
          {error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton height={240} />}
        </DialogContent>
      )}
    </Frame>
  );
}

type BackProps = { why: string; onClose: () => void };

/** Leads back to the list with a word: there is nobody to write to. */
function BackToList({ why, onClose }: BackProps) {
  const tell = useMessage();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    tell(why, { type: 'info' });
    onClose();
  });
  return null;
}

type FrameProps = { onClose: () => void; children: ReactNode };

/** Large on a desk, the whole screen on a phone. A file can be dropped anywhere on it. */
function Frame({ onClose, children }: FrameProps) {
  const translate = useTranslate();
  const titleId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      fullScreen={onPhone}
    >
      <DropPane sx={COLUMN}>
        <DialogTitle id={titleId} sx={{ paddingInlineEnd: 7 }}>
          {translate('messaging.dialog.title')}
        </DialogTitle>
        <IconButton
          aria-label={translate('messaging.dialog.close')}
          data-hint={translate('messaging.dialog.close')}
          onClick={onClose}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
        >
          <Close />
        </IconButton>
        <Box sx={COLUMN}>{children}</Box>
      </DropPane>
    </Dialog>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;
