import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { setScreenWidth } from '../../support/web.tsx';

const network = ownNetwork();
const FILES = { frontId: 'front.png', faceId: 'front.png', backId: 'back.png' };
const orderFromMorocco = (files: Partial<typeof FILES>) =>
  orderOf({
    _id: 'from-morocco',
    tripGroup: 'B',
    user: { firstName: 'Nadia', lastName: 'Amrani' },
    ...files,
  });
const action = () => screen.findByRole('link', { name: 'ID check of Nadia Amrani' });

let revoked: string[] = [];
beforeEach(() => {
  revoked = [];
  let made = 0;
  // jsdom has no blob URLs.
  URL.createObjectURL = vi.fn(() => {
    made += 1;
    return `blob:picture-${made}`;
  });
  URL.revokeObjectURL = vi.fn((url: string) => void revoked.push(url));
});

it('the ID check of the to-do list opens when the order has both sides of the card', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  await openOrders('/ToDu', { backEnd, network });
  await userEvent.click(await action());
  const dialog = await screen.findByRole('dialog', { name: 'ID card of Nadia Amrani' });
  expect(await within(dialog).findByRole('img', { name: /^Front of the ID card/ })).toBeVisible();
  expect(await within(dialog).findByRole('img', { name: /^Back of the ID card/ })).toBeVisible();
});

it.each([
  ['the front', { ...FILES, frontId: 'no-file', faceId: 'no-file' }],
  ['the back', { ...FILES, backId: 'no-file' }],
])('the ID check is disabled while %s is missing, and says why', async (_, files) => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(files)] });
  await openOrders('/ToDu', { backEnd, network });
  const button = await action();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/needs both sides of the ID card/);
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('needs both sides of the ID card');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a clerk on a phone or at a keyboard reads why there is no ID check', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco({ ...FILES, backId: 'no-file' })] });
  setScreenWidth(390);
  await openOrders('/ToDu', { backEnd, network });
  const button = await action();
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('needs both sides of the ID card');
  expect(button).toHaveProperty('disabled', false);
  button.focus();
  expect(button).toHaveFocus();
});

it('a clerk sees no ID check in the lists of the other stages', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf(FILES)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByRole('grid');
  expect(screen.queryByRole('link', { name: /^ID check/ })).toBeNull();
});

it('a missing side is shown as missing', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco({ ...FILES, backId: 'no-file' })] });
  await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
  const dialog = await screen.findByRole('dialog', { name: 'ID card of Nadia Amrani' });
  expect(within(dialog).getByText('This side is missing')).toBeVisible();
  expect(await within(dialog).findByRole('img', { name: /^Front of the ID card/ })).toBeVisible();
});

it('a clerk can reload a side that could not be loaded', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  backEnd.reject('back.png', { status: 500 });
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
  expect(await screen.findByText('This side could not be loaded')).toBeVisible();
  backEnd.accept('back.png');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('img', { name: /^Back of the ID card/ })).toBeVisible();
});

it('a clerk who opens an order that does not exist is notified, and the list stays', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openOrders('/ToDu/cin/nobody', { backEnd, network });
  expect(await screen.findByText('This order does not exist')).toBeVisible();
  expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
});

it('an address with an impossible order id is shown to lead to no order', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  backEnd.reject('list', { status: 400, code: 'request.badValue' });
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openOrders('/ToDu/cin/nonsense', { backEnd, network });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('This order does not exist')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  [
    'the account may not see it',
    { status: 403, code: 'access.denied' },
    'Your account is not allowed to do this.',
  ],
  ['the server fails', { status: 400 }, 'The server could not read this request.'],
])(
  'an order that is hidden because %s is not reported as missing',
  async (_, rejection, reason) => {
    const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
    backEnd.reject('list', rejection);
    vi.mocked(console.error).mockImplementation(() => undefined);
    await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(reason)).toBeVisible();
    backEnd.accept('list');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('img', { name: /^Front of the ID card/ })).toBeVisible();
  },
);

it('closing the ID card returns to the list and frees the memory of its pictures', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
  await screen.findByRole('img', { name: /^Back of the ID card/ });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Nadia Amrani')).toBeInTheDocument();
  expect(revoked).toHaveLength(2);
});

it('each side is enlarged and rotated by its own buttons', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
  const tools = await screen.findByRole('toolbar', { name: /^Front of the ID card/ });
  const press = (name: string) => userEvent.click(within(tools).getByRole('button', { name }));
  const front = screen.getByRole('img', { name: /^Front of the ID card/ });
  await press('Enlarge');
  await press('Rotate right');
  expect(within(tools).getByRole('status')).toHaveTextContent('150 %');
  expect(getComputedStyle(front).rotate).toBe('90deg');
  const other = screen.getByRole('toolbar', { name: /^Back of the ID card/ });
  expect(within(other).getByRole('status')).toHaveTextContent('100 %');
  await press('Fit the frame');
  expect(within(tools).getByRole('status')).toHaveTextContent('100 %');
  expect(getComputedStyle(front).rotate).toBe('0deg');
});

it('the focused side is enlarged and rotated by the keyboard', async () => {
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
  const back = await screen.findByRole('region', { name: /^Back of the ID card/ });
  back.focus();
  await userEvent.keyboard('++-R');
  const tools = screen.getByRole('toolbar', { name: /^Back of the ID card/ });
  expect(within(tools).getByRole('status')).toHaveTextContent('150 %');
  const picture = screen.getByRole('img', { name: /^Back of the ID card/ });
  expect(getComputedStyle(picture).rotate).toBe('270deg');
});

it('the pictures are requested with the session, and are never cached', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const backEnd = orderBackEnd({ orders: [orderFromMorocco(FILES)] });
  await openOrders('/ToDu/cin/from-morocco', { backEnd, network });
  await screen.findByRole('img', { name: /^Back of the ID card/ });
  const requested = fetched.mock.calls.filter(([url]) =>
    String(url).includes('auth/getcommandfile/'),
  );
  fetched.mockRestore();
  expect(requested.map(([, request]) => request?.cache)).toEqual(['no-store', 'no-store']);
  const tokens = requested.map(([, request]) => new Headers(request?.headers).get('authorization'));
  expect(tokens).toEqual(['Bearer token', 'Bearer token']);
});
