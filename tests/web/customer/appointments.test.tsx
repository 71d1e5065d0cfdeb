import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const appointment = (id: string, given: object = {}) => ({
  _id: id,
  kind: 'dropOff',
  start: inDays(3),
  end: inDays(3.1),
  city: 'Bremen',
  address: `Lagerhof ${id}`,
  capacity: 6,
  booked: 4,
  open: true,
  ...given,
});

type Back = {
  open?: object[];
  bookings?: object[];
  /** What a change is answered with; without it, it works. */
  rejection?: { status: number; body: unknown };
};

/** A back end with these appointments; a change adds what it should to the lists. */
function backEnd(back: Back) {
  return answerCalls((path, { method, body }) => {
    if (method === 'POST') {
      if (back.rejection) return back.rejection;
      if (path === 'bookings') {
        const { appointment: id, note } = JSON.parse(String(body));
        const booked = back.open?.find((one) => '_id' in one && one._id === id);
        back.bookings = [{ _id: 'b9', appointment: booked, status: 'booked', note }];
        return { status: 201, body: { status: 'success', data: {} } };
      }
      back.bookings = back.bookings?.map((one) => ({ ...one, status: 'cancelled' })) ?? [];
      return { body: { status: 'success', data: {} } };
    }
    if (path.startsWith('appointment?')) return { body: { data: back.open ?? [] } };
    return path.startsWith('bookings?') ? { body: { data: back.bookings ?? [] } } : undefined;
  });
}

beforeEach(() => logInBefore());
afterEach(() => vi.unstubAllEnvs());

async function openAppointments() {
  await openCustomerPage();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Appointments' }));
  return user;
}

async function cardOf(address: string): Promise<HTMLElement> {
  const card = (await screen.findAllByText(address)).map((one) => one.closest('li'))[0];
  if (!card) throw new Error(`${address} has no card.`);
  return card;
}

test('a customer books an appointment with a note, and sees their booking', async () => {
  const calls = backEnd({ open: [appointment('1'), appointment('2', { booked: 6 })] });
  const user = await openAppointments();
  expect(within(await cardOf('Lagerhof 2')).getByText('Fully booked')).toBeVisible();
  const card = within(await cardOf('Lagerhof 1'));
  expect(card.getByText('2 places left')).toBeVisible();
  await user.click(card.getByRole('button', { name: /^Book/ }));
  await user.type(card.getByLabelText(/^Note for us/), 'Zwei Kartons');
  await user.click(card.getByRole('button', { name: 'Book this appointment' }));
  expect(await screen.findByText('Your note: Zwei Kartons')).toBeVisible();
  expect(screen.getByText(/^Booked: /)).toHaveFocus();
  const sent = calls.find(({ request }) => request.method === 'POST');
  expect(JSON.parse(String(sent?.request.body))).toEqual({
    appointment: '1',
    note: 'Zwei Kartons',
  });
});

test.each([
  [409, 'appointment.full', /have just been taken/],
  [409, 'appointment.closed', /can no longer be booked/],
  [422, 'record.invalid', /have a place at this appointment already/],
  [429, 'request.tooMany', /wait a moment/],
  [500, 'server.failed', /did not work/],
])(
  'a customer whose booking is answered with %i %s reads why, and keeps the note',
  async (status, code, texts) => {
    backEnd({ open: [appointment('1')], rejection: { status, body: { code } } });
    const user = await openAppointments();
    const card = within(await cardOf('Lagerhof 1'));
    await user.click(card.getByRole('button', { name: /^Book/ }));
    await user.type(card.getByLabelText(/^Note for us/), 'Ein Fahrrad');
    await user.click(card.getByRole('button', { name: 'Book this appointment' }));
    expect((await screen.findAllByText(texts))[0]).toBeVisible();
    expect(screen.getByLabelText(/^Note for us/)).toHaveValue('Ein Fahrrad');
  },
);

