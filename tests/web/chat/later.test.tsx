import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const PATH = '/chat/client-1';
const one = (given: Parameters<typeof fakeConversation>[1] = {}) =>
  fakeChat({
    conversations: [
      fakeConversation(1, { revision: 2, seen: { staff: 2, customer: 0 }, ...given }),
    ],
    messages: { 'client-1': [fakeMessage(1), fakeMessage(2)] },
  });

const named = ({ calls }: ReturnType<typeof one>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ of }) => of);

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

test('a clerk puts a conversation off in two presses, and stands before none', async () => {
  const played = one();
  await openChat(played.chat, { path: PATH });
  await screen.findByText('Nachricht 2');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze until tomorrow' }));
  expect(await screen.findByText('No conversation is open')).toBeVisible();
  expect(named(played, 'changeConversation')).toEqual([
    { conversationId: 'conversation-1', snoozedUntil: expect.any(String) },
  ]);
});

test('a clerk leaves a conversation unread with a key, and has read it who comes back', async () => {
  const played = one();
  await openChat(played.chat, { path: PATH });
  await screen.findByText('Nachricht 2');
  fireEvent.keyDown(window, { code: 'KeyU', key: 'u', altKey: true });
  expect(await screen.findByText('No conversation is open')).toBeVisible();
  expect(named(played, 'changeConversation')).toEqual([
    { conversationId: 'conversation-1', unreadByHand: true },
  ]);
  expect(named(played, 'markSeen')).toEqual([]);
  played.changeConversation('client-1', () => ({ isNew: true, unreadByHand: true }));
  await userEvent.click(await screen.findByRole('link', { name: /Vorname1/ }));
  await waitFor(() => expect(named(played, 'markSeen')).toEqual(['client-1']));
});

test('a conversation that a colleague sets unread while a clerk looks at it stays so', async () => {
  const played = one();
  await openChat(played.chat, { path: PATH });
  await screen.findByText('Nachricht 2');
  played.changeConversation('client-1', () => ({ isNew: true, unreadByHand: true }));
  expect(await screen.findByRole('img', { name: /unread/ })).toBeVisible();
  expect(named(played, 'markSeen')).toEqual([]);
});

test('a clerk whose change could not be stored stays in the conversation', async () => {
  const played = one();
  vi.spyOn(played.chat, 'changeConversation').mockRejectedValueOnce(new Error('offline'));
  await openChat(played.chat, { path: PATH });
  await screen.findByText('Nachricht 2');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
  expect(await screen.findByText('Nachricht 2')).toBeVisible();
  expect(screen.queryByText('No conversation is open')).toBeNull();
});
