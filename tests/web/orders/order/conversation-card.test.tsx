import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { OWN_API } from '../../../support/answering.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const SALMA = idOf(1);
const ORDER = orderOf({
  _id: idOf(5),
  user: { _id: SALMA, firstName: 'Salma', lastName: 'Muster' },
});
const AT = '2026-03-02T09:30:00.000Z';
const MESSAGES = [
  { _id: 'm1', senderId: SALMA, createdAt: AT, message: { type: 'text', content: 'Wo ist es?' } },
  {
    _id: 'm2',
    senderId: 'clerk',
    createdAt: AT,
    message: { type: 'application/pdf', content: 'attachment-1', name: 'RE-1_Rech.pdf' },
  },
];

/** Opens the order with a back end whose chat responds like this. */
async function openWith(conversations: () => Response, messages: readonly object[] = []) {
  const { unmount } = await harness.open('/elsewhere', { orders: [ORDER] });
  unmount();
  harness.use(
    http.get(`${OWN_API}/conversation`, conversations),
    http.get(`${OWN_API}/message/c1`, () => HttpResponse.json({ data: { messages } })),
  );
  await harness.show(`/commands/${ORDER._id}/show`);
}

const withSalma = () =>
  HttpResponse.json({ data: { conversations: [{ _id: 'c1', clientId: { _id: SALMA } }] } });
const card = async () => {
  const shown = await screen.findByRole('region', { name: 'Conversation' });
  await waitFor(() => expect(shown).not.toHaveTextContent('Loading'));
  return shown;
};

it('a clerk sees on the order who wrote last, what, and which documents the customer has', async () => {
  await openWith(withSalma, MESSAGES);
  const items = within(await card()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Salma Muster.*Wo ist es\?$/),
    expect.stringMatching(/^Office.*RE-1_Rech\.pdf$/),
  ]);
});

it('a clerk downloads a sent document under the name that it was sent with', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = vi.fn(() => 'blob:made');
  URL.revokeObjectURL = vi.fn();
  await openWith(withSalma, MESSAGES);
  harness.use(http.get(`${OWN_API}/files/attachment-1`, () => HttpResponse.text('pdf')));
  await user.click(within(await card()).getByRole('button', { name: /Download .*RE-1_Rech\.pdf/ }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('RE-1_Rech.pdf');
  click.mockRestore();
});

it('a clerk is notified when a document cannot be downloaded', async () => {
  await openWith(withSalma, MESSAGES);
  harness.use(
    http.get(`${OWN_API}/files/attachment-1`, () => new HttpResponse(null, { status: 404 })),
  );
  await user.click(within(await card()).getByRole('button', { name: /Download/ }));
  expect(await screen.findByText('This file could not be loaded.')).toBeInTheDocument();
});

it('a customer without messages has a card that says so', async () => {
  await openWith(() => HttpResponse.json({ data: { conversations: [] } }));
  expect(await card()).toHaveTextContent('Nothing written yet');
});

it('a back end without a chat leaves the card out', async () => {
  const requested = vi.fn(() => new HttpResponse(null, { status: 404 }));
  await openWith(requested);
  await screen.findByRole('region', { name: 'Documents' });
  await waitFor(() => expect(requested).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Conversation' })).not.toBeInTheDocument();
});
