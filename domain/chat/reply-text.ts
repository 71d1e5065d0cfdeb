import type { FieldErrors } from '../errors.ts';
import { LOCALES, type Locale } from '../fields.ts';
import { isOneOf } from '../is-one-of.ts';

/**
 * What the words in braces of a quick reply stand for: of the customer, of their latest open order,
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

type Texts = Readonly<Partial<Record<Locale, string | null>>> | null | undefined;
type Draft = { readonly text?: Texts };

const BRACED = /\{([^{}]*)\}/g;

const LIMIT = REPLY_VARIABLES.map((name) => `{${name}}`).join(', ');

/** A word in braces that stands for nothing is a mistake. */
export function replyVariablesAreKnown({ text }: Draft): FieldErrors {
  const wrong = Object.entries(text ?? {}).filter(([, words]) =>
    [...(words ?? '').matchAll(BRACED)].some(([, name]) => !isOneOf(REPLY_VARIABLES, name)),
  );
  return Object.fromEntries(
    wrong.map(([locale]) => [`text.${locale}`, { code: 'unknownVariable', limit: LIMIT }]),
  );
}

/** A reply says something in at least one language. */
export const replySaysSomething = ({ text }: Draft): FieldErrors =>
  LOCALES.some((locale) => text?.[locale]?.trim()) ? {} : { 'text.de': { code: 'required' } };

/** The languages in which a reply is looked for after the customer's own. */
const OTHERWISE: readonly Locale[] = ['fr', 'de', 'ar', 'en'];

/** The language in which a reply is sent: the customer's own, or else one that it is written in. */
export const replyLanguage = (text: Texts, wanted: Locale): Locale | undefined =>
  [wanted, ...OTHERWISE].find((locale) => text?.[locale]?.trim());

/** A reply as it would be sent. */
export type FilledReply = {
  readonly language: Locale;
  readonly text: string;
  /** What it says of this customer that is not known; it still stands in its braces. */
  readonly missing: readonly ReplyVariable[];
};

/**
 * A reply for a customer, in their language where it is written in it. A value that is not known
 * leaves its braces, so that no sentence is sent with a hole that nobody has seen. `undefined` if
 * the reply says nothing in any language.
 */
export function fillReply(
  text: Texts,
  { language: wanted, values }: { readonly language: Locale; readonly values: ReplyValues },
): FilledReply | undefined {
  const language = replyLanguage(text, wanted);
  if (language === undefined) return undefined;
  const missing = new Set<ReplyVariable>();
  const filled = (text?.[language] ?? '').trim().replace(BRACED, (braced, name: string) => {
    if (!isOneOf(REPLY_VARIABLES, name)) return braced;
    const value = values[name]?.trim();
    if (!value) missing.add(name);
    return value || braced;
  });
  return { language, text: filled, missing: [...missing] };
}
