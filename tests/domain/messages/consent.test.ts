import { describe, expect, it } from 'vitest';
import { CHANNELS, eachChannel, PHONE_CHANNELS } from '../../../domain/messages/channels.ts';
import { type Reachable, reasonAgainst, wayTo } from '../../../domain/messages/consent.ts';

/** A customer who uses the chat, has a mobile phone, and wants everything. */
const somebody = (given: Partial<Reachable> = {}): Reachable => ({
  isBlocked: false,
  chat: 'used',
  line: 'mobile',
  consent: eachChannel(CHANNELS, () => true),
  optOut: eachChannel(PHONE_CHANNELS, () => false),
  ...given,
});
const CONSENT_TO_NONE = eachChannel(CHANNELS, () => false);
const STOPPED = { ...eachChannel(PHONE_CHANNELS, () => false), sms: true };
const ALL_STOPPED = eachChannel(PHONE_CHANNELS, () => true);

describe('marketing', () => {
  it('reaches a person on the channels that they have consented to only', () => {
    const person = somebody({ consent: { ...CONSENT_TO_NONE, sms: true } });
    expect(reasonAgainst('sms', 'marketing', person)).toBeUndefined();
    expect(reasonAgainst('whatsapp', 'marketing', person)).toBe('noConsent');
    expect(reasonAgainst('chat', 'marketing', person)).toBe('noConsent');
  });

  it('reaches nobody who has stopped the channel since they consented', () => {
    const person = somebody({ optOut: STOPPED });
    expect(reasonAgainst('sms', 'marketing', person)).toBe('optedOut');
    expect(reasonAgainst('whatsapp', 'marketing', person)).toBeUndefined();
  });
});

describe('news of an order', () => {
  it('needs no consent', () => {
    const person = somebody({ consent: CONSENT_TO_NONE });
    for (const channel of CHANNELS) {
      expect(reasonAgainst(channel, 'transactional', person)).toBeUndefined();
    }
  });

  it.each([
    ['is blocked', { isBlocked: true }, 'sms', 'blocked'],
    ['is blocked', { isBlocked: true }, 'chat', 'blocked'],
    ['has no number', { line: 'none' }, 'sms', 'noPhone'],
    ['has a landline only', { line: 'fixed' }, 'whatsapp', 'notMobile'],
    ['has stopped the channel', { optOut: STOPPED }, 'sms', 'optedOut'],
    ['is no customer', { chat: 'none' }, 'chat', 'notReachable'],
  ] as const)('does not reach somebody who %s', (_, given, channel, reason) => {
    expect(reasonAgainst(channel, 'transactional', somebody(given))).toBe(reason);
  });

  it('reaches somebody in the chat who has no number and has stopped everything else', () => {
    const person = somebody({ line: 'none', optOut: ALL_STOPPED });
    expect(reasonAgainst('chat', 'transactional', person)).toBeUndefined();
  });
});

describe('a code that somebody requests', () => {
  it('reaches them even if they are blocked, or have stopped everything', () => {
    const optOut = ALL_STOPPED;
    const person = somebody({ isBlocked: true, consent: CONSENT_TO_NONE, optOut });
    expect(reasonAgainst('sms', 'security', person)).toBeUndefined();
  });

  it('does not reach a landline', () => {
    expect(reasonAgainst('sms', 'security', somebody({ line: 'fixed' }))).toBe('notMobile');
  });
});

describe('the way to a person', () => {
  const ALL = ['chat', 'whatsapp', 'sms'] as const;
  const wayOf = (given: Partial<Reachable>, ...more: [tried?: readonly (typeof ALL)[number][]]) =>
    wayTo(ALL, 'transactional', somebody(given), ...more);

  it('is the first channel that reaches them', () => {
    expect(wayOf({})).toEqual({ channel: 'chat' });
    expect(wayOf({ chat: 'none' })).toEqual({ channel: 'whatsapp' });
    const optOut = { ...ALL_STOPPED, sms: false };
    expect(wayOf({ chat: 'none', optOut })).toEqual({ channel: 'sms' });
  });

  it('is the chat only for those who use it, where there is a choice', () => {
    expect(wayOf({ chat: 'unused' })).toEqual({ channel: 'whatsapp' });
    expect(wayTo(['chat'], 'transactional', somebody({ chat: 'unused' }))).toEqual({
      channel: 'chat',
    });
  });

  it('is the next one once the first was tried in vain', () => {
    expect(wayOf({}, ['chat'])).toEqual({ channel: 'whatsapp' });
    expect(wayOf({}, ['chat', 'whatsapp'])).toEqual({ channel: 'sms' });
    expect(wayOf({}, ALL)).toEqual({ channel: 'chat', skip: 'notReachable' });
  });

  it('is none with the reason that says most', () => {
    expect(wayOf({ chat: 'unused', line: 'none' })).toEqual({
      channel: 'whatsapp',
      skip: 'noPhone',
    });
  });
});
