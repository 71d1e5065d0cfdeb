import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FILE_KINDS, WRITTEN_KINDS } from '../../../domain/chat/message-kinds.ts';
import type { MessageType } from '../../../domain/chat/message-types.ts';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const ME = 'client-1';
const PLACE = { name: 'Your message' };

/** A conversation with a message of each side; the office has read the first. */
const begun = () =>
  fakeChat({
    side: 'customer',
    conversations: [
      fakeConversation(1, {
        seen: { staff: 1, customer: 2 },
        delivered: { staff: 3, customer: 2 },
      }),
    ],
    messages: {
      [ME]: [
        fakeMessage(1, { content: 'When do you drive?' }),
        fakeMessage(2, { content: 'On Friday.', from: 'staff' }),
        fakeMessage(3, { content: 'شكرا' }),
        fakeMessage(4, { content: 'And the price?' }),
      ],
    },
  });

beforeEach(() => {
  logInBefore();
  answerCalls(() => ({ body: { data: [], count: 0 } }));
});

const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('li');
  if (!row) throw new Error(`"${text}" stands in no row.`);
  return row;
};

describe('a customer', () => {
  test('sees who wrote what, and how far their own messages have come', async () => {
    await openCustomerPage({ chat: begun().chat });
    expect(rowOf('On Friday.')).not.toHaveAttribute('data-state');
    const states = ['When do you drive?', 'شكرا', 'And the price?'].map(
      (text) => rowOf(text).dataset.state,
    );
    expect(states).toEqual(['seen', 'delivered', 'sent']);
    expect(within(rowOf('When do you drive?')).getByText('Read')).toBeInTheDocument();
    expect(screen.getByText('شكرا')).toHaveAttribute('dir', 'auto');
  });

  test('sees something of a message of each kind that they may see, and never why not', async () => {
    const shown = { ...WRITTEN_KINDS, ...FILE_KINDS };
    const messages = Object.entries(shown).map(([type, kind], at) =>
      fakeMessage(at + 1, {
        from: 'staff',
        message: {
          type: type as MessageType,
          content: 'example' in kind ? kind.example : `file-${at}`,
        },
      }),
    );
    const conversations = [fakeConversation(1)];
    await openCustomerPage({
      chat: fakeChat({ side: 'customer', conversations, messages: { [ME]: messages } }).chat,
    });
    const rows = within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('listitem');
    expect(rows).toHaveLength(messages.length);
    for (const row of rows) {
      expect(row.querySelector('.bubble > :first-child')).not.toHaveClass('foot');
    }
    expect(screen.queryByText('A message that this page cannot show')).toBeNull();
  });

  test('writes a text, and an address as a link', async () => {
    const { chat, calls } = begun();
    await openCustomerPage({ chat });
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', PLACE), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox', PLACE)).toHaveValue('');
    expect(rowOf('Thank you')).toHaveAttribute('data-state', 'sending');
    await user.type(screen.getByRole('textbox', PLACE), 'www.example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const drafts = calls.filter(({ name }) => name === 'send').map(({ of }) => of);
    expect(drafts).toEqual([
      { clientId: ME, draft: { type: 'text', content: 'Thank you' } },
      { clientId: ME, draft: { type: 'link', content: 'www.example.org' } },
    ]);
  });

  test('finds a text that the device did not take before what was typed since', async () => {
    const { chat } = begun();
    const { promise, reject } = Promise.withResolvers<void>();
    await openCustomerPage({ chat: { ...chat, send: () => promise } });
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', PLACE), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByRole('textbox', PLACE), 'And when?');
    await act(async () => reject(new Error('The device is full.')));
    expect(screen.getByRole('textbox', PLACE)).toHaveValue('Thank you\nAnd when?');
    expect(Object.values(localStorage)).toContain('Thank you\nAnd when?');
  });

  test('reads why a message was not sent, and sends it again or deletes it', async () => {
    const { chat, calls, fail } = begun();
    await openCustomerPage({ chat });
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', PLACE), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    act(() => fail('key-1', { code: 'quota.reached' }));
    expect(screen.getByText(/as much as is possible in one day/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(calls).toContainEqual({ name: 'retry', of: 'key-1' });
    act(() => fail('key-1', { code: 'server.failed' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Hello')).toBeNull());
  });

  test('reads what a hook of the office says itself, in the language of the page', async () => {
    const { chat, fail } = begun();
    await openCustomerPage({ chat });
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', PLACE), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const sentence = { en: 'No letters on Sundays.', de: 'Nein.', fr: 'Non.', ar: 'لا.' };
    act(() => fail('key-1', { code: 'record.rejected', sentence }));
    expect(screen.getByText('No letters on Sundays.')).toBeVisible();
  });

  test('is not shown a link that a browser would run', async () => {
    const { chat, receive } = begun();
    await openCustomerPage({ chat });
    const message = { type: 'link', content: 'javascript:alert(1)' } as const;
    act(() => receive(ME, fakeMessage(5, { from: 'staff', message })));
    expect(screen.getByText('javascript:alert(1)')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('sees a script in a text or a file name as letters', async () => {
    const { chat, receive } = begun();
    await openCustomerPage({ chat });
    const script = '<img src=x onerror=alert(1)>';
    act(() => receive(ME, fakeMessage(5, { from: 'staff', content: script })));
    const file = { type: 'file', content: 'stored', name: `${script}.zip`, size: 1200 } as const;
    act(() => receive(ME, fakeMessage(6, { from: 'staff', message: file })));
    expect(screen.getByText(script)).toBeVisible();
    expect(screen.getByText(`${script}.zip`)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  test('sees at their orders that the office has written meanwhile', async () => {
    const { chat, receive } = begun();
    await openCustomerPage({ chat });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'My orders' }));
    act(() => receive(ME, fakeMessage(5, { from: 'staff', content: 'Here is the price' })));
    const tab = await screen.findByRole('button', { name: /Messages, 1 new message/ });
    expect(document.title).toBe('(1) My orders · Jisr');
    await user.click(tab);
    expect(await screen.findByText('Here is the price')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Messages · Jisr'));
  });

  test('sees whether the office is there, and that it is writing', async () => {
    const { chat, changeOverview } = begun();
    await openCustomerPage({ chat });
    expect(screen.getByText('Not there just now')).toBeVisible();
    act(() => changeOverview({ online: new Set(['staff-1', ME]) }));
    expect(screen.getByText('Online')).toBeVisible();
    const writer = {
      conversationId: 'conversation-1',
      userId: 's',
      name: 'A',
      from: 'staff',
    } as const;
    act(() => changeOverview({ writers: new Map([['conversation-1', [writer]]]) }));
    expect(screen.getByText('is writing …')).toBeVisible();
  });

  test('reads that there is no connection, and that nothing is lost', async () => {
    const { chat, changeOverview } = begun();
    await openCustomerPage({ chat });
    act(() => changeOverview({ channel: 'offline' }));
    expect(await screen.findByText(/No connection/, {}, { timeout: 60_000 })).toBeVisible();
  });

  test('requests older messages, and has them above', async () => {
    const messages = Array.from({ length: 9 }, (_, at) => fakeMessage(at + 1));
    const { chat } = fakeChat({
      side: 'customer',
      conversations: [fakeConversation(1)],
      messages: { [ME]: messages },
      page: 4,
    });
    await openCustomerPage({ chat });
    expect(screen.queryByText('Nachricht 5')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Older messages' }));
    expect(await screen.findByText('Nachricht 2')).toBeVisible();
  });

  test('reads that a program is not sent, and that an empty file is empty', async () => {
    const { chat, calls } = begun();
    const { container } = await openCustomerPage({ chat });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More ways to write' }));
    const chooser = container.querySelector<HTMLInputElement>('input[type=file][multiple]');
    if (!chooser) throw new Error('There is nothing to choose files with.');
    await user.upload(chooser, [
      new File(['x'], 'run.exe'),
      new File([], 'list.zip'),
      new File(['x'], 'order.zip'),
    ]);
    expect(await screen.findByText(/run\.exe is a program/)).toBeVisible();
    expect(screen.getByText('list.zip is empty.')).toBeVisible();
    await waitFor(() => expect(calls.filter(({ name }) => name === 'send')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('list.zip is empty.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More ways to write' }));
    const again = container.querySelector<HTMLInputElement>('input[type=file][multiple]');
    if (again) await user.upload(again, new File([], 'list.zip'));
    expect(await screen.findByText('list.zip is empty.')).toBeVisible();
    await user.type(screen.getByRole('textbox', PLACE), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByText('list.zip is empty.')).toBeNull();
  });
});

describe('a customer who logs out', () => {
  test('must confirm what would be lost, and loses it then', async () => {
    const { chat, calls } = begun();
    await openCustomerPage({ chat });
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', PLACE), 'Sent while offline');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByRole('textbox', PLACE), 'Begun');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const question = screen.getByRole('dialog', { name: 'Log out?' });
    expect(within(question).getByText('1 unsent message')).toBeVisible();
    expect(within(question).getByText('A text that you have begun')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(calls).toContainEqual({ name: 'discard', of: 'key-1' });
    expect(localStorage.getItem(`jisr.customer.draft.${ME}`)).toBeNull();
  });

  test('need not confirm when nothing would be lost', async () => {
    await openCustomerPage({ chat: begun().chat });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
