import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Booking } from '../../../domain/resources/bookings.ts';
import type { CampaignProgress } from '../../providers/broadcast-methods.ts';
import { ChatTextsProvider } from '../chat/ChatTextsProvider.tsx';
import { BroadcastForm } from '../messages/dialog/BroadcastForm.tsx';
import { BroadcastResult } from '../messages/dialog/BroadcastResult.tsx';
import { MessageFrame } from '../messages/dialog/MessageFrame.tsx';
import { MessagingTextsProvider } from '../messages/MessagingTextsProvider.tsx';
import { customersWhoBooked } from './customers-who-booked.ts';

type Props = { appointment: string; bookings: readonly Booking[]; onClose: () => void };

/** A message to all who have booked an appointment; whoever need not get it is taken out. */
export default function MessageToBooked(props: Props) {
  return (
    <MessagingTextsProvider>
      <ChatTextsProvider>
        <Message {...props} />
      </ChatTextsProvider>
    </MessagingTextsProvider>
  );
}

function Message({ appointment, bookings, onClose }: Props) {
  const translate = useTranslate();
  // Who books while it is written did not see why: they are not added.
  const [customers, setCustomers] = useState(() => customersWhoBooked(bookings));
  const [sent, setSent] = useState<CampaignProgress>();
  const title = translate('appointments.page.messageTitle');
  return (
    <MessageFrame title={title} onClose={onClose}>
      {sent ? (
        <BroadcastResult sent={sent} onClose={onClose} />
      ) : (
        <BroadcastForm
          listName={`appointment.${appointment}`}
          customers={customers}
          onUnselect={({ id }) => {
            if (customers.length === 1) onClose();
            setCustomers(customers.filter((one) => one.id !== id));
          }}
          onSent={(campaign) => {
            if (campaign) setSent(campaign);
            else onClose();
          }}
        />
      )}
    </MessageFrame>
  );
}
