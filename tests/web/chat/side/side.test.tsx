import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import ChatSide from '../../../../src/custom/chat/side/ChatSide.tsx';
import { fakeChat, fakeConversation } from '../../../support/fake-chat.ts';
import { renderInChat } from '../../../support/inbox-page.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const listed = (given: Parameters<typeof orderOf>[0]) => {
  const { _id, ...order } = orderOf(given);
  return { ...order, id: _id };
};

const recipient = { firstName: 'Omar', phone: '+212661234567', address: 'Rue 1, Fes' };
const ORDERS = [
  listed({
    billCode: 'M-1',
    recipient,
    priceTotal: '50.00',
    deposit: '4.50',
    verified: true,
    withBill: true,
  }),
  listed({ billCode: 'M-2', commandMode: 'tracking', paid: true, priceTotal: '20.00' }),
  listed({ billCode: 'M-3', finish: true }),
];

const CUSTOMER = { id: 'client-1', phone: '+491701234567', code: 'K-7', cityName: 'Bremen' };

type Answer = () => Promise<never>;

async function open({
  orders = ORDERS as readonly object[],
  getList,
}: {
  orders?: readonly object[];
  getList?: Answer;
} = {}) {
  const conversation = fakeConversation(1, { assignedTo: { _id: 'staff-2', name: 'Karim' } });
  const { chat } = fakeChat({ conversations: [conversation] });
  await renderInChat(chat, <ChatSide clientId="client-1" conversation={conversation} />, {
    getList: getList ?? (async () => ({ data: orders, total: orders.length }) as never),
    getOne: async () => ({ data: CUSTOMER }) as never,
    getTripByName: async () => ({ id: 't', name: 'A', status: 2 }) as never,
  });
}

describe('a clerk who answers a customer', () => {
  test('sees their open orders with stage or step, city, parcels and balance', async () => {
    await open();
    const order = (await screen.findByRole('link', { name: /Open order .*M-1/ })).closest('li');
    if (!order) throw new Error('The order is not in a list.');
    expect(order).toHaveTextContent('Validation');
    expect(order).toHaveTextContent(/To .*Fes.* · 2 parcels/);
    expect(order).toHaveTextContent('€45.50 to pay');
    expect(within(order).getByRole('link', { name: '+212 661 234 567' })).toHaveAttribute(
      'href',
      'tel:+212661234567',
    );
    expect(await screen.findByText('Crossing in France')).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
  });

  test('opens an order and each of its documents with one click', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /Open order .*M-1/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/commands\/.*\/show$/));
    const documents = screen.getByRole('list', { name: /Documents of order .*M-1/ });
    const names = within(documents)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Bill', 'Declaration', 'Ticket']);
    expect(within(documents).getByTitle('Made')).toBeInTheDocument();
    const others = screen.getByRole('list', { name: /Documents of order .*M-2/ });
    expect(within(others).queryByRole('link', { name: 'Bill' })).toBeNull();
  });

  test('finds the earlier orders folded', async () => {
    await open();
    const summary = await screen.findByText('1 earlier order');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    expect(summary.closest('details')).toHaveTextContent('M-3');
  });

  test('sees how the customer is reached, and who answers', async () => {
    await open();
    expect(await screen.findByRole('link', { name: '+49 170 123 4567' })).toBeVisible();
    expect(screen.getByText('Deutsch')).toBeVisible();
    expect(screen.getByText(/Answered by .*Karim/)).toBeVisible();
  });

  test('reads that there is no open order', async () => {
    await open({ orders: [] });
    expect(await screen.findByText('No open order')).toBeVisible();
  });

  test('can try again if the orders could not be loaded', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined); // The framework logs the failure.
    let isDown = true;
    await open({
      getList: async () => {
        if (isDown) throw new Error('down');
        return { data: ORDERS, total: ORDERS.length } as never;
      },
    });
    expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Open order .*M-1/ })).toBeVisible();
  });
});
