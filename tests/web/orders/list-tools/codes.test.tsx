import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { checkDigit } from '../../../../domain/parcels/parcel-code.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const network = ownNetwork();
const parcelCode = (digits: string) => `${digits}${checkDigit(digits)}`;
const PARCEL = parcelCode('81234567890');
const UNKNOWN_PARCEL = parcelCode('80000000001');

const numbered = (number: number, rest: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({ _id: `order-${number}`, billCode: `JS-${number}`, ...rest });
const field = () => screen.getByRole('textbox', { name: 'Scan or paste codes' });
const openCodes = async () => {
  await screen.findAllByRole('columnheader');
  await userEvent.click(screen.getByRole('button', { name: 'Codes' }));
  return screen.findByRole('textbox', { name: 'Scan or paste codes' });
};
const report = () => screen.findByRole('alert');
const rowsShown = () => screen.getAllByRole('row', { hidden: true }).slice(1);

it('a clerk who scans codes sees those orders, one more with every scan', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10001), numbered(10002), numbered(10003)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.type(await openCodes(), 'JS-10001{Enter}');
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  await userEvent.type(field(), 'js-10003{Enter}');
  await waitFor(() => expect(rowsShown()).toHaveLength(2));
  expect(field()).toHaveValue('');
  expect(backEnd.listQueries.at(-1)?.getAll('billCode')).toEqual(['JS-10001', 'JS-10003']);
});

it('a clerk who scans parcel labels sees their order, and learns of a parcel without one', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10001), numbered(10002)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  network.use(
    http.get('*/api/v1/commands', ({ request }) => {
      const sought = new URL(request.url).searchParams.get('search');
      if (sought === null) return undefined;
      const data = sought === PARCEL ? [numbered(10002)] : [];
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
  );
  await userEvent.type(await openCodes(), `${PARCEL}{Enter}${UNKNOWN_PARCEL}{Enter}`);
  await waitFor(() =>
    expect(backEnd.listQueries.at(-1)?.getAll('billCode')).toEqual(['JS-10002', UNKNOWN_PARCEL]),
  );
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  expect(await report()).toHaveTextContent(`Not found: ${UNKNOWN_PARCEL}`);
});

it('a clerk who scans many labels quickly loses none, and keeps one that could not be resolved', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10001), numbered(10002)] });
  const answers: Record<string, { promise: Promise<Response>; resolve: (r: Response) => void }> = {
    [PARCEL]: Promise.withResolvers<Response>(),
    [UNKNOWN_PARCEL]: Promise.withResolvers<Response>(),
  };
  const found = (data: readonly object[]) =>
    HttpResponse.json({ status: 'success', count: data.length, data });
  await openOrders('/ToMa/validation', { backEnd, network });
  network.use(
    http.get('*/api/v1/commands', ({ request }) => {
      const sought = new URL(request.url).searchParams.get('search');
      return sought === null ? undefined : answers[sought]?.promise;
    }),
  );
  await userEvent.type(
    await openCodes(),
    `${PARCEL}{Enter}${UNKNOWN_PARCEL}{Enter}JS-10001{Enter}`,
  );
  answers[UNKNOWN_PARCEL]?.resolve(HttpResponse.json({}, { status: 403 }));
  answers[PARCEL]?.resolve(found([numbered(10002)]));
  await waitFor(() =>
    expect(backEnd.listQueries.at(-1)?.getAll('billCode')).toEqual(['JS-10001', 'JS-10002']),
  );
  await waitFor(() => expect(field()).toHaveValue(UNKNOWN_PARCEL));
  expect(field()).toBeInvalid();
});

it('a clerk who pastes codes reads which are not on this list, and where they are', async () => {
  const backEnd = orderBackEnd({
    orders: [numbered(10001), numbered(10002, { commandMode: 'facturation' }), numbered(10004)],
  });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await openCodes());
  await userEvent.paste('JS-10001\nJS-10002\nJS-10009');
  await screen.findByText(/1 of 3 codes are on this list/);
  await userEvent.keyboard('{Escape}');
  const notified = await report();
  expect(notified).toHaveTextContent('On another list: JS-10002 (warehouse)');
  expect(notified).toHaveTextContent('Not found: JS-10009');
  expect(within(notified).getByRole('link', { name: 'JS-10002' })).toHaveAttribute(
    'href',
    '/commands/order-10002/show',
  );
});

it('a clerk can remove one code, or all of them at once', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10001), numbered(10002), numbered(10003)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await openCodes());
  await userEvent.paste('JS-10001 JS-10002');
  await waitFor(() => expect(rowsShown()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the code JS-10002' }));
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  const all = await screen.findByRole('button', { name: 'Remove all codes' });
  await userEvent.click(all);
  await waitFor(() => expect(all).toHaveAttribute('aria-disabled', 'true'));
  expect(all).toHaveFocus(); // It leads nowhere now, and the next Tab goes on from here.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rowsShown()).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('codes hidden by another filter are not reported as missing', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10001, { paid: true }), numbered(10002)] });
  await openOrders('/ToMa/validation?filter={"paid":"true"}', { backEnd, network });
  await userEvent.click(await openCodes());
  await userEvent.paste('JS-10001 JS-10002');
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  const notified = await screen.findByText(/2 of 2 codes are on this list/);
  await waitFor(() =>
    expect(notified).toHaveTextContent('1 of them is hidden by the search or another filter.'),
  );
  expect(backEnd.listQueries.at(-1)?.get('paid')).toBe('true');
});

it('three hundred codes in a link are one call, and each is accounted for', async () => {
  const orders = Array.from({ length: 290 }, (_, at) => numbered(10_000 + at));
  const codes = Array.from({ length: 300 }, (_, at) => `JS-${10_000 + at}`);
  const backEnd = orderBackEnd({ orders });
  const filter = encodeURIComponent(JSON.stringify({ billCode: codes }));
  await openOrders(`/ToMa/validation?filter=${filter}`, { backEnd, network });
  const notified = await screen.findByText(/290 of 300 codes are on this list/);
  expect(notified).toHaveTextContent(`Not found: ${codes.slice(290).join(', ')}`);
  expect(rowsShown()).toHaveLength(10);
  expect(backEnd.listQueries.every((query) => query.getAll('billCode').length === 300)).toBe(true);
});
