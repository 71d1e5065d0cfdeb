import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_CHARACTERS } from '../../../../domain/chat/message.ts';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { writingChat } from '../../../support/writing-chat.ts';
import { openHarness } from '../../../support/writing-harness.tsx';

const user = userEvent.setup({ delay: null });
const isTextOf = (content: string, type = 'text') => ({
  clientId: 'amina',
  draft: { type, content },
});

describe('a clerk who writes to a customer', () => {
  test('sends with Enter, and begins a new line with Shift and Enter', async () => {
    const { chat, sent, writings } = writingChat();
    const { input } = await openHarness({ chat });
    await user.type(input, 'Good morning{Shift>}{Enter}{/Shift}Amina{Enter}');
    await waitFor(() => expect(sent).toEqual([isTextOf('Good morning\nAmina')]));
    await waitFor(() => expect(input).toHaveValue(''));
    expect(writings()).toBeGreaterThan(0);
  });

  test('sends an address as a link, without a question', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    await user.type(input, ' www.example.org/4711 {Enter}');
    await waitFor(() => expect(sent).toEqual([isTextOf('www.example.org/4711', 'link')]));
  });

  test('sends nothing where there is nothing', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    await user.type(input, '  {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    expect(sent).toEqual([]);
  });

  test('does not send with the Enter that ends the choice of an input method', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    await user.type(input, 'sa');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(sent).toEqual([]);
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('sees how many characters are left, and cannot send too many', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    fireEvent.change(input, { target: { value: 'x'.repeat(MAX_MESSAGE_CHARACTERS - 1) } });
    expect(screen.getByText('1 character left')).toBeVisible();
    fireEvent.change(input, { target: { value: 'x'.repeat(MAX_MESSAGE_CHARACTERS + 2) } });
    expect(screen.getByText('2 characters too many')).toBeVisible();
    await user.type(input, '{Enter}');
    expect(sent).toEqual([]);
  });

  test('cannot send a placeholder, and is led to it', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat, canNote: true });
    fireEvent.change(input, { target: { value: 'Hello {nam}, {x}' } });
    expect(screen.getByText(/Replace it before sending: .*{nam}.*{x}/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(input).toHaveProperty('selectionStart', 6);
    expect(input).toHaveProperty('selectionEnd', 11);
    await user.type(input, '{Enter}', { skipClick: true });
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Note' }));
    expect(screen.queryByText(/Replace it before sending/)).toBeNull();
  });

  test('sends one message with two quick presses', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat });
    await user.type(input, 'Once');
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(input).toHaveValue(''));
    expect(sent).toHaveLength(1);
  });

  test('sends what was typed while the message before was being stored, too', async () => {
    const sent: unknown[] = [];
    const stored: (() => void)[] = [];
    const slow = writingChat(
      {},
      {
        send: (_client, draft) => {
          sent.push('content' in draft ? draft.content : draft);
          return new Promise((resolve) => stored.push(resolve));
        },
      },
    );
    const { input } = await openHarness({ chat: slow.chat });
    await user.type(input, 'First{Enter}');
    await user.type(input, ' and second{Enter}');
    expect(sent).toEqual(['First']);
    stored[0]?.();
    await waitFor(() => expect(sent).toEqual(['First', 'and second']));
    stored[1]?.();
    await waitFor(() => expect(input).toHaveValue(''));
  });

  test('keeps what could not be stored elsewhere, and is warned', async () => {
    const rejecting = writingChat({}, { send: () => Promise.reject(new Error('full')) });
    const { input } = await openHarness({ chat: rejecting.chat });
    await user.type(input, 'Important{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be kept');
    expect(input).toHaveValue('Important');
  });
});

