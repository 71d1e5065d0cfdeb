import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { berlinMoment, berlinTime } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import type { PlannedMessage } from '../../../domain/chat/planned.ts';
import { CallError } from '../../../src/providers/call-error.ts';
import type { NewPlan } from '../../../src/providers/planned-methods.ts';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const PATH = '/chat/client-1';

const planned = (given: Partial<PlannedMessage> = {}): PlannedMessage => ({
  _id: 'planned-1',
  client: { _id: 'client-1', name: 'Vorname1 Nachname1' },
  by: { _id: 'staff-2', name: 'Karim Beispiel' },
  content: 'Ihr Paket geht morgen.',
  sendAt: '2030-01-07T08:00:00.000Z',
  state: 'planned',
  ...given,
});

/** The chat over a back end that plans, and what it was called with. */
async function open(
  first: readonly PlannedMessage[] = [],
  isRejected = false,
  answer: Promise<void> = Promise.resolve(),
) {
  let rows = first;
  const calls: unknown[] = [];
  const { chat } = fakeChat({
    conversations: [fakeConversation(1, { revision: 1 })],
    messages: { 'client-1': [fakeMessage(1)] },
  });
  await openChat(chat, {
    path: PATH,
    provider: {
      getPlanned: async () => rows,
      planMessage: async (plan: NewPlan) => {
        calls.push(plan);
        await answer;
        if (isRejected) throw new CallError(0);
        rows = [planned({ content: plan.content, sendAt: plan.sendAt })];
      },
      changePlanned: async (id, change) => void calls.push([id, change]),
      sendPlanned: async (id) => void calls.push(['send', id]),
      cancelPlanned: async (id) => {
        calls.push(['cancel', id]);
        rows = [];
      },
    },
  });
  return { calls };
}

const composer = () => screen.findByPlaceholderText('Send message...');
const lines = () => screen.findByRole('list', { name: 'Planned messages' });

describe('a clerk', () => {
  test('sends a text tomorrow at nine in two presses', async () => {
    const user = userEvent.setup();
    const { calls } = await open();
    await user.type(await composer(), 'Bis morgen');
    await user.click(await screen.findByRole('button', { name: 'Send later' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow 9:00/ }));
    const tomorrow = addDays(berlinTime(new Date()).day, 1);
    const sendAt = berlinMoment({ day: tomorrow, minute: 9 * 60 }).toISOString();
    expect(await lines()).toHaveTextContent('Bis morgen');
    expect(calls).toEqual([{ clientId: 'client-1', content: 'Bis morgen', sendAt }]);
    expect(await composer()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Send later' })).toBeNull();
  });

  test('plans a text once, and keeps what is typed meanwhile', async () => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { calls } = await open([], false, promise);
    await user.type(await composer(), 'Bis morgen');
    await user.click(await screen.findByRole('button', { name: 'Send later' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow 9:00/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send later' })).toBeDisabled());
    await user.type(await composer(), ' und danke');
    resolve();
    await waitFor(() =>
      expect(screen.getByPlaceholderText('Send message...')).toHaveValue(' und danke'),
    );
    expect(screen.getByRole('button', { name: 'Send later' })).toBeEnabled();
    expect(calls).toHaveLength(1);
    // What is written stays on the device for the next visit.
    await user.clear(await composer());
  });

  test('keeps what was written if it could not be planned', async () => {
    const user = userEvent.setup();
    await open([], true);
    await user.type(await composer(), 'Bis morgen');
    await user.click(await screen.findByRole('button', { name: 'Send later' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Monday 9:00/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(await composer()).toHaveValue('Bis morgen');
    expect(screen.queryByRole('list', { name: 'Planned messages' })).toBeNull();
  });

  test('sees what a colleague has planned, changes it, sends it now or cancels it', async () => {
    const user = userEvent.setup();
    const { calls } = await open([planned()]);
    const line = within(await lines());
    expect(line.getByText('Karim Beispiel')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send later' }));
    await user.type(dialog.getByRole('textbox', { name: /^Text/ }), ' Sicher.');
    await user.click(dialog.getByRole('button', { name: 'Plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(line.getByRole('button', { name: 'Send now' }));
    await user.click(line.getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([
      [
        'planned-1',
        { content: 'Ihr Paket geht morgen. Sicher.', sendAt: '2030-01-07T08:00:00.000Z' },
      ],
      ['send', 'planned-1'],
      ['cancel', 'planned-1'],
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Planned messages' })).toBeNull(),
    );
  });

  test('reads why something was not sent, there and in the list of all', async () => {
    const user = userEvent.setup();
    await open([planned({ state: 'failed', reason: 'message.optedOut' })]);
    const line = within(await lines());
    expect(line.getByText(/^Not sent at/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Planned: 1' }));
    const all = within(await screen.findByRole('dialog', { name: 'Planned messages' }));
    await user.click(all.getByRole('button', { name: 'Vorname1 Nachname1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
