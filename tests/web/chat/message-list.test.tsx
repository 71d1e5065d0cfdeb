import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  messageScroller,
  messagesInSight,
  openChat,
  scrollMessagesTo,
  topOf,
} from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const PATH = '/chat/client-1';

/** A conversation of so many messages, of which `unread` are new to the office. */
function conversationOf(count: number, { unread = 0, page = Number.POSITIVE_INFINITY } = {}) {
  const messages = Array.from({ length: count }, (_, at) => fakeMessage(at + 1));
  const conversation = fakeConversation(1, {
    revision: count,
    isNew: unread > 0,
    unread,
    seen: { staff: count - unread, customer: 0 },
  });
  return fakeChat({ conversations: [conversation], messages: { 'client-1': messages }, page });
}

const named = (calls: ReturnType<typeof fakeChat>['calls'], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ of }) => of);

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

describe('a clerk who opens a conversation', () => {
  test('sees its newest messages, and few rows are drawn of twenty thousand', async () => {
    await openChat(conversationOf(20_000).chat, { path: PATH });
    expect(await screen.findByText('Nachricht 20000')).toBeInTheDocument();
    await waitFor(() => expect(messagesInSight().at(-1)).toBe('Nachricht 20000'));
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
  });

  test('still sees them when what is written below takes space from them', async () => {
    const resize: (() => void)[] = [];
    class Watched {
      constructor(notify: (sizes: readonly never[]) => void) {
        resize.push(() => notify([]));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Watched);
    await openChat(conversationOf(100).chat, { path: PATH });
    await waitFor(() => expect(messagesInSight().at(-1)).toBe('Nachricht 100'));
    const list = messageScroller();
    for (const name of ['clientHeight', 'offsetHeight']) {
      Object.defineProperty(list, name, { get: () => 400 });
    }
    const before = list.scrollTop;
    act(() => {
      for (const notify of resize) notify();
    });
    await waitFor(() => expect(list.scrollTop).toBeGreaterThanOrEqual(before + 200));
    vi.unstubAllGlobals();
  });

  test('begins at the first new message, below a line that says so', async () => {
    await openChat(conversationOf(100, { unread: 30 }).chat, { path: PATH });
    const row = (await screen.findByText('Nachricht 71')).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('New messages');
    expect(messagesInSight()[0]).toBe('Nachricht 71');
  });

  test('reads who of the office wrote, also where it was a colleague', async () => {
    const messages = [
      fakeMessage(1),
      fakeMessage(2, { from: 'staff', senderId: 'staff-2', content: 'Morgen' }),
      fakeMessage(3, { from: 'staff', senderId: 'no-longer-here', content: 'Freitag' }),
    ];
    const { chat } = fakeChat({
      conversations: [fakeConversation(1, { revision: 3 })],
      messages: { 'client-1': messages },
    });
    const karim = { id: 'staff-2', firstName: 'Karim', lastName: 'Beispiel' };
    await openChat(chat, {
      path: PATH,
      getList: async () => ({ data: [karim], total: 1 }) as never,
    });
    expect(await screen.findByText('Karim Beispiel')).toBeVisible();
    const row = screen.getByText('Morgen').closest('article');
    expect(row).toHaveTextContent('Karim Beispiel');
    expect(screen.getAllByText('Karim Beispiel')).toHaveLength(1);
  });

  test('has it marked as seen once its newest message is in sight', async () => {
    const { chat, calls } = conversationOf(100, { unread: 30 });
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 71');
    expect(named(calls, 'markSeen')).toEqual([]);
    await act(async () => scrollMessagesTo(1e6));
    await waitFor(() => expect(named(calls, 'markSeen')).toEqual(['client-1']));
  });

  test('does not have it marked while the window is hidden or without focus', async () => {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { chat, calls, receive } = conversationOf(5);
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 5');
    act(() => receive('client-1', fakeMessage(6)));
    await screen.findByText('Nachricht 6', { selector: '.chat-text' });
    expect(named(calls, 'markSeen')).toEqual([]);
    focus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(named(calls, 'markSeen')).toEqual(['client-1']);
  });

  test('reads that there is no message yet', async () => {
    await openChat(conversationOf(0).chat, { path: PATH });
    expect(await screen.findByText('No message yet', { selector: 'p' })).toBeVisible();
  });

  test('who names a customer that does not exist is notified', async () => {
    // The framework logs the error.
    vi.mocked(console.error).mockImplementation(() => undefined);
    await openChat(conversationOf(1).chat, { path: '/chat/nobody' });
    expect(await screen.findByText('This customer does not exist')).toBeVisible();
  });

  test('can load the messages again when that has failed', async () => {
    const { chat, calls, changeTimeline } = conversationOf(0);
    changeTimeline('client-1', { load: 'failed' });
    await openChat(chat, { path: PATH });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(named(calls, 'reload')).toHaveLength(1);
  });
});

describe('a clerk who reads', () => {
  test('stays at the newest message while others arrive', async () => {
    const { chat, receive } = conversationOf(50);
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 50');
    act(() => receive('client-1', fakeMessage(51)));
    await waitFor(() => expect(messagesInSight().at(-1)).toBe('Nachricht 51'));
  });

  test('hears what arrives, but neither what was there nor what the office writes', async () => {
    const { chat, receive } = conversationOf(5);
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 5');
    const spoken = screen.getByRole('log');
    expect(spoken).toBeEmptyDOMElement();
    act(() => receive('client-1', fakeMessage(6, { from: 'staff' })));
    await waitFor(() => expect(messagesInSight().at(-1)).toBe('Nachricht 6'));
    expect(spoken).toBeEmptyDOMElement();
    act(() => receive('client-1', fakeMessage(7, { from: 'customer' })));
    await waitFor(() => expect(spoken).toHaveTextContent(/^.+: Nachricht 7$/));
  });

  test('further up stays there, sees how many arrive, and is led to them', async () => {
    const { chat, receive } = conversationOf(100);
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 100');
    await act(async () => scrollMessagesTo(3000));
    const [before] = messagesInSight();
    expect(before).toMatch(/^Nachricht 4/);
    act(() => receive('client-1', fakeMessage(101)));
    act(() => receive('client-1', fakeMessage(102)));
    expect(messagesInSight()[0]).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'To 2 new messages' }));
    await waitFor(() => expect(messagesInSight().at(-1)).toBe('Nachricht 102'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /newest|new message/ })).toBeNull(),
    );
  });

  test('gets older messages on the way up, and what they read stays in place', async () => {
    const { chat } = conversationOf(200, { page: 50 });
    const answer = Promise.withResolvers<void>();
    const load = chat.loadOlder;
    const requested = vi.spyOn(chat, 'loadOlder').mockImplementation(async (clientId) => {
      await answer.promise;
      await load(clientId);
    });
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 200');
    await act(async () => scrollMessagesTo(300));
    expect(requested).toHaveBeenCalledWith('client-1', undefined);
    const place = () => {
      const row = screen.getByText('Nachricht 156').closest('article') as HTMLElement;
      return topOf(row) - messageScroller().scrollTop;
    };
    const before = place();
    const { scrollTop } = messageScroller();
    requested.mockResolvedValue();
    await act(async () => answer.resolve());
    expect(messageScroller().scrollTop).toBeGreaterThan(scrollTop + 2000);
    expect(place()).toBe(before);
  });

  test('is notified when older messages could not be loaded, and can try again', async () => {
    const { chat, calls, changeTimeline } = conversationOf(50, { page: 20 });
    changeTimeline('client-1', { older: 'failed' });
    await openChat(chat, { path: PATH });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(named(calls, 'loadOlder')).toContain('client-1');
  });

  test('goes from message to message with the arrows', async () => {
    const user = userEvent.setup();
    await openChat(conversationOf(30).chat, { path: PATH });
    const newest = (await screen.findByText('Nachricht 30')).closest('article') as HTMLElement;
    expect(newest).toHaveAttribute('tabindex', '0');
    act(() => newest.focus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByText('Nachricht 29').closest('article')).toHaveFocus());
  });

  test('reads the time of each message in German, whatever the language', async () => {
    await openChat(conversationOf(1).chat, { path: PATH, locale: 'ar' });
    const row = (await screen.findByText('Nachricht 1')).closest('article') as HTMLElement;
    expect(within(row).getByText('02.03.2026')).toHaveAttribute('lang', 'de');
  });
});

