import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { valueAt } from '../../../domain/paths.ts';
import { en } from '../../../src/i18n/en.ts';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();
const STEPS = [
  'Parcel deposit',
  'Parcel fire',
  'Crossing in France',
  'Crossing in Spain',
  'Parcel clearance',
  'Crossing in Maroc',
  'Distribution',
];
const TRIP = { _id: 'trip-A', name: 'A', status: 2, finish: false, __v: 4 };

const steps = () => screen.findByRole('region', { name: 'Where the trip is' });
const stepButton = async (name: string) =>
  within(await steps()).getByRole('button', { name: new RegExp(`^${name}, step `) });
const press = async (name: string) =>
  userEvent.click(within(await steps()).getByRole('button', { name }));
const NOTICES = {
  'Tracking Updated': 'trips.updated',
  'Server Error Please Reload': 'server.reload',
} as const;
/** The notice with this text was shown; test pages show text keys. */
async function notified(text: keyof typeof NOTICES): Promise<void> {
  const key = NOTICES[text];
  expect(valueAt(en.notice, key)).toBe(text);
  await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent(`notice.${key}`));
}
/** The framework logs each rejected call in development mode. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

describe('the tracking stepper', () => {
  it('shows the seven steps in order and which one the trip is at', async () => {
    await openOrders('/ToMa/tracking', { backEnd: orderBackEnd(), network });
    const shown = within(await steps()).getAllByRole('listitem');
    expect(shown.map((step) => step.querySelector('.MuiStepLabel-label')?.textContent)).toEqual(
      STEPS,
    );
    const current = await stepButton('Crossing in France');
    expect(current).toHaveAccessibleName('Crossing in France, step 3 of 7');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  });

  it('shows all seven on a phone too, below the current step', async () => {
    await openOrders('/ToMa/tracking', { backEnd: orderBackEnd(), network, width: 390 });
    expect(await steps()).toHaveTextContent(/^Crossing in FranceStep 3 of 7/);
    expect(within(await steps()).getAllByRole('listitem')).toHaveLength(7);
  });

  it('says when each step was reached, except for steps that were taken back', async () => {
    const at = (day: number) => `2026-03-0${day}T09:30:00.000Z`;
    const history = [
      { at: at(1), by: 'Amina Probe', from: null, to: 0 },
      { at: at(2), by: 'Amina Probe', from: 0, to: 3 },
      { at: at(3), by: 'Amina Probe', from: 3, to: 2 },
    ];
    const backEnd = orderBackEnd({ trips: [{ ...TRIP, history }] });
    await openOrders('/ToMa/tracking', { backEnd, network });
    const shown = within(await steps()).getAllByRole('listitem');
    expect(shown.map((step) => step.querySelector('time')?.dateTime)).toEqual([
      at(1),
      undefined,
      at(3),
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps the steps readable for a user who may not change trips, with nothing to press', async () => {
    await openOrders('/ToMa/tracking', { backEnd: orderBackEnd(), network, role: 'customer' });
    expect(within(await steps()).queryAllByRole('button')).toEqual([]);
    expect(within(await steps()).getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('a clerk who jumps to a step by clicking it', () => {
  it("must confirm 'Update Tracking ?', and only 'Update' sends the new status", async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    await openOrders('/ToMa/tracking', { backEnd, network });
    await userEvent.click(await stepButton('Distribution'));
    const dialog = await screen.findByRole('dialog', { name: 'Update Tracking ?' });
    expect(dialog).toHaveTextContent('from “Crossing in France” to “Distribution”');
    expect(backEnd.changes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    await notified('Tracking Updated');
    expect(backEnd.changes()).toEqual([
      { method: 'PUT', path: 'trips/trip-A', body: { status: 6, __v: 4 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stepButton('Distribution')).toHaveAttribute('aria-current', 'step');
  });

  it('can use the keyboard alone, also to go back', async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    await openOrders('/ToMa/tracking', { backEnd, network });
    (await stepButton('Parcel fire')).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Update Tracking ?' });
    await userEvent.keyboard('{Enter}');
    await notified('Tracking Updated');
    expect(backEnd.changes()[0]?.body).toMatchObject({ status: 1 });
  });

  it('changes nothing by cancelling', async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    await openOrders('/ToMa/tracking', { backEnd, network });
    await userEvent.click(await stepButton('Parcel fire'));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backEnd.changes()).toEqual([]);
  });

  it('need not confirm the current step', async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    await openOrders('/ToMa/tracking', { backEnd, network });
    const current = await stepButton('Crossing in France');
    expect(current).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(current);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sees the new step only once the server has confirmed it', async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    await openOrders('/ToMa/tracking', { backEnd, network });
    const gate = backEnd.holdChanges();
    await userEvent.click(await stepButton('Distribution'));
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Update/ })).toBeDisabled());
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Crossing in France');
    gate.open();
    await notified('Tracking Updated');
  });

  it("reads 'Server Error Please Reload' when it fails, and the trip stays where it is", async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    backEnd.reject('trip-A', { status: 500 });
    expectRejections();
    await openOrders('/ToMa/tracking', { backEnd, network });
    await userEvent.click(await stepButton('Distribution'));
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    await notified('Server Error Please Reload');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stepButton('Crossing in France')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByText(/Somebody else has changed this trip/)).toBeNull();
  });

  it('is shown the current step when another user was faster', async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    expectRejections();
    await openOrders('/ToMa/tracking', { backEnd, network });
    await userEvent.click(await stepButton('Distribution'));
    backEnd.meanwhileTrip('trip-A', { status: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/Somebody else has changed this trip/)).toBeVisible();
    expect(await stepButton('Parcel clearance')).toHaveAttribute('aria-current', 'step');
  });

  it('is taken to Create Group when another user has finished the trip', async () => {
    const backEnd = orderBackEnd({ trips: [TRIP] });
    expectRejections();
    await openOrders('/ToMa/tracking', { backEnd, network });
    await userEvent.click(await stepButton('Distribution'));
    backEnd.meanwhileTrip('trip-A', { status: 7, finish: true });
    backEnd.reject('trip-A', { status: 409, code: 'trip.closed' });
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: 'Create Group' })).toBeVisible();
    await notified('Server Error Please Reload');
  });
});

it("Restart opens 'Restart Tracking ?' and sets status 0 and finish false", async () => {
  const backEnd = orderBackEnd({ trips: [TRIP] });
  await openOrders('/ToMa/tracking', { backEnd, network });
  await press('Restart');
  const dialog = await screen.findByRole('dialog', { name: 'Restart Tracking ?' });
  expect(dialog).toHaveTextContent('By clicking Restart Tracking Will return to parcel deposit');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restart' }));
  await notified('Tracking Updated');
  expect(backEnd.changes().map(({ body }) => body)).toEqual([{ status: 0, finish: false, __v: 4 }]);
  expect(await stepButton('Parcel deposit')).toHaveAttribute('aria-current', 'step');
});

it("Finish opens 'Finish Tracking ?', says what happens to the orders, sets finish true and status 7, and reloads the group", async () => {
  const backEnd = orderBackEnd({ orders: [orderOf({ commandMode: 'tracking' })], trips: [TRIP] });
  await openOrders('/ToMa/tracking', { backEnd, network });
  await press('Finish');
  const dialog = await screen.findByRole('dialog', { name: 'Finish Tracking ?' });
  expect(
    within(dialog).getByText('By clicking Finish all Orders will be Deleted from this Group'),
  ).toBeVisible();
  expect(dialog).toHaveTextContent('archived with this trip and stay readable');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Finish' }));
  await notified('Tracking Updated');
  expect(backEnd.changes().map(({ body }) => body)).toEqual([{ status: 7, finish: true, __v: 4 }]);
  expect(await screen.findByRole('button', { name: 'Create Group' })).toBeVisible();
});

it.each([
  ['next to the open trip', ['A']],
  ['without an open trip', []],
])('a clerk reaches the earlier trips of the group in one click %s', async (_, groups) => {
  await openOrders('/ToMa/tracking', { backEnd: orderBackEnd({ groups }), network });
  const link = await screen.findByRole('link', { name: 'Earlier trips' });
  const query = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams;
  expect(JSON.parse(query.get('filter') ?? '')).toEqual({ name: 'A', finish: true });
});
