import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, logInBefore, openCustomerPage, SALMA } from '../../support/customer-page.tsx';

const ARRIVED = {
  _id: 'order-1',
  billCode: 'JS-1',
  createdAt: '2026-03-02T08:00:00Z',
  tripGroup: 'A',
  commandMode: 'tracking',
  finish: true,
  numofpackages: 1,
  paid: true,
  priceTotal: '28.50',
  recipient: { firstName: 'Karim', lastName: 'Bennani', address: 'Rue 1, Fez' },
};
const UNDERWAY = { ...ARRIVED, _id: 'order-2', billCode: 'JS-2', finish: false };

type Answer = { status?: number; body: unknown };

beforeEach(() => logInBefore());

/** Opens the orders of a back end that has these reviews, and answers a new one so. */
async function openOrders(reviews: Answer, answer: () => Answer = () => ({ body: {} })) {
  const calls = answerCalls((path, { method }) => {
    if (path === 'reviews' && method === 'POST') return answer();
    if (path === 'reviews/own') return reviews;
    if (path.startsWith('commands')) return { body: { count: 2, data: [ARRIVED, UNDERWAY] } };
    return path.startsWith('trips') ? { body: { data: [] } } : undefined;
  });
  await openCustomerPage();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'My orders' }));
  await screen.findByText('JS-1');
  return { user, calls };
}

const NONE = { body: { status: 'success', data: [] } };
const writeButton = () => screen.findByRole('button', { name: 'Write a review of order JS-1' });

test('a customer reviews an order that has arrived with stars and a text, once', async () => {
  const { user, calls } = await openOrders(NONE);
  expect(screen.queryByRole('button', { name: 'Write a review of order JS-2' })).toBeNull();
  await user.click(await writeButton());
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(screen.getByText('Please choose the stars first.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  await user.type(screen.getByLabelText(/What would you like to say/), 'Alles heil.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review.')).toBeVisible();
  expect(screen.getByText('Alles heil.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Write a review/ })).toBeNull();
  const [sent] = calls.filter(({ request }) => request.method === 'POST');
  expect(JSON.parse(String(sent?.request.body))).toEqual({
    order: 'order-1',
    rating: 'fourStar',
    text: 'Alles heil.',
  });
});

test('a customer who begins a review gets its form into sight', async () => {
  const { user } = await openOrders(NONE);
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await user.click(await writeButton());
  const form = screen.getByRole('button', { name: 'Send review' }).closest('form');
  expect(scroll.mock.contexts).toContain(form);
});

test('a customer sees what they have written before, with the answer of the office', async () => {
  const review = {
    order: 'order-1',
    rating: 'twoStar',
    text: 'Zu spät',
    answer: 'Das tut uns leid',
  };
  await openOrders({ body: { data: [review] } });
  expect(await screen.findByText('Zu spät')).toBeVisible();
  expect(screen.getByText('Das tut uns leid')).toBeVisible();
  expect(screen.getByText('2 of 5 stars')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Write a review/ })).toBeNull();
});

test.each([
  [422, 'record.invalid', 'You have reviewed this order already.'],
  [409, 'transition.forbidden', 'An order can be reviewed when it has arrived.'],
  [500, 'server.failed', 'That did not work. Please try again, or write to us.'],
])(
  'a customer whose review is answered with %i %s reads why, and keeps the text through a reload',
  async (status, code, texts) => {
    const { user } = await openOrders({ status: 404, body: {} }, () => ({
      status,
      body: { code },
    }));
    await user.click(await writeButton());
    await user.click(screen.getByRole('radio', { name: '1 of 5 stars' }));
    await user.type(screen.getByLabelText(/What would you like to say/), 'Nass.');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText(texts)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await writeButton());
    expect(screen.getByRole('radio', { name: '1 of 5 stars' })).toBeChecked();
    expect(screen.getByLabelText(/What would you like to say/)).toHaveValue('Nass.');
  },
);

test('a customer who logs out must confirm before a review that they have begun is removed', async () => {
  const { user } = await openOrders(NONE);
  await user.click(await writeButton());
  await user.type(screen.getByLabelText(/What would you like to say/), 'Noch nicht fertig');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const question = screen.getByRole('dialog', { name: 'Log out?' });
  expect(question).toHaveTextContent('A text that you have begun');
  const stored = () =>
    Object.keys(localStorage).filter((key) => key.includes(`draft.${SALMA._id}/review/order-1`));
  expect(stored()).toHaveLength(1);
  const buttons = [...question.querySelectorAll('button')];
  const leave = buttons.find(({ textContent }) => textContent === 'Log out');
  if (leave) await user.click(leave);
  await screen.findByLabelText('Password');
  expect(stored()).toEqual([]);
});

const ODD = { en: 'Not on Sundays.', de: 'Nicht sonntags.', fr: 'Non.', ar: 'لا.' };

test.each([
  ['a hook', 409, { code: 'record.rejected', sentence: ODD }],
  ['a rule', 422, { code: 'record.invalid', violations: { text: { code: 'own', sentence: ODD } } }],
])('a customer reads what %s says itself of their review', async (_, status, body) => {
  const { user } = await openOrders(NONE, () => ({ status, body }));
  await user.click(await writeButton());
  await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Not on Sundays.')).toBeVisible();
});
