import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../../../domain/fields.ts';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { OWN_API } from '../../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const ORDER = orderOf({ _id: idOf(5), billCode: 'M-555', numofpackages: 3 });

const parcel = (number: number, of: number, rest: Partial<Parcel> = {}): Parcel => ({
  code: `8000000000${String(number).padStart(2, '0')}`,
  order: ORDER._id,
  billCode: 'M-555',
  number,
  of,
  weight: null,
  state: 'registered',
  updatedAt: '2026-03-02T09:30:00.000Z',
  __v: 1,
  ...rest,
});

/** The requests about parcels. */
const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

async function open(start: readonly Parcel[], locale?: Locale) {
  let parcels = start;
  harness.use(fakeBackEnd(OWN_API, [{ definition: commands, rows: [ORDER] }]).handler);
  harness.use(
    http.get(`${OWN_API}/parcels`, ({ request }) => {
      const order = new URL(request.url).searchParams.get('order');
      const data = order === ORDER._id ? parcels : [];
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
    http.put(`${OWN_API}/parcels/weights`, async ({ request }) => {
      const { order, weights } = (await request.json()) as {
        order: string;
        weights: readonly Pick<Parcel, 'code' | 'weight' | '__v'>[];
      };
      sent.push({ order, weights });
      parcels = parcels.map((one) => {
        const weighed = weights.find(({ code }) => code === one.code);
        return weighed ? { ...one, weight: weighed.weight, __v: one.__v + 1 } : one;
      });
      return HttpResponse.json({ status: 'success', data: { parcels } });
    }),
    http.put(`${OWN_API}/parcels/:code`, async ({ request, params }) => {
      const { __v, ...change } = (await request.json()) as Partial<Parcel> & Pick<Parcel, '__v'>;
      sent.push({ ...change, __v });
      const one = parcels.find(({ code }) => code === params.code);
      if (one?.__v !== __v) return HttpResponse.json({ code: 'record.stale' }, { status: 409 });
      const weighed = { ...one, ...change, __v: __v + 1 };
      parcels = parcels.map((other) => (other.code === params.code ? weighed : other));
      return HttpResponse.json({ status: 'success', data: weighed });
    }),
  );
  await harness.show(`/commands/${ORDER._id}/show`, locale ? { locale } : {});
}

const lines = async (name = 'Parcels of this order') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

it('a clerk sees the code, the weight and the last known state of each parcel', async () => {
  await open([
    parcel(1, 3, { weight: 12.5, state: 'loaded' }),
    parcel(2, 3, { weight: 30, state: 'missing' }),
    parcel(3, 3),
  ]);
  const [first, second, third] = await lines();
  expect(first).toHaveTextContent('8000 0000 00011 of 312.5 kgLoaded');
  expect(second).toHaveTextContent('8000 0000 00022 of 330.0 kgMissing');
  expect(third).toHaveTextContent('8000 0000 00033 of 3not weighedAnnounced');
});

it('a clerk of an order with many parcels sees the first ones, and all of them on request', async () => {
  await open(Array.from({ length: 11 }, (_, at) => parcel(at + 1, 11)));
  expect(await lines()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show 3 more parcels' }));
  expect(await lines()).toHaveLength(11);
  expect(screen.queryByRole('button', { name: /more parcel/ })).not.toBeInTheDocument();
});

it('a clerk who reads Arabic sees codes in the direction in which they are scanned, and texts in Arabic', async () => {
  await open([parcel(1, 1, { state: 'delivered' })], 'ar');
  const [line] = await lines('طرود هذه الطلبية');
  expect(line).toHaveTextContent('سُلم');
  expect(within(line as HTMLElement).getByText('8000 0000 0001')).toHaveAttribute('dir', 'ltr');
});

const weightOf = (number: number) =>
  screen.findByRole('button', { name: `Weight of parcel ${number}` });
const fieldOf = (number: number) =>
  screen.findByRole('textbox', { name: `Weight of parcel ${number}` });

it('a clerk enters the weight of a parcel in the list', async () => {
  await open([parcel(1, 1)]);
  await user.click(await weightOf(1));
  await user.type(await fieldOf(1), '12,5{Enter}');
  await waitFor(async () => expect(await weightOf(1)).toHaveTextContent('12.5 kg'));
  expect(sent).toEqual([
    { order: ORDER._id, weights: [{ code: '800000000001', weight: 12.5, __v: 1 }] },
  ]);
});

it('a clerk sets the state of a parcel, and is offered only the states that can follow', async () => {
  await open([parcel(1, 1, { state: 'received' })]);
  await user.click(await screen.findByRole('button', { name: /^State of parcel 1: In the war/ }));
  const offered = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Announced', 'Loaded', 'Missing']);
  await user.click(screen.getByRole('menuitem', { name: 'Loaded' }));
  await screen.findByRole('button', { name: 'State of parcel 1: Loaded' });
  expect(sent).toEqual([{ state: 'loaded', __v: 1 }]);
});

it('a clerk who types an invalid weight gets an error, and Escape leaves everything as it was', async () => {
  await open([parcel(1, 1, { weight: 7 })]);
  await user.click(await weightOf(1));
  const field = await fieldOf(1);
  expect(field).toHaveValue('7');
  await user.clear(field);
  await user.type(field, '1,234{Enter}');
  expect(screen.getByText('More than 0 and at most 500 kg, two decimals')).toBeVisible();
  await user.type(field, '{Escape}');
  expect(await weightOf(1)).toHaveTextContent('7.0 kg');
  expect(sent).toEqual([]);
});

it('a clerk who was slower than a colleague is notified, and sees the stored value', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await open([parcel(1, 1, { weight: 7, __v: 2 })]);
  await user.click(await weightOf(1));
  const moved = http.put(`${OWN_API}/parcels/weights`, () =>
    HttpResponse.json({ code: 'record.stale' }, { status: 409 }),
  );
  harness.use(moved);
  await user.clear(await fieldOf(1));
  await user.type(await fieldOf(1), '9{Enter}');
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  expect(await weightOf(1)).toHaveTextContent('7.0 kg');
});

it('a clerk reads that the order and its only parcel weigh different things, and takes one weight', async () => {
  await open([parcel(1, 1, { weight: 11 })]);
  const heading = await screen.findByText(/^The weights of this order do not agree/);
  await waitFor(() => expect(heading).toHaveTextContent(/Order: .12\.5.kg.*labels: .11.kg/));
  await user.click(within(heading).getByRole('button', { name: /12\.5.kg. everywhere/ }));
  await waitFor(() => expect(screen.queryByText(/do not agree/)).toBeNull());
  expect(sent).toEqual([{ weight: 12.5, __v: 1 }]);
});

it('a clerk sets the state of all parcels at once, and reads how many could not follow', async () => {
  await open([parcel(1, 3), parcel(2, 3), parcel(3, 3, { state: 'delivered' })]);
  const requested: unknown[] = [];
  harness.use(
    http.put(`${OWN_API}/parcels`, async ({ request }) => {
      requested.push(await request.json());
      return HttpResponse.json({
        status: 'success',
        data: { changed: 2, unchanged: 0, impossible: 1 },
      });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'All parcels' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In the warehouse' }));
  expect(await screen.findByText('Changed: 2, as before: 1')).toBeVisible();
  expect(requested).toEqual([{ orders: [ORDER._id], state: 'received' }]);
});
