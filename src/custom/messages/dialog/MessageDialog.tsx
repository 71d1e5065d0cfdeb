import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-admin';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { ChatTextsProvider } from '../../chat/ChatTextsProvider.tsx';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastResult } from './BroadcastResult.tsx';
import { MessageFrame } from './MessageFrame.tsx';
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
      <MessageFrame onClose={close}>
        <BroadcastResult sent={sent} onClose={close} />
      </MessageFrame>
    );
  }
  return (
    <MessageFrame onClose={close}>
      {customers ? (
        <BroadcastForm
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
    </MessageFrame>
  );
}

type BackProps = { why: string; onClose: () => void };

/** Leads back to the list with a notice: there is nobody to write to. */
function BackToList({ why, onClose }: BackProps) {
  const toast = useToast();
  const goBack = useEffectEvent(() => {
    toast(why, { type: 'info' });
    onClose();
  });
  useEffect(() => goBack(), []);
  return null;
}
