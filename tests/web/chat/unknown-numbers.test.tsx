import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chat as texts } from '../../../src/i18n/chat/en.ts';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat } from '../../support/fake-chat.ts';

const { unknown } = texts.channels;

it('a clerk reads what came from a number of no customer, and removes it', async () => {
  const message = {
    _id: 'unknown-1',
    createdAt: '2026-03-02T08:00:00.000Z',
    channel: 'sms' as const,
    phone: '+33612345678',
    body: 'Is this the carrier?',
  };
  const { chat, calls } = fakeChat({ unknown: [message] });
  await openChat(chat);
  const name = unknown.button.replace('%{count}', '1');
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(screen.getByText('Is this the carrier?')).toBeTruthy();
  expect(screen.getByText('+33612345678')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Remove the message/ }));
  await waitFor(() => expect(screen.queryByText('Is this the carrier?')).toBeNull());
  expect(calls).toContainEqual({ name: 'deleteUnknown', of: 'unknown-1' });
});
