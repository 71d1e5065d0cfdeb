import { namesAreKnown } from '../braced-names.ts';
import type { FieldErrors } from '../errors.ts';
import type { Locale } from '../fields.ts';
import type { Placeholders } from './print-texts.ts';

/** What a text block is for: its placeholders, and the languages in which it is printed. */
type TextBlock = {
  readonly variables: readonly (keyof Placeholders)[];
  readonly printedIn: readonly Locale[];
};

const INVOICE: TextBlock = { variables: ['company'], printedIn: ['de'] };
const DECLARATION: TextBlock = { variables: ['company'], printedIn: ['de', 'fr'] };

/**
 * Every text block that documents print (specification 2.7 and 2.8). The texts are content in the
 * resource `texts`; a block that may be empty has no required language.
 */
const TEXT_BLOCKS = {
  'invoice.service.toMorocco': INVOICE,
  'invoice.service.fromMorocco': INVOICE,
  'invoice.prices': INVOICE,
  'invoice.terms': INVOICE,
  'invoice.compensation': { ...INVOICE, variables: ['company', 'compensationLimit'] },
  'invoice.closing': { ...INVOICE, printedIn: [] },
  'invoice.exemption.toMorocco': INVOICE,
  'invoice.exemption.fromMorocco': INVOICE,
  'invoice.exemption.smallBusiness': INVOICE,
  'declaration.correct': DECLARATION,
  'declaration.noDangerousGoods': DECLARATION,
  'declaration.ownProperty': DECLARATION,
  'declaration.valueLimit': { ...DECLARATION, variables: ['company', 'valueLimit'] },
  'declaration.household': DECLARATION,
  'declaration.terms': DECLARATION,
} as const satisfies Record<string, TextBlock>;

export type TextKey = keyof typeof TEXT_BLOCKS;

/** The blocks in the order in which documents print them. */
export const TEXT_KEYS = Object.keys(TEXT_BLOCKS) as [TextKey, ...TextKey[]];

const blockOf = (key: TextKey): TextBlock => TEXT_BLOCKS[key];

/** The placeholders that a block may contain, without their braces. */
export const variablesOf = (key: TextKey): readonly (keyof Placeholders)[] =>
  blockOf(key).variables;

/** The languages without which a block cannot be printed. */
export const languagesOf = (key: TextKey): readonly Locale[] => blockOf(key).printedIn;

type Draft = {
  key?: TextKey;
  text?: Partial<Record<Locale, string | null>> | null;
};

/** A text must exist in every language in which its document is printed. */
export function printedTextIsThere({ key, text }: Draft): FieldErrors {
  const missing = key ? languagesOf(key).filter((locale) => !text?.[locale]?.trim()) : [];
  return Object.fromEntries(missing.map((locale) => [`text.${locale}`, { code: 'required' }]));
}

/**
 * Placeholders are replaced when the document is printed; one without a value is a mistake.
 */
export const variablesAreKnown = ({ key, text }: Draft): FieldErrors =>
  key ? namesAreKnown(variablesOf(key))({ text }) : {};
