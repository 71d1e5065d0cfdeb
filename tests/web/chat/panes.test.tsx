import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const PHONE = 390;
const two = () =>
  fakeChat({
    conversations: [fakeConversation(1), fakeConversation(2)],
    messages: { 'client-2': [fakeMessage(1)] },
  });

const address = () => screen.getByTestId('address').textContent;
const paneOf = (element: HTMLElement) => element.closest('section') as HTMLElement;

test('somebody on a phone sees one pane at a time, and the focus goes along', async () => {
  await openChat(two().chat, { width: PHONE });
  const row = await screen.findByRole('link', { name: /Vorname2/ });
  await userEvent.click(row);
  const back = await screen.findByRole('button', { name: 'Back to the conversations' });
  await waitFor(() => expect(back).toHaveFocus());
  expect(paneOf(row)).toHaveAttribute('inert');
  expect(paneOf(back)).not.toHaveAttribute('inert');
  await userEvent.click(back);
  expect(address()).toBe('/chat');
  expect(paneOf(row)).not.toHaveAttribute('inert');
  await waitFor(() => expect(screen.getByRole('link', { name: /Vorname2/ })).toHaveFocus());
});

test('somebody on a wide screen sees both panes, and no way back is needed', async () => {
  await openChat(two().chat, { path: '/chat/client-2' });
  expect(await screen.findByText('Nachricht 1')).toBeInTheDocument();
  const row = screen.getByRole('link', { name: /Vorname1/ });
  expect(paneOf(row)).not.toHaveAttribute('inert');
  expect(screen.queryByRole('button', { name: 'Back to the conversations' })).toBeNull();
});

test('a page that leads to the chat with a user opens the conversation with that user', async () => {
  await openChat(two().chat, { path: '/users/client-9' });
  await userEvent.click(await screen.findByRole('button', { name: 'Write to Nadia' }));
  expect(await screen.findByText('Nadia Alaoui')).toBeVisible();
  expect(address()).toBe('/chat/client-9');
});
