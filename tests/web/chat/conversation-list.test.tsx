import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { messagesInSight, openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const named = (number: number, firstName: string, lastName: string, given = {}) =>
  fakeConversation(number, {
    clientId: { ...fakeConversation(number).clientId, firstName, lastName },
    ...given,
  });

const three = () =>
  fakeChat({
    conversations: [
      named(1, 'Fatima', 'El Amrani', {
        isNew: true,
        unread: 3,
        lastMessage: fakeMessage(5, { content: 'Wann kommt das Paket?' }),
      }),
      named(2, 'يوسف', 'الإدريسي', {
        lastMessage: fakeMessage(2, {
          message: { type: 'image', content: 'stored-name', name: 'IMG_2071.jpg' },
        }),
      }),
      named(3, 'Sabine', 'Krüger', {
        lastMessage: fakeMessage(9, { from: 'staff', content: 'Gern!' }),
      }),
    ],
    overview: { online: new Set(['client-2']) },
  });

const list = () => screen.findByRole('list', { name: 'Conversations' });
const rows = async () => within(await list()).getAllByRole('link');
const address = () => screen.getByTestId('address').textContent;

describe('a clerk who opens the chat', () => {
  test('sees the conversations with the latest message, what is new and who is online', async () => {
    await openChat(three().chat);
    const [fatima, youssef, sabine] = await rows();
    expect(fatima).toHaveTextContent('Wann kommt das Paket?');
    expect(
      within(fatima as HTMLElement).getByRole('img', { name: '3 unread messages' }),
    ).toBeVisible();
    // Its name was made up by a camera.
    expect(youssef).toHaveTextContent('Photo');
    expect(within(youssef as HTMLElement).getByRole('img', { name: 'Online' })).toBeInTheDocument();
    expect(sabine).toHaveTextContent('Office:Gern!');
  });

  test('sees a pushed conversation at the top', async () => {
    const { chat, changeOverview } = three();
    await openChat(chat);
    await list();
    const pushed = named(7, 'Omar', 'Tazi', { isNew: true, unread: 1 });
    act(() => changeOverview({ conversations: [pushed, ...chat.overview.read().conversations] }));
    expect((await rows())[0]).toHaveTextContent('Omar Tazi');
  });

  test('at the address of a conversation far down sees its row', async () => {
    const conversations = Array.from({ length: 200 }, (_, at) =>
      named(at + 1, 'Kunde', `${at + 1}`),
    );
    await openChat(fakeChat({ conversations }).chat, { path: '/chat/client-150' });
    const scroller = (await list()).parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(150 * 72 - 650));
  });

  test('sees who is writing', async () => {
    const { chat, changeOverview } = three();
    await openChat(chat);
    await list();
    const writer = { conversationId: 'conversation-3', userId: 'client-3', name: 'Sabine Krüger' };
    act(() =>
      changeOverview({ writers: new Map([['conversation-3', [{ ...writer, from: 'customer' }]]]) }),
    );
    expect((await rows())[2]).toHaveTextContent('is writing …');
  });

  test('opens a conversation at an address of its own', async () => {
    await openChat(three().chat);
    await userEvent.click((await rows())[1] as HTMLElement);
    expect(address()).toBe('/chat/client-2');
    expect((await rows())[1]).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Open the page of/ })).toHaveAttribute(
      'href',
      '/users/client-2',
    );
  });

  test('goes through the list with the arrows, and opens with Enter', async () => {
    const user = userEvent.setup();
    await openChat(three().chat);
    await list();
    await user.click(screen.getByRole('textbox', { name: 'Search names and messages' }));
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect((await rows())[0]).toHaveFocus());
    await user.keyboard('{ArrowDown}{End}');
    await waitFor(async () => expect((await rows())[2]).toHaveFocus());
    expect((await rows()).map((row) => row.tabIndex)).toEqual([-1, -1, 0]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/chat/client-3');
  });

  test('finds people by part of their name and by its sound, once nobody has typed for half a second', async () => {
    const user = userEvent.setup();
    await openChat(three().chat);
    await list();
    const search = screen.getByRole('textbox', { name: 'Search names and messages' });
    await user.type(search, 'YUSUF');
    expect(await rows()).toHaveLength(3);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(await screen.findByText('Nobody found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all conversations' }));
    expect(await rows()).toHaveLength(3);
  });

  test('finds messages too, of all conversations, and opens one at its place', async () => {
    const user = userEvent.setup();
    const { chat, calls } = fakeChat({
      conversations: [named(1, 'Fatima', 'El Amrani', { revision: 500 })],
      messages: { 'client-1': Array.from({ length: 500 }, (_, at) => fakeMessage(at + 1)) },
      page: 50,
    });
    const hit = {
      _id: 'message-20',
      clientId: 'client-1',
      name: 'Fatima El Amrani',
      byStaff: false,
      isNote: false,
      excerpt: 'Der Kühlschrank ist da',
      createdAt: '2026-03-02T08:20:00.000Z',
      position: 20,
    };
    await openChat(chat, { found: [hit] });
    await list();
    await user.type(
      screen.getByRole('textbox', { name: 'Search names and messages' }),
      'kühlschrank',
    );
    const messages = await screen.findByRole('region', { name: 'Messages 1' });
    expect(screen.getByText('No name matches the search.')).toBeVisible();
    await user.click(within(messages).getByRole('link', { name: /Der Kühlschrank ist da/ }));
    expect(address()).toBe('/chat/client-1');
    const row = await screen.findByText('Nachricht 20');
    await waitFor(() => expect(row.closest('article')).toHaveClass('chat-flagged'));
    expect(messagesInSight()).toContain('Nachricht 20');
    expect(calls.filter(({ name }) => name === 'loadOlder')).toHaveLength(1);
    // What is new at the end has not been read.
    expect(calls.filter(({ name }) => name === 'markSeen')).toEqual([]);
  });

  test('is told that the message of an address was deleted', async () => {
    const { chat } = fakeChat({
      conversations: [named(1, 'Fatima', 'El Amrani', { revision: 3 })],
      messages: { 'client-1': [fakeMessage(1), fakeMessage(3)] },
    });
    await openChat(chat, { path: '/chat/client-1?message=2' });
    expect(await screen.findByText('This message was deleted.')).toBeVisible();
  });

  test('has few rows drawn of five thousand conversations', async () => {
    const conversations = Array.from({ length: 5000 }, (_, at) => fakeConversation(at + 1));
    await openChat(fakeChat({ conversations }).chat);
    const drawn = await rows();
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.length).toBeLessThan(30);
    expect(within(await list()).getAllByRole('listitem')[0]).toHaveAttribute(
      'aria-setsize',
      '5000',
    );
  });

  test('learns how a first conversation comes about', async () => {
    await openChat(fakeChat().chat);
    expect(await screen.findByText('No conversation yet')).toBeVisible();
  });

  test('can load the conversations again when that has failed', async () => {
    const { chat, calls } = fakeChat({ overview: { load: 'failed' } });
    await openChat(chat);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(calls).toEqual([{ name: 'reload', of: undefined }]);
  });

  test('is notified of a lost connection, and not of a back end without a live channel', async () => {
    const { chat, changeOverview } = three();
    await openChat(chat);
    await list();
    act(() => changeOverview({ channel: 'unavailable' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => changeOverview({ channel: 'offline' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Messages are sent as soon as it is back.');
  });
});

describe('a clerk who begins a new chat', () => {
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `user-${from + at}`,
      firstName: 'Kunde',
      lastName: `${from + at}`,
      photo: 'no-photo',
      role: from + at === 2 ? 'admin' : 'customer',
    }));

  test('chooses among all customers, and never among those of the office', async () => {
    const getList = vi.fn(async () => ({ data: people(1, 5), total: 5 }) as never);
    await openChat(three().chat, { getList });
    await userEvent.click(await screen.findByRole('button', { name: 'New chat' }));
    const customers = await screen.findByRole('list', { name: 'Customers to write to' });
    const names = within(customers)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Kunde 1', 'Kunde 3', 'Kunde 4', 'Kunde 5']);
    expect(getList).toHaveBeenCalledWith(
      'users',
      expect.objectContaining({
        filter: { role: { ne: ['admin', 'employee'] } },
        pagination: { page: 1, perPage: 100 },
      }),
    );
    await userEvent.click(within(customers).getByRole('link', { name: 'Kunde 4' }));
    expect(address()).toBe('/chat/user-4');
    expect(await list()).toBeVisible();
  });

  test('has the back end search, and gets the next hundred at the end of the list', async () => {
    const getList = vi.fn(async (_: string, { pagination }: { pagination: { page: number } }) => ({
      data: people(pagination.page * 1000, pagination.page === 1 ? 100 : 20),
      total: 120,
    }));
    await openChat(three().chat, { getList: getList as never });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'New chat' }));
    const customers = await screen.findByRole('list', { name: 'Customers to write to' });
    within(customers).getAllByRole('link')[0]?.focus();
    await user.keyboard('{End}');
    await waitFor(() =>
      expect(within(customers).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '120'),
    );
    await user.type(screen.getByRole('textbox', { name: 'Search all customers' }), 'tazi');
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        'users',
        expect.objectContaining({ filter: { role: { ne: ['admin', 'employee'] }, q: 'tazi' } }),
      ),
    );
  });

  test('stays in the search box if the focus was put there before a row was drawn', async () => {
    const getList = vi.fn(async () => ({ data: people(1, 3), total: 3 }));
    await openChat(three().chat, { getList: getList as never });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'New chat' }));
    const customers = await screen.findByRole('list', { name: 'Customers to write to' });
    const [first, second] = within(customers).getAllByRole('link');
    const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const down = () =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    act(() => first?.focus());
    down();
    await drawn();
    expect(second).toHaveFocus();
    down();
    const box = screen.getByRole('textbox', { name: 'Search all customers' });
    act(() => box.focus());
    await drawn();
    expect(box).toHaveFocus();
  });

  test('types at once whom to look for, and distinguishes two of one name', async () => {
    const given = { firstName: 'Amal', lastName: 'Tazi', photo: 'no-photo', role: 'customer' };
    const data = [
      { ...given, id: 'a', cityName: 'Tanger', phone: '+212661234567' },
      { ...given, id: 'b', code: 'K-77' },
    ];
    await openChat(three().chat, { getList: async () => ({ data, total: 2 }) as never });
    await userEvent.click(await screen.findByRole('button', { name: 'New chat' }));
    expect(screen.getByRole('textbox', { name: 'Search all customers' })).toHaveFocus();
    expect(await screen.findByText('Tanger')).toBeVisible();
    expect(screen.getByText('+212 661 234 567')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('K-77')).toBeVisible();
  });

  test('closes that list again', async () => {
    await openChat(three().chat);
    await userEvent.click(await screen.findByRole('button', { name: 'New chat' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the conversations' }));
    expect(await list()).toBeVisible();
  });
});
