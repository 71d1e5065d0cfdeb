import { namesAreKnown } from '../braced-names.ts';
import type { Locale } from '../fields.ts';
import {
  type FilledText,
  fillText,
  type LocalizedTexts,
  textSaysSomething,
} from '../messages/localized-texts.ts';

/**
 * What the placeholders of a quick reply stand for: of the customer, of their latest open order,
 * and of the company. `balance` is what is not paid of all their open orders.
 */
export const REPLY_VARIABLES = [
  'name',
  'code',
  'parcels',
  'step',
  'city',
  'balance',
  'company',
  'phone',
] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

export type ReplyValues = Readonly<Partial<Record<ReplyVariable, string | null>>>;

/** An unknown placeholder is a mistake. */
export const replyVariablesAreKnown = namesAreKnown(REPLY_VARIABLES);

/** A reply says something in at least one language. */
export const hasReplyText = textSaysSomething;

/** A reply for a customer, as it would be sent. */
export const fillReply = (
  text: LocalizedTexts,
  given: { readonly language: Locale; readonly values: ReplyValues },
): FilledText<ReplyVariable> | undefined => fillText(text, { ...given, known: REPLY_VARIABLES });
