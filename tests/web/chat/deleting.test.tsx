import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const one = () =>
  fakeChat({
    conversations: [fakeConversation(1)],
    messages: { 'client-1': [fakeMessage(1), fakeMessage(2)] },
  });

async function askToDelete(text: string) {
  const row = (await screen.findByText(text)).closest('article') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Actions for this message' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return screen.findByRole('dialog', { name: 'Delete this message?' });
}

test('a clerk who deletes a message must confirm first', async () => {
  const { chat, calls } = one();
  await openChat(chat, { path: '/chat/client-1' });
  const first = await askToDelete('Nachricht 1');
  await userEvent.click(within(first).getByRole('button', { name: 'Annuler' }));
  expect(calls.some(({ name }) => name === 'deleteMessage')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await askToDelete('Nachricht 1');
  await userEvent.click(within(again).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Nachricht 1')).toBeNull());
  expect(screen.getByText('Nachricht 2')).toBeInTheDocument();
});

test('a clerk who deletes a note reads of no customer who loses it', async () => {
  const note = fakeMessage(1, { from: 'staff', message: { type: 'note', content: 'Zahlt bar' } });
  const { chat } = fakeChat({
    conversations: [fakeConversation(1)],
    messages: { 'client-1': [note] },
  });
  await openChat(chat, { path: '/chat/client-1' });
  const question = await askToDelete('Zahlt bar');
  expect(question).toHaveTextContent('The customer has never seen it.');
  expect(question).not.toHaveTextContent('for the customer too');
});

test('a clerk whose message could not be deleted reads so in the question, without a notice', async () => {
  const { chat } = one();
  vi.spyOn(chat, 'deleteMessage').mockRejectedValueOnce(new Error('offline'));
  await openChat(chat, { path: '/chat/client-1' });
  const question = await askToDelete('Nachricht 2');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('could not be deleted');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Nachricht 2')).toBeNull());
});

test('a clerk copies the text of a message', async () => {
  const user = userEvent.setup();
  await openChat(one().chat, { path: '/chat/client-1' });
  const row = (await screen.findByText('Nachricht 2')).closest('article') as HTMLElement;
  row.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toBe('Nachricht 2');
});

test('a clerk who deletes a conversation must confirm first, and stands before none', async () => {
  const { chat, calls } = one();
  await openChat(chat, { path: '/chat/client-1' });
  await screen.findByText('Nachricht 2');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the conversation' }));
  const question = await screen.findByRole('dialog', { name: /Delete the conversation with/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No conversation is open')).toBeVisible();
  expect(calls).toContainEqual({ name: 'deleteConversation', of: 'conversation-1' });
  expect(screen.getByTestId('address')).toHaveTextContent('/chat');
});
