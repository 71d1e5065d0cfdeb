import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../../domain/chat/message.ts';
import type { AnswerChannels } from '../../../../domain/messages/answering.ts';
import { eachChannel, PHONE_CHANNELS } from '../../../../domain/messages/channels.ts';
import { chat as texts } from '../../../../src/i18n/chat/en.ts';
import { openChat } from '../../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../../support/fake-chat.ts';

const { channels: labels } = texts;
/** No channel but those that a test is about. */
const NONE: AnswerChannels = eachChannel(PHONE_CHANNELS, () => ({ can: false, why: 'noNumber' }));
const OPEN: AnswerChannels = {
  ...NONE,
  sms: { can: true },
  whatsapp: { can: true, until: new Date(Date.now() + 3_600_000).toISOString() },
};

const CLOSED = { can: false, why: 'windowClosed' } as const;

/** A clerk in front of a conversation with these messages. */
async function open(messages: readonly Message[], channels: AnswerChannels = OPEN) {
  const fake = fakeChat({
    conversations: [fakeConversation(1, { revision: messages.length })],
    messages: { 'client-1': messages },
    channels,
  });
  await openChat(fake.chat, { path: '/chat/client-1' });
  await screen.findByPlaceholderText(texts.composer.placeholder);
  return fake;
}

const choice = () => screen.findByRole('group', { name: labels.choose });
const pressed = async () =>
  (await choice()).querySelector('[aria-pressed="true"]')?.textContent ?? '';

describe('a clerk who answers a customer', () => {
  it('without a mobile phone has no channel to choose', async () => {
    const { calls } = await open([fakeMessage(1)], NONE);
    await waitFor(() => expect(calls.some(({ name }) => name === 'answerChannels')).toBe(true));
    expect(screen.queryByRole('group', { name: labels.choose })).toBeNull();
  });

  it.each([
    ['of the chat alone', [fakeMessage(1)]],
    ['who has never written', []],
  ])('%s may write the first SMS, and reads what it costs', async (_who, messages) => {
    const sms = { can: true, cost: 750, leavesHouse: true };
    const { calls } = await open(messages, { ...NONE, sms, whatsapp: CLOSED });
    expect(await pressed()).toBe(labels.names.chat);
    expect(screen.queryByText(labels.chatOnly)).toBeNull();
    const whatsapp = within(await choice()).getByRole('button', { name: labels.names.whatsapp });
    expect(whatsapp.getAttribute('data-hint')).toBe(labels.rules.whatsapp.closed);
    await userEvent.click(within(await choice()).getByRole('button', { name: labels.names.sms }));
    expect(screen.getByText(labels.rules.sms.first)).toBeTruthy();
    expect(screen.queryByText(labels.inside)).toBeNull();
    const input = screen.getByPlaceholderText(texts.composer.placeholder);
    await userEvent.click(input);
    await userEvent.paste('Ihr Paket ist da. '.repeat(10));
    expect(screen.getByText(/^2 SMS · about .?15.ct.?$/)).toBeTruthy();
    await userEvent.type(input, '{Enter}');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'send')?.of).toMatchObject({
        draft: { via: 'sms' },
      }),
    );
  });

  it('reads that nothing leaves the house where SMS are only written down', async () => {
    const sms = { can: true, cost: 750, leavesHouse: false };
    await open([fakeMessage(1)], { ...NONE, sms, whatsapp: CLOSED });
    await userEvent.click(within(await choice()).getByRole('button', { name: labels.names.sms }));
    expect(screen.getByText(labels.inside)).toBeTruthy();
    await userEvent.click(within(await choice()).getByRole('button', { name: labels.names.chat }));
    expect(screen.queryByText(labels.inside)).toBeNull();
  });

  it('who has stopped SMS finds SMS disabled, and stays in the chat', async () => {
    await open([fakeMessage(1)], {
      ...NONE,
      sms: { can: false, why: 'optedOut' },
      whatsapp: CLOSED,
    });
    const sms = within(await choice()).getByRole('button', { name: labels.names.sms });
    expect(sms.getAttribute('aria-disabled')).toBe('true');
    expect(sms.getAttribute('data-hint')).toBe('The customer has stopped messages on SMS.');
    await userEvent.click(sms);
    expect(await pressed()).toBe(labels.names.chat);
  });

  it('answers an SMS by SMS, sees how many it takes, and sends no files there', async () => {
    const { calls } = await open([fakeMessage(1, { via: 'sms' })]);
    expect(await pressed()).toBe(labels.names.sms);
    expect(screen.getByText(labels.rules.sms.open)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.composer.attach })).toBeNull();
    const input = screen.getByPlaceholderText(texts.composer.placeholder);
    await userEvent.type(input, 'Gern geschehen – bis morgen');
    expect(screen.getByText('1 SMS')).toBeTruthy();
    await userEvent.type(input, '{Enter}');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'send')?.of).toMatchObject({
        draft: { type: 'text', content: 'Gern geschehen – bis morgen', via: 'sms' },
      }),
    );
  });

  it('may answer in the chat instead', async () => {
    const { calls } = await open([fakeMessage(1, { via: 'whatsapp' })]);
    await userEvent.click(within(await choice()).getByRole('button', { name: labels.names.chat }));
    expect(screen.getByText(labels.chatOnly)).toBeTruthy();
    await userEvent.type(screen.getByPlaceholderText(texts.composer.placeholder), 'Hallo{Enter}');
    await waitFor(() => expect(calls.some(({ name }) => name === 'send')).toBe(true));
    const sent = calls.find(({ name }) => name === 'send')?.of as { draft: object };
    expect(sent.draft).not.toHaveProperty('via');
  });

  it('is brought to SMS once WhatsApp takes templates only, and reads why', async () => {
    await open([fakeMessage(1, { via: 'whatsapp' })], { ...OPEN, whatsapp: CLOSED });
    await waitFor(async () => expect(await pressed()).toBe(labels.names.sms));
    expect(screen.getByText(labels.rules.whatsapp.closed)).toBeTruthy();
    const button = within(await choice()).getByRole('button', { name: labels.names.whatsapp });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(await pressed()).toBe(labels.names.sms);
  });
});

describe('a message by phone', () => {
  it('carries its channel and how far it has come, also later', async () => {
    const answer = fakeMessage(2, { from: 'staff', via: 'sms', sending: { status: 'sent' } });
    const fake = await open([fakeMessage(1, { via: 'sms' }), answer]);
    const [theirs, ours] = await screen.findAllByRole('article');
    const { states } = texts.screen.message;
    expect(theirs?.textContent).toContain(labels.names.sms);
    const stateIcon = (name: string) => within(ours as HTMLElement).findByRole('img', { name });
    expect(await stateIcon(states.sent)).toBeTruthy();
    fake.changeSending('client-1', answer._id, { status: 'delivered' });
    expect(await stateIcon(states.delivered)).toBeTruthy();
    fake.changeSending('client-1', answer._id, { status: 'failed', reason: 'invalidNumber' });
    expect(await stateIcon(states.failed)).toBeTruthy();
    expect(screen.getAllByRole('article')[1]?.textContent).toContain(labels.reasons.invalidNumber);
    fake.changeSending('client-1', answer._id, { status: 'unknown' });
    expect(await stateIcon(labels.unknownState)).toBeTruthy();
  });
});
