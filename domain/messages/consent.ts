import { isOneOf } from '../is-one-of.ts';
import type { Purpose, SkipReason } from './campaign-values.ts';
import {
  CHANNELS,
  type Channel,
  channelOf,
  PHONE_CHANNELS,
  type PhoneChannel,
} from './channels.ts';

/** The fields of a user that say to which channels they have agreed. */
export const CONSENT_PATHS = CHANNELS.map((channel) => `consent.${channel}` as const);

/** The fields of a user that say which channels they have stopped. */
export const OPT_OUT_PATHS = PHONE_CHANNELS.map((channel) => `optOut.${channel}` as const);

/** How somebody can be reached, and what they have agreed to. */
export type Reachable = {
  readonly isBlocked: boolean;
  /** Somebody who is not a customer has no conversation; one who never opened it may not read it. */
  readonly chat: 'none' | 'unused' | 'used';
  readonly line: 'none' | 'fixed' | 'mobile';
  readonly consent: Readonly<Record<Channel, boolean>>;
  readonly optOut: Readonly<Record<PhoneChannel, boolean>>;
};

/** Why a person gets nothing on a channel; nothing if they do. */
export function reasonAgainst(
  channel: Channel,
  purpose: Purpose,
  person: Reachable,
): SkipReason | undefined {
  const isSecurity = purpose === 'security';
  if (person.isBlocked && !isSecurity) return 'blocked';
  const isChat = channelOf(channel).address === 'conversation';
  if (isChat && person.chat === 'none') return 'notReachable';
  if (isOneOf(PHONE_CHANNELS, channel)) {
    if (person.line === 'none') return 'noPhone';
    if (person.line === 'fixed') return 'notMobile';
    // A code that somebody has requested reaches them even so.
    if (person.optOut[channel] && !isSecurity) return 'optedOut';
  }
  return purpose === 'marketing' && !person.consent[channel] ? 'noConsent' : undefined;
}

/** The channel that a person is written to on, and why they get nothing there. */
export type Way = { readonly channel: Channel; readonly skip?: SkipReason | undefined };

/**
 * The first of several channels that reaches a person and has not been tried. Where there is a
 * choice, the chat is for those who use it: others would never learn of the message.
 */
export function wayTo(
  channels: readonly [Channel, ...Channel[]],
  purpose: Purpose,
  person: Reachable,
  tried: readonly Channel[] = [],
): Way {
  const untried = channels.filter((channel) => !tried.includes(channel));
  const ways = untried.map((channel): Way => {
    const isChat = channelOf(channel).address === 'conversation';
    const isIdle = isChat && channels.length > 1 && person.chat === 'unused';
    return { channel, skip: isIdle ? 'notReachable' : reasonAgainst(channel, purpose, person) };
  });
  return (
    ways.find(({ skip }) => !skip) ??
    // That somebody does not use the chat says less than that they want no messages.
    ways.find(({ skip }) => skip !== 'notReachable') ?? {
      channel: channels[0],
      skip: 'notReachable',
    }
  );
}
