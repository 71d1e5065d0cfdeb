import type { Category } from '../customs/customs-facts.ts';
import { fold } from '../fold.ts';
import { settings } from '../resources/settings.ts';
import type { TripGroup } from '../trips/groups.ts';
import type { DeclarationLine } from './printed-documents.ts';
import { declaredTotals } from './totals.ts';

/** What customs may not accept about a line: a vague term, or goods that may not travel. */
export type LineWarning = { readonly kind: 'collective' | 'prohibited'; readonly word: string };

/**
 * The terms that lines of one direction are checked for, in the form in which spellings are
 * compared.
 */
export type CheckedTerms = Readonly<Record<LineWarning['kind'], readonly string[]>>;

/** The warnings about a whole declaration; sums are in cents, lines are counted from 1. */
export type DeclarationWarning =
  | (LineWarning & { readonly line: number })
  | { readonly kind: 'overLimit'; readonly sumCents: number; readonly limitCents: number }
  /** One piece is worth something else than the line says, divided by its pieces. */
  | { readonly kind: 'unitValue'; readonly line: number; readonly lineCents: number }
  /** The goods weigh more than the parcels that they are in. */
  | { readonly kind: 'overWeight'; readonly grams: number; readonly parcelGrams: number }
  /** Goods for sale need an invoice; the declaration is for private persons (specification 1). */
  | { readonly kind: 'sale' };

/** Terms that join others and carry no meaning of their own. */
const JOINING = textsOf('und oder für mit von et ou de des du pour and or for of with و من في');

/**
 * A term with at least this many letters is also found at the beginning of a longer one:
 * Feuerwerkskörper.
 */
const BEGINS_TERMS = 6;

const DELIVERED = settings.fields.checks.fields;

/** A company's lists of terms, as its settings contain them on either side of the wire. */
type StoredTerms = {
  readonly checks?: { readonly [list in keyof typeof DELIVERED]?: string | null } | null;
};

/** The terms of a text, however they are separated. */
function textsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
}

/**
 * The terms for which the company has declarations of one direction checked; the default ones if
 * it has set none.
 */
export function checkedTermsOf({ checks }: StoredTerms, direction: TripGroup): CheckedTerms {
  const terms = (name: keyof typeof DELIVERED) =>
    textsOf(checks?.[name] ?? DELIVERED[name].default);
  const prohibited = terms('prohibited');
  return {
    collective: terms('collective'),
    prohibited: direction === 'B' ? [...prohibited, ...terms('prohibitedIntoEu')] : prohibited,
  };
}

const dependencies = (word: string, listed: string): boolean =>
  word === listed || (listed.length >= BEGINS_TERMS && word.startsWith(listed));

/**
 * What may be wrong with the description of goods. These are warnings for a person to weigh; they
 * block nothing. A description is too vague if it consists of vague terms only.
 */
export function warningsAbout(description: string, terms: CheckedTerms): readonly LineWarning[] {
  const found = textsOf(description);
  const prohibited = found.filter((word) =>
    terms.prohibited.some((listed) => dependencies(word, listed)),
  );
  const saying = found.filter((word) => !JOINING.includes(word));
  const isCollective = saying.length > 0 && saying.every((word) => terms.collective.includes(word));
  return [
    ...[...new Set(prohibited)].map((word) => ({ kind: 'prohibited' as const, word })),
    ...(isCollective ? [{ kind: 'collective' as const, word: description.trim() }] : []),
  ];
}

type DeclaredWhole = {
  readonly texts: CheckedTerms;
  readonly limitCents: number;
  /** Weight of all parcels; `null` or missing if they have not been weighed. */
  readonly parcelGrams?: number | null;
  readonly category?: Category | null | undefined;
};

/** The value of a line by its pieces, where both are known and the line says something else. */
export function lineCentsByPieces({ count, cents, unitCents = null }: DeclarationLine) {
  if (count === null || cents === null || unitCents === null) return undefined;
  return count * unitCents === cents ? undefined : count * unitCents;
}

function warningsOfLine(
  line: DeclarationLine,
  number: number,
  terms: CheckedTerms,
): readonly DeclarationWarning[] {
  const lineCents = lineCentsByPieces(line);
  return [
    ...warningsAbout(line.description, terms).map((warning) => ({ ...warning, line: number })),
    ...(lineCents === undefined ? [] : [{ kind: 'unitValue' as const, line: number, lineCents }]),
  ];
}

/** Everything that customs may not accept about declared goods: line by line, then the whole. */
export function warningsAboutDeclaration(
  lines: readonly DeclarationLine[],
  { texts, limitCents, parcelGrams = null, category }: DeclaredWhole,
): readonly DeclarationWarning[] {
  const { valueCents: sumCents, grams } = declaredTotals(lines);
  const whole: readonly (DeclarationWarning | false)[] = [
    sumCents > limitCents && { kind: 'overLimit', sumCents, limitCents },
    parcelGrams !== null && grams > parcelGrams && { kind: 'overWeight', grams, parcelGrams },
    category === 'sale' && { kind: 'sale' },
  ];
  return [
    ...lines.flatMap((line, at) => warningsOfLine(line, at + 1, texts)),
    ...whole.filter((warning) => warning !== false),
  ];
}
