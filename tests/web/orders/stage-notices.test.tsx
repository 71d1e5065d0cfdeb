import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { CHANNELS, eachChannel } from '../../../domain/messages/channels.ts';
import type { StageNotice } from '../../../domain/messages/notice-preview.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const AT = '2026-03-18T15:42:00.000Z';
const NOTICE: StageNotice = {
  title: 'Warehouse',
  template: 'In our warehouse',
  people: 12,
  skipped: 2,
  channels: { ...eachChannel(CHANNELS, () => 0), chat: 3, whatsapp: 5, sms: 4 },
  from: AT,
  until: AT,
};

const orders = ['Amrani', 'Bennani'].map((lastName, at) =>
  orderOf({
    _id: `order-${at}`,
    billCode: `M-${at}`,
    commandMode: 'Validation',
    user: { firstName: 'Nadia', lastName },
  }),
);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The question before two orders go to the warehouse, and what was requested of the server first. */
async function requestTransition(
  notices: readonly StageNotice[] | 'rejected',
  { answered = Promise.resolve(), isDeleted = false } = {},
) {
  const requested: unknown[] = [];
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', {
    backEnd,
    network,
  });
  network.use(
    http.post(`${API}/notices/stage`, async ({ request }) => {
      requested.push(await request.json());
      await answered;
      return notices === 'rejected'
        ? HttpResponse.json({ code: 'server.failed' }, { status: 500 })
        : HttpResponse.json({ status: 'success', data: notices });
    }),
    http.get(`${API}/notices/waiting`, () =>
      HttpResponse.json({
        status: 'success',
        count: 1,
        data: [{ _id: 'n1', title: 'Back', point: 'validation', people: 2, from: AT }],
      }),
    ),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  if (isDeleted) for (const { _id } of orders) backEnd.meanwhile(_id, 'delete');
  await press('Send to the warehouse');
  return { requested, question: await screen.findByRole('dialog', {}, { timeout: 60_000 }) };
}

it('the question before orders are moved says who will be notified, how, and with which template', async () => {
  const { requested, question } = await requestTransition([NOTICE]);
  const notified = within(question).getByRole('alert');
  expect(notified).toHaveTextContent(
    /12 people will be told: .*Chat 3.*, .*WhatsApp 5.*, .*SMS 4.*; 2 are left out/,
  );
  expect(notified).toHaveTextContent(/Template: In our warehouse.*before .*16:42/);
  expect(requested).toEqual([{ stage: 'facturation', orders: ['order-0', 'order-1'] }]);
});

it('the question says that nobody is notified where all are left out, and no time then', async () => {
  const { question } = await requestTransition([
    { ...NOTICE, people: 0, channels: eachChannel(CHANNELS, () => 0) },
  ]);
  const notified = within(question).getByRole('alert');
  expect(notified).toHaveTextContent('Nobody will be told; 2 are left out');
  expect(notified).not.toHaveTextContent('16:42');
});

it('the question is the plain one where no notice is on, and where the server does not say', async () => {
  const { question } = await requestTransition('rejected');
  expect(within(question).queryByRole('alert')).toBeNull();
  expect(within(question).getByRole('button', { name: 'Valider' })).toBeEnabled();
});

it('the question does not wait long for the server, and says who will be notified once it is known', async () => {
  const answer = Promise.withResolvers<void>();
  const { question } = await requestTransition([NOTICE], { answered: answer.promise });
  expect(within(question).getByRole('button', { name: 'Valider' })).toBeEnabled();
  expect(within(question).queryByRole('alert')).toBeNull();
  answer.resolve();
  expect(await within(question).findByRole('alert')).toHaveTextContent(/12 people will be told/);
});

it('nothing is requested about orders that have all left the list', async () => {
  const { requested, question } = await requestTransition([NOTICE], { isDeleted: true });
  expect(question).toHaveTextContent('have left this list');
  expect(requested).toEqual([]);
});

it('whoever takes a transition back, which opens no question, learns afterwards that notices wait', async () => {
  await requestTransition([]);
  await press('Valider');
  await press('Undo');
  expect(await screen.findByText('Taken back: 2 orders')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent('notice.bulk.waiting'));
});
