import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '../../../../domain/resources/bookings.ts';
import { AppointmentTextsProvider } from '../../../../src/custom/appointments/AppointmentTextsProvider.tsx';
import MessageToBooked from '../../../../src/custom/appointments/MessageToBooked.tsx';
import { drafts } from '../../../../src/providers/drafts.ts';
import { storeSession } from '../../../../src/providers/session.ts';
import { renderPage } from '../../../support/web.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

beforeEach(async () => {
  await drafts.clear('');
  storeSession({ token: 'token', user: { _id: 'clerk', role: 'admin' } });
});

const bookingOf = (id: string, name: string, status = 'booked') =>
  ({ id: `booking-${id}`, user: { _id: id, name }, status }) as unknown as Booking;

const BOOKINGS = [
  bookingOf('amina', 'Amina Amrani'),
  bookingOf('bilal', 'Bilal Bennani'),
  bookingOf('chafik', 'Chafik Chaoui', 'cancelled'),
];

/** Opens the message to everybody who has booked. */
async function openMessage() {
  const sendBulkMessage = vi.fn(async () => undefined);
  const onClose = vi.fn();
  await renderPage(
    <Suspense fallback={null}>
      <AppointmentTextsProvider>
        <MessageToBooked appointment="a1" bookings={BOOKINGS} onClose={onClose} />
      </AppointmentTextsProvider>
    </Suspense>,
    {
      dataProvider: {
        getList: async () => ({ data: [], total: 0 }),
        hasPart: async () => false,
        previewMessages: async () => undefined,
        sendBulkMessage,
      },
    },
  );
  const name = 'Message to all who have booked';
  const dialog = within(await screen.findByRole('dialog', { name }, { timeout: 20_000 }));
  return { dialog, text: await dialog.findByRole('textbox'), sendBulkMessage, onClose };
}

it('somebody of the office writes in the chat to whoever still holds a place', async () => {
  const { dialog, text, sendBulkMessage, onClose } = await openMessage();
  expect(dialog.getByText('2 customers')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Chat', pressed: true })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^Unselect .*Amina Amrani/ }));
  await user.click(await screen.findByRole('button', { name: 'Valider' }));
  fireEvent.change(text, { target: { value: 'We come an hour later' } });
  const send = await dialog.findByRole('button', { name: 'Send' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  await user.click(send);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sendBulkMessage.mock.calls).toEqual([
    [
      'broadcast',
      {
        ids: ['bilal'],
        orders: {},
        texts: { en: 'We come an hour later' },
        purpose: 'transactional',
      },
    ],
  ]);
});

it('a message that was begun is not lost by closing', async () => {
  const { dialog, text, onClose } = await openMessage();
  fireEvent.change(text, { target: { value: 'We come' } });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
