import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Locale } from '../../../../domain/fields.ts';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { prices } from '../../../../domain/resources/prices.ts';
import { weigthprice } from '../../../../domain/resources/weigthprice.ts';
import { OWN_API } from '../../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf, type WireOrder } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const WEIGHED = [3.1, 3.2, 3, 3.1];

type Start = { order?: Partial<WireOrder>; weights?: readonly (number | null)[]; locale?: Locale };
type Body = { weights: readonly Pick<Parcel, 'code' | 'weight' | '__v'>[] };

/** The page of an order of four parcels, by a back end that takes €2.50 for a kilogram. */
async function open({ order = {}, weights = [null, null, null, null], locale }: Start = {}) {
  const stored = orderOf({
    _id: idOf(5),
    billCode: 'M-555',
    numofpackages: weights.length,
    wights: 12,
    announcedWeight: null,
    priceTotal: null,
    priceReason: null,
    ...order,
  });
  let parcels: readonly Parcel[] = weights.map((weight, at) => ({
    code: `80000000000${at + 1}`,
    order: stored._id,
    billCode: 'M-555',
    number: at + 1,
    of: weights.length,
    weight,
    state: 'received',
    updatedAt: '2026-03-02T09:30:00.000Z',
    __v: 1,
  }));
  const sent: Body[] = [];
  const backEnd = fakeBackEnd(OWN_API, [
    { definition: commands, rows: [stored] },
    { definition: prices, rows: [] },
    { definition: weigthprice, rows: [{ _id: idOf(9), weigthPrice: '2,50' }] },
  ]);
  harness.use(backEnd.handler);
  harness.use(
    http.get(`${OWN_API}/parcels`, () =>
      HttpResponse.json({ status: 'success', count: parcels.length, data: parcels }),
    ),
    http.put(`${OWN_API}/parcels/weights`, async ({ request }) => {
      const body = (await request.json()) as Body;
      sent.push(body);
      const isStale = body.weights.some(({ code, __v }) =>
        parcels.some((one) => one.code === code && one.__v !== __v),
      );
      if (isStale) return HttpResponse.json({ code: 'record.stale' }, { status: 409 });
      parcels = parcels.map((one) => {
        const weighed = body.weights.find(({ code }) => code === one.code);
        return weighed ? { ...one, weight: weighed.weight, __v: one.__v + 1 } : one;
      });
      const sum = parcels.reduce((total, { weight }) => total + (weight ?? 0), 0);
      backEnd.meanwhile('commands', stored._id, {
        wights: Math.round(sum * 100) / 100,
        announcedWeight: 12,
      });
      return HttpResponse.json({ status: 'success', data: { parcels } });
    }),
  );
  await harness.show(`/commands/${stored._id}/show`, locale ? { locale } : {});
  return {
    ...backEnd,
    sent,
    /** A colleague weighs a parcel at the same moment. */
    colleagueWeighs(at: number, weight: number) {
      parcels = parcels.map((one, place) => (place === at ? { ...one, weight, __v: 2 } : one));
    },
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const proposal = () => screen.findByRole('region', { name: 'Price by the list' });

it('a clerk weighs four parcels with the keyboard, and takes the price of the list with one click', async () => {
  const { sent, changes } = await open();
  await user.click(await button('Weigh'));
  const table = await screen.findByRole('table', { name: 'Weigh the parcels' });
  expect(await within(table).findByRole('textbox', { name: 'Weight of parcel 1' })).toHaveFocus();
  await user.keyboard('3,1{Enter}3.2{Enter}3{Tab}3,1');
  expect(await screen.findByText(/4 of 4 weighed: .12\.4.kg/)).toHaveTextContent(
    /Announced: .12.kg. · Difference: .\+0\.4.kg.$/,
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(table).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.weights.map(({ weight, __v }) => [weight, __v])).toEqual(
    WEIGHED.map((weight) => [weight, 1]),
  );
  expect(await button('Weigh')).toHaveFocus();
  expect(await proposal()).toHaveTextContent(/12\.4.kg. × .€2\.50. = .€31\.00/);
  await user.click(await button(/^Take .€31\.00/));
  await waitFor(async () => expect(await proposal()).toHaveTextContent('The order costs this.'));
  expect(changes).toMatchObject([{ method: 'PUT', body: { priceTotal: '31.00' } }]);
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

it('a clerk reads what is wrong with a weight, at its parcel, and nothing is sent', async () => {
  const { sent } = await open({ weights: [null, null] });
  await user.click(await button('Weigh'));
  await user.keyboard('12,345{Enter}4{Enter}');
  const wrong = screen.getByRole('textbox', { name: 'Weight of parcel 1' });
  expect(wrong).toHaveFocus();
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription(/“.12,345.” is not a weight: more than 0 and at most/);
  expect(sent).toEqual([]);
  await user.clear(wrong);
  await user.type(wrong, '12,34{ArrowDown}{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('a clerk sees what was announced beside what was weighed, and that the difference is worth a question', async () => {
  await open({ order: { wights: 12.4, announcedWeight: 15 }, weights: WEIGHED });
  const beside = (term: string) =>
    screen.findByText(term, { selector: 'dt' }).then((label) => label.nextElementSibling);
  expect(await beside('Announced')).toHaveTextContent(/15.kg/);
  expect(await beside('Weighed')).toHaveTextContent(/12\.4.kg/);
  expect(await beside('Difference')).toHaveTextContent(/−2\.6.kg. – please check/);
});

it('a clerk leaves the price of the list for a reason, which the page shows', async () => {
  const { changes } = await open({
    order: { wights: 12.4, priceTotal: '25.00' },
    weights: WEIGHED,
  });
  expect(await proposal()).toHaveTextContent(/At present it costs .€25\.00/);
  await user.click(await button('Leave it'));
  await user.keyboard('Agreed on the phone{Enter}');
  await waitFor(async () =>
    expect(await proposal()).toHaveTextContent(/Left because: .Agreed on the phone/),
  );
  expect(changes).toMatchObject([{ body: { priceReason: 'Agreed on the phone' } }]);
  expect(changes[0]?.body).not.toHaveProperty('priceTotal');
  const payment = screen.getByRole('region', { name: 'Payment' });
  expect(payment).toHaveTextContent('Reason for another priceAgreed on the phone');
  // Who takes the price after all has no reason any more.
  await user.click(await button(/^Take .€31\.00/));
  await waitFor(() =>
    expect(changes.at(-1)?.body).toMatchObject({ priceTotal: '31.00', priceReason: null }),
  );
});

it('the only line of an invoice takes the price, and the total with its further charges', async () => {
  const content = [{ desc: 'Koffer', qty: 12.4, price: '20.00' }];
  const { changes } = await open({ order: { wights: 12.4, priceSub: '5.00', content } });
  await user.click(await button(/^Take .€31\.00/));
  await waitFor(() =>
    expect(changes).toMatchObject([
      { body: { priceTotal: '36.00', content: [{ desc: 'Koffer', price: '31.00' }] } },
    ]),
  );
});

it('a clerk who was slower than a colleague keeps what was typed, and sees what is stored', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { colleagueWeighs, sent } = await open({ weights: [null, null] });
  await user.click(await button('Weigh'));
  await user.keyboard('4{Enter}5');
  colleagueWeighs(1, 7);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Somebody has changed one of these parcels/)).toBeVisible();
  expect(await screen.findByText(/^so far .7.kg/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Weight of parcel 2' })).toHaveValue('5');
  await user.click(await button('Save'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.weights.map(({ weight, __v }) => [weight, __v])).toEqual([
    [4, 1],
    [5, 2],
  ]);
});

it('Escape closes the table, and nothing has changed', async () => {
  const { sent } = await open();
  await user.click(await button('Weigh'));
  await user.keyboard('4{Escape}');
  expect(await button('Weigh')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('a clerk who reads Arabic sees the figures in the order in which they are reckoned', async () => {
  await open({ order: { wights: 12.4 }, weights: WEIGHED, locale: 'ar' });
  const region = await screen.findByRole('region', { name: 'السعر حسب القائمة' });
  expect(
    within(region)
      .getByText(/12[.,]4.kg/)
      .closest('bdi'),
  ).toHaveAttribute('dir', 'ltr');
});