test('a customer without a connection loses nothing, and books once when they try again', async () => {
  const back: Back = { open: [appointment('1')] };
  const calls = backEnd(back);
  const user = await openAppointments();
  const card = within(await cardOf('Lagerhof 1'));
  await user.click(card.getByRole('button', { name: /^Book/ }));
  await user.type(card.getByLabelText(/^Note for us/), 'Ein Sofa');
  back.rejection = { status: 503, body: {} };
  await user.click(card.getByRole('button', { name: 'Book this appointment' }));
  await screen.findByText(/did not work/);
  delete back.rejection;
  await user.click(card.getByRole('button', { name: 'Book this appointment' }));
  expect(await screen.findByText('Your note: Ein Sofa')).toBeVisible();
  const keys = calls
    .filter(({ request }) => request.method === 'POST')
    .map(({ request }) => new Headers(request.headers).get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a customer cancels a booking until it begins, and not after', async () => {
  const ahead = { _id: 'b1', appointment: appointment('1'), status: 'booked', note: null };
  const begun = {
    _id: 'b2',
    status: 'booked',
    note: null,
    appointment: appointment('2', { start: inDays(-0.1), end: inDays(0.1) }),
  };
  const back: Back = { bookings: [ahead, begun] };
  const calls = backEnd(back);
  const user = await openAppointments();
  await cardOf('Lagerhof 1');
  expect(screen.getAllByRole('button', { name: /^Cancel the booking/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Cancel the booking/ }));
  const question = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
  back.rejection = { status: 409, body: { code: 'appointment.closed' } };
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await question.findByText(/has begun, so the booking stays/)).toBeVisible();
  delete back.rejection;
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('The booking is cancelled.')).toBeVisible();
  const changes = calls.filter(({ request }) => request.method === 'POST');
  expect(new Set(changes.map(({ path }) => path))).toEqual(new Set(['bookings/b1/cancel']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a customer of a back end without appointments is invited to write', async () => {
  answerCalls(() => undefined);
  await openAppointments();
  expect(await screen.findByText(/cannot be booked here/)).toBeVisible();
});

test('a customer whose appointments cannot be loaded tries again', async () => {
  let isDown = true;
  answerCalls(() => (isDown ? { status: 500, body: {} } : { body: { data: [] } }));
  const user = await openAppointments();
  await screen.findByText(/could not be loaded/);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/no open appointment/)).toBeVisible();
});

test.each([
  ['Africa/Casablanca', '2099-07-01', /^10:00 to 11:30 \(German time\)$/],
  ['America/New_York', '2099-01-15', /^09:00 to 10:30 \(German time\)$/],
  ['Europe/Paris', '2099-07-01', /^10:00 to 11:30$/],
])('a customer in %s reads when an appointment of %s is in Germany', async (zone, day, time) => {
  vi.stubEnv('TZ', zone);
  const [start, end] = [`${day}T08:00:00.000Z`, `${day}T09:30:00.000Z`];
  backEnd({ open: [appointment('1', { start, end })] });
  await openAppointments();
  expect(within(await cardOf('Lagerhof 1')).getByText(time)).toBeVisible();
});

test('a customer reads appointments day by day, and only those of a city and for what they want', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const at = (day: string) => ({ start: `${day}T08:00:00.000Z`, end: `${day}T09:30:00.000Z` });
  backEnd({
    open: [
      appointment('1', { city: 'Hamburg', ...at('2099-07-02') }),
      appointment('2', { city: 'Bremen', kind: 'pickUp', ...at('2099-07-01') }),
      appointment('3', { city: '', ...at('2099-07-02') }),
      appointment('4', { city: 'Hamburg ', kind: 'pickUp', ...at('2099-07-01') }),
    ],
  });
  const user = await openAppointments();
  await cardOf('Lagerhof 1');
  const days = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  const rows = () => screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(days()).toEqual(['Wednesday 1 July', 'Thursday 2 July']);
  const first = within(screen.getByRole('region', { name: 'Wednesday 1 July' }));
  expect(first.getAllByRole('listitem')).toHaveLength(2);
  // At the same time on the same day, the city tells them apart.
  expect(first.getByRole('button', { name: /^Book: .* · Bremen$/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Hamburg' }));
  expect(days()).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Fetch parcels' }));
  expect(rows()).toEqual([expect.stringContaining('Lagerhof 4')]);
  await user.click(screen.getByRole('radio', { name: 'Other places' }));
  expect(screen.getByText('No open appointment fits this choice.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rows()).toHaveLength(4);
});

test('a customer is told which day is tomorrow', async () => {
  backEnd({ open: [appointment('1', { start: inDays(1), end: inDays(1.01) })] });
  await openAppointments();
  await cardOf('Lagerhof 1');
  expect(screen.getByText('tomorrow')).toBeVisible();
});

test('a customer without an open appointment is one press away from the office', async () => {
  backEnd({});
  const user = await openAppointments();
  const link = await screen.findByRole('link', { name: 'Write to us' });
  expect(link).toHaveAttribute('href', '#chat');
  await user.click(link);
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
});
