import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const PATH = '/chat/client-1';

const own = (position: number, ago: number, given = {}) =>
  fakeMessage(position, {
    from: 'staff',
    senderId: 'staff-1',
    createdAt: new Date(Date.now() - ago).toISOString(),
    ...given,
  });

/** A conversation in which the last message may be changed and those before may not. */
const conversation = (...messages: readonly ReturnType<typeof fakeMessage>[]) =>
  fakeChat({
    conversations: [fakeConversation(1, { revision: messages.length })],
    messages: { 'client-1': messages },
  });

const composer = () => screen.findByPlaceholderText('Send message...');
const editor = () => screen.findByRole('group', { name: 'Change the message' });

describe('a clerk who has just written', () => {
  test('changes the last message with ArrowUp, and Escape leaves it', async () => {
    const user = userEvent.setup();
    const { chat, calls } = conversation(own(1, 90_000), own(2, 5_000), fakeMessage(3));
    await openChat(chat, { path: PATH });
    await user.click(await composer());
    await user.keyboard('{ArrowUp}');
    await editor();
    expect(screen.getByRole('textbox', { name: 'Send message...' })).toHaveValue('Nachricht 2');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await composer()).toHaveFocus());
    expect(await composer()).toHaveValue('');

    await user.keyboard('{ArrowUp}');
    await editor();
    await user.keyboard(', besser um 10{Enter}');
    expect(await screen.findByText('Nachricht 2, besser um 10')).toBeVisible();
    expect(screen.getByText('edited')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'editMessage').map(({ of }) => of)).toEqual([
      { _id: 'message-2', content: 'Nachricht 2, besser um 10' },
    ]);
  });

  test('keeps what was typed if it was too late, and reads why', async () => {
    const user = userEvent.setup();
    const { chat } = conversation(own(1, 5_000));
    const late = Object.assign(new Error('late'), {
      status: 409,
      body: { code: 'message.tooLateToEdit' },
    });
    await openChat({ ...chat, editMessage: () => Promise.reject(late) }, { path: PATH });
    await user.click(await composer());
    await user.keyboard('{ArrowUp}');
    await editor();
    await user.keyboard('!{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Send message...' })).toHaveValue('Nachricht 1!');
  });

  test('is not offered it for what is too old, went out by SMS or is not their own', async () => {
    const user = userEvent.setup();
    const { chat } = conversation(
      own(1, 90_000),
      own(2, 5_000, { via: 'sms', sending: { status: 'sent' } }),
      own(3, 5_000, { senderId: 'staff-2' }),
    );
    await openChat(chat, { path: PATH });
    await user.click(await composer());
    await user.keyboard('{ArrowUp}');
    expect(screen.queryByRole('group', { name: 'Change the message' })).toBeNull();
    for (const button of await screen.findAllByRole('button', {
      name: 'Actions for this message',
    })) {
      await user.click(button);
      expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
      expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });
});
