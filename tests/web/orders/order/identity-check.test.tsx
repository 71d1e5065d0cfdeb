import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { OWN_API } from '../../../support/answering.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const ORDER = orderOf({
  _id: idOf(5),
  billCode: 'M-555',
  verified: false,
  frontId: 'front.jpg',
  backId: 'back.jpg',
  identityRequestedAt: null,
  identitySeenAt: null,
  user: {
    _id: idOf(1),
    firstName: 'Nadia',
    lastName: 'Amrani',
    address: 'Hafenstraße 12',
    zipcode: '20457',
    cityName: 'Hamburg',
  },
});
const CUSTOMER = { _id: idOf(1), firstName: 'Nadia', lastName: 'Amrani', language: 'fr' };

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  // jsdom has no blob URLs.
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

async function open(order = ORDER, status = 200) {
  const backEnd = await harness.open(`/commands/${order._id}/show`, {
    orders: [order],
    customers: [CUSTOMER],
  });
  harness.use(
    http.get(`${OWN_API}/auth/getcommandfile/:name`, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'image/png' } }),
    ),
    http.post(`${OWN_API}/messages/broadcast`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ status: 'success', data: {} }, { status });
    }),
  );
  const card = await screen.findByRole('region', { name: 'ID card' });
  await user.click(within(card).getByRole('button', { name: 'ID check' }));
  const dialog = await screen.findByRole('dialog', { name: 'ID card of Nadia Amrani' });
  await within(dialog).findByText('To compare with');
  return { backEnd, dialog, order: () => backEnd.rows('commands')[0] };
}

it('shows both sides beside the name and the address of the sender', async () => {
  const { dialog } = await open();
  const compared = within(dialog).getByRole('region', { name: 'To compare with' });
  expect(compared).toHaveTextContent('Nadia Amrani');
  expect(compared).toHaveTextContent('Hafenstraße 12, 20457 Hamburg');
  await waitFor(() =>
    expect(within(dialog).getAllByRole('img', { name: /ID card of Nadia/ })).toHaveLength(2),
  );
  // Across each picture: whose screen it is on, and since when.
  expect(within(dialog).getAllByText(/Somebody.* · \d\d\/\d\d\/\d\d/).length).toBeGreaterThan(2);
});

it('verifies the order where the card fits, without a question, and can be undone', async () => {
  const { dialog, order } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Fits' }));
  await waitFor(() => expect(order()?.verified).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()?.verified).toBe(false));
});

it('offers no acceptance where a side is missing', async () => {
  const { dialog, order } = await open({ ...ORDER, backId: 'no-file' });
  const fits = within(dialog).getByRole('button', { name: 'Fits' });
  expect(fits).toHaveAttribute('aria-disabled', 'true');
  await user.click(fits);
  expect(order()?.verified).toBe(false);
});

it('requests another picture in the language of the customer, and notes it with the order', async () => {
  const { dialog, order } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Ask again' }));
  const form = await within(dialog).findByRole('form', { name: 'Request another picture' });
  const text = await within(form).findByRole('textbox', { name: 'Message to Nadia Amrani' });
  expect(text).toHaveValue(
    'Bonjour Nadia Amrani, pour votre commande M-555, il nous faut une autre photo de votre pièce d’identité, recto et verso. Prenez-la sous une bonne lumière, afin que tout soit lisible, et envoyez-la-nous ici.',
  );
  expect(form).toHaveTextContent('In the language of the customer: Français');
  await user.clear(text);
  await user.type(text, 'Encore une photo.');
  await user.click(within(form).getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { ids: [CUSTOMER._id], message: { type: 'text', content: 'Encore une photo.' } },
    ]),
  );
  expect(order()?.identityRequestedAt).toEqual(expect.any(String));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = await screen.findByRole('list', { name: 'Check list' });
  expect(await within(list).findByRole('link', { name: 'ID card missing' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()?.identityRequestedAt).toBeNull());
});

it('leaves the order as it was where the message is not sent, and what was typed stays', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { dialog, order } = await open(ORDER, 500);
  await user.click(within(dialog).getByRole('button', { name: 'Ask again' }));
  const text = await within(dialog).findByRole('textbox', { name: /^Message to/ });
  await user.type(text, ' Merci.');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await within(dialog).findByText(/^The message was not sent/)).toBeVisible();
  expect((text as HTMLTextAreaElement).value).toMatch(/ Merci\.$/);
  await waitFor(() => expect(order()?.identityRequestedAt).toBeNull());
});

it('counts a card that was requested again as soon as it fits after all', async () => {
  const { dialog, order } = await open({
    ...ORDER,
    verified: true,
    identityRequestedAt: '2026-03-04T09:30:00.000Z',
  });
  expect(dialog).toHaveTextContent('Requested again on');
  await user.click(within(dialog).getByRole('button', { name: 'Fits' }));
  await waitFor(() => expect(order()?.identityRequestedAt).toBeNull());
  expect(await screen.findByText('The ID card counts again')).toBeVisible();
});

it('notes a card that was seen without pictures, verifies the order, and can be undone', async () => {
  const bare = { ...ORDER, frontId: 'no-file', backId: 'no-file' };
  const { dialog, order } = await open(bare);
  await user.click(within(dialog).getByRole('button', { name: 'Seen, no copy' }));
  await waitFor(() => expect(order()).toMatchObject({ verified: true }));
  expect(order()?.identitySeenAt).toEqual(expect.any(String));
});

it('deletes the pictures of a card that was seen only after a question', async () => {
  const { dialog, order } = await open();
  const see = within(dialog).getByRole('button', { name: 'Seen, no copy' });
  await user.click(see);
  const question = await screen.findByRole('dialog', { name: 'Delete the pictures?' });
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Delete/ })).toBeNull());
  expect(order()).toMatchObject({ frontId: 'front.jpg', identitySeenAt: null });

  await user.click(see);
  const again = await screen.findByRole('dialog', { name: 'Delete the pictures?' });
  await user.click(within(again).getByRole('button', { name: 'Delete the pictures' }));
  await waitFor(() =>
    expect(order()).toMatchObject({ frontId: 'no-file', backId: 'no-file', verified: true }),
  );
});

it('takes back that a card was seen', async () => {
  const bare = { ...ORDER, verified: true, frontId: 'no-file', backId: 'no-file' };
  const { dialog, order } = await open(bare);
  await user.click(within(dialog).getByRole('button', { name: 'Seen, no copy' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()?.identitySeenAt).toBeNull());
});

it('offers it where the back end knows of it only', async () => {
  const { dialog } = await open({ ...ORDER, identitySeenAt: undefined });
  expect(within(dialog).queryByRole('button', { name: 'Seen, no copy' })).toBeNull();
});