describe('a clerk who writes', () => {
  test('sees the message at once, and how far it has come', async () => {
    const { chat, confirm, changeConversation } = conversationOf(3);
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 3');
    await act(() => chat.send('client-1', { type: 'text', content: 'Am Freitag.' }));
    const row = () => screen.getByText('Am Freitag.').closest('article') as HTMLElement;
    const stateLabel = () => within(row()).getByRole('img').getAttribute('aria-label');
    const drawn = row();
    expect(stateLabel()).toBe('Sending');
    act(() => confirm('client-1', 'key-1', 4));
    expect(stateLabel()).toBe('Sent');
    act(() => changeConversation('client-1', () => ({ delivered: { staff: 0, customer: 4 } })));
    expect(stateLabel()).toBe('Delivered');
    act(() => changeConversation('client-1', () => ({ seen: { staff: 3, customer: 4 } })));
    expect(stateLabel()).toBe('Seen');
    expect(row()).toBe(drawn);
  });

  test('reads in the conversation why a message was not sent, and can send it again or delete it', async () => {
    const { chat, calls, fail } = conversationOf(1);
    await openChat(chat, { path: PATH });
    await screen.findByText('Nachricht 1');
    await act(() => chat.send('client-1', { type: 'text', content: 'Hallo' }));
    act(() => fail('key-1', { code: 'access.denied' }));
    const row = screen.getByText('Hallo').closest('article') as HTMLElement;
    expect(row).toHaveTextContent(/Not sent: ./);
    await userEvent.click(within(row).getByRole('button', { name: 'Send again' }));
    expect(named(calls, 'retry')).toEqual(['key-1']);
    act(() => fail('key-1', { code: 'access.denied' }));
    await userEvent.click(within(row).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Hallo')).toBeNull();
  });

  test('sees notes apart, and without a state', async () => {
    const { chat } = fakeChat({
      conversations: [fakeConversation(1)],
      messages: {
        'client-1': [
          fakeMessage(1, { from: 'staff', message: { type: 'note', content: 'Zahlt bar' } }),
        ],
      },
    });
    await openChat(chat, { path: PATH });
    const row = await screen.findByRole('article', { name: 'Note, only for the office' });
    expect(row).toHaveTextContent('Zahlt bar');
    expect(within(row).queryByRole('img')).toBeNull();
  });
});
