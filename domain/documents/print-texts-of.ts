import type { BilingualText, PrintTexts } from '../company/print-texts.ts';
import { TEXT_KEYS, type TextKey } from '../company/text-blocks.ts';
import type { Locale } from '../fields.ts';
import type { TripGroup } from '../trips/groups.ts';
import type { StoredCompany } from './company-of.ts';

/** A text block as it is stored, on either side of the wire. */
export type StoredText = {
  readonly key: TextKey;
  readonly text?: Partial<Record<Locale, string | null>> | null;
  readonly __v: number;
};

/**
 * What decides between the texts of one kind: the direction of the goods, and how the company is
 * taxed.
 */
type TextChoice = {
  readonly direction: TripGroup;
  readonly taxMode?: StoredCompany['taxMode'];
};

const textsOf = (blocks: readonly StoredText[], key: TextKey, locale: Locale): string =>
  blocks.find((block) => block.key === key)?.text?.[locale]?.trim() ?? '';

const NOTES = ['invoice.prices', 'invoice.terms', 'invoice.compensation'] as const;

const STATEMENTS = [
  'declaration.correct',
  'declaration.noDangerousGoods',
  'declaration.ownProperty',
  'declaration.valueLimit',
  'declaration.household',
  'declaration.terms',
] as const satisfies readonly TextKey[];

const statementOf = (blocks: readonly StoredText[], key: TextKey): BilingualText => ({
  de: textsOf(blocks, key, 'de'),
  fr: textsOf(blocks, key, 'fr'),
  ...(key === 'declaration.valueLimit' && { isAboutLimit: true }),
  ...(key === 'declaration.household' && { isAboutTrade: true }),
});

/**
 * The version of each printed block: `invoice.prices@3 invoice.terms@1`, in the order of the
 * blocks.
 */
export const versionsOf = (blocks: readonly StoredText[]): string =>
  TEXT_KEYS.flatMap((key) => {
    const block = blocks.find((one) => one.key === key);
    return block ? [`${key}@${block.__v}`] : [];
  }).join(' ');

/** The texts of the documents of one direction. A missing block is printed as nothing. */
export const printTextsOf = (
  blocks: readonly StoredText[],
  { direction }: TextChoice,
): PrintTexts => ({
  version: versionsOf(blocks),
  invoice: {
    service: textsOf(
      blocks,
      direction === 'A' ? 'invoice.service.toMorocco' : 'invoice.service.fromMorocco',
      'de',
    ),
    notes: NOTES.map((key) => textsOf(blocks, key, 'de')).filter(Boolean),
    closing: textsOf(blocks, 'invoice.closing', 'de'),
  },
  declaration: {
    statements: STATEMENTS.map((key) => statementOf(blocks, key)).filter(({ de, fr }) => de || fr),
  },
});

/**
 * Why an invoice shows no VAT (section 14 (4) no. 8 UStG): a small business never shows it;
 * otherwise cross-border transport of exported or imported goods is exempt (section 4 no. 3 UStG).
 * Empty if the block is.
 */
export function exemptionNoteOf(
  blocks: readonly StoredText[],
  { direction, taxMode }: TextChoice,
): string {
  if (taxMode === 'smallBusiness') return textsOf(blocks, 'invoice.exemption.smallBusiness', 'de');
  const key = direction === 'A' ? 'invoice.exemption.toMorocco' : 'invoice.exemption.fromMorocco';
  return textsOf(blocks, key, 'de');
}
