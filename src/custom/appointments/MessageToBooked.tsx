import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Booking } from '../../../domain/resources/bookings.ts';
import { BulkMessageComposer, IN_THE_CHAT } from '../messages/bulk/BulkMessageComposer.tsx';
import { customersWhoBooked } from './customers-who-booked.ts';

type Props = { appointment: string; bookings: readonly Booking[]; onClose: () => void };

/** A message to all who have booked an appointment; whoever need not get it is taken out. */
export default function MessageToBooked({ appointment, bookings, onClose }: Props) {
  const translate = useTranslate();
  // Who books while it is written did not see why: they are not added.
  const [customers, setCustomers] = useState(() => customersWhoBooked(bookings));
  return (
    <BulkMessageComposer
      title={translate('appointments.page.messageTitle')}
      listName={`appointment.${appointment}`}
      start={IN_THE_CHAT}
      customers={customers}
      isLayer
      onUnselect={({ id }) => setCustomers(customers.filter((one) => one.id !== id))}
      onClose={onClose}
    />
  );
}