describe('what a clerk has typed and not sent', () => {
  test('is there again after a reload, for each customer and each clerk their own', async () => {
    const drafts = memoryDrafts();
    const { chat } = writingChat();
    const first = await openHarness({ chat, drafts });
    await user.type(first.input, 'Half a sen');
    first.unmount();

    const other = await openHarness({ chat, drafts, clientId: 'youssef' });
    expect(other.input).toHaveValue('');
    other.unmount();
    const colleague = writingChat({}, { self: { id: 'colleague', side: 'staff' } });
    const theirs = await openHarness({ chat: colleague.chat, drafts });
    expect(theirs.input).toHaveValue('');
    theirs.unmount();

    const again = await openHarness({ chat, drafts });
    await waitFor(() => expect(again.input).toHaveValue('Half a sen'));
  });

  test('leaves the device once the message is stored', async () => {
    const drafts = memoryDrafts();
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat, drafts });
    await user.type(input, 'Done{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(async () => expect(await drafts.find('clerk/')).toEqual([]));
  });
});

describe('a clerk who writes a note', () => {
  test('sees that it is one, and the customer is not notified of the writing', async () => {
    const { chat, sent, writings } = writingChat();
    const { input } = await openHarness({ chat, canNote: true });
    await user.click(screen.getByRole('button', { name: 'Note' }));
    expect(screen.getByText(/The customer never does/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /note for colleagues/ })).toBe(input);
    expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull();
    await user.type(input, 'www.example.org{Enter}');
    await waitFor(() => expect(sent).toEqual([isTextOf('www.example.org', 'note')]));
    expect(writings()).toBe(0);
  });

  test('never sends it to the customer, not even before the conversation is known', async () => {
    const drafts = memoryDrafts();
    const { chat, sent } = writingChat();
    const first = await openHarness({ chat, drafts, canNote: true });
    await user.click(screen.getByRole('button', { name: 'Note' }));
    await user.type(first.input, 'He never pays');
    first.unmount();
    const { input } = await openHarness({ chat, drafts, canNote: false });
    await waitFor(() => expect(input).toHaveValue('He never pays'));
    await user.type(input, '{Enter}');
    expect(screen.getByRole('button', { name: 'Keep the note' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sent).toEqual([]);
    expect(input).toHaveValue('He never pays');
  });

  test('cannot where notes are not for them', async () => {
    const { chat } = writingChat();
    await openHarness({ chat });
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });
});

describe('a clerk who wants a quick reply', () => {
  const replies = [
    { id: '1', title: 'Pick-up', text: 'We pick it up on Friday.' },
    { id: '2', title: 'Weight', text: 'Please send the weight.' },
  ];
  const quickReplies = {
    find: (typed: string) => replies.filter(({ title }) => title.toLowerCase().includes(typed)),
  };

  test('chooses a quick reply with the keys, and can change it before it is sent', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat, quickReplies });
    await user.type(input, '/');
    const options = screen.getAllByRole('option');
    expect(options.map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false']);
    await user.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('Please send the weight.');
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([isTextOf('Please send the weight.')]));
  });

  test('finds one by the button too, and what was typed before stays', async () => {
    const { chat, sent } = writingChat();
    const { input } = await openHarness({ chat, quickReplies });
    await user.type(input, 'Salam! ');
    await user.click(screen.getByRole('button', { name: 'Quick replies' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quick replies' });
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search quick replies' }), 'xyz');
    expect(within(dialog).getByRole('status')).toHaveTextContent('No quick reply');
    await user.clear(within(dialog).getByRole('searchbox'));
    await user.click(within(dialog).getByRole('button', { name: /^Weight/ }));
    expect(input).toHaveValue('Salam! Please send the weight.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  test('is offered no button where there is none', async () => {
    await openHarness({ chat: writingChat().chat });
    expect(screen.queryByRole('button', { name: 'Quick replies' })).toBeNull();
  });

  test('finds one by its text, and leaves the menu with Escape', async () => {
    const { chat } = writingChat();
    const { input } = await openHarness({ chat, quickReplies });
    await user.type(input, '/pick');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(input).toHaveValue('/pick');
  });
});
