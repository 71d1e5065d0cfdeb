import { fold } from '../fold.ts';
import { settings } from '../resources/settings.ts';
import type { TripGroup } from '../trips/groups.ts';
import type { DeclarationLine } from './papers.ts';
import { declaredTotals } from './totals.ts';

/** What customs may not accept about a line: a word that says too little, or goods that may not travel. */
export type LineDoubt = { readonly kind: 'collective' | 'prohibited'; readonly word: string };

/** The words that lines of one direction are checked for, in the form in which spellings are compared. */
export type CheckedWords = Readonly<Record<LineDoubt['kind'], readonly string[]>>;

/** What is doubtful about a whole declaration; its sums are in cents, its lines counted from 1. */
export type DeclarationDoubt =
  | (LineDoubt & { readonly line: number })
  | { readonly kind: 'overLimit'; readonly sumCents: number; readonly limitCents: number };

/** Words that join others and say nothing by themselves. */
const JOINING = wordsOf('und oder für mit von et ou de des du pour and or for of with و من في');

/** A word of this many letters is also found at the beginning of a longer one: Feuerwerkskörper. */
const BEGINS_WORDS = 6;

const DELIVERED = settings.fields.checks.fields;

/** The lists of a company, as its settings hold them on either side of the wire. */
type StoredWords = {
  readonly checks?: { readonly [list in keyof typeof DELIVERED]?: string | null } | null;
};

/** The words of a text, however they are set apart. */
function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
}

/** What the company has declarations of one direction checked for; the delivered words where it says nothing. */
export function checkedWordsOf({ checks }: StoredWords, direction: TripGroup): CheckedWords {
  const words = (name: keyof typeof DELIVERED) =>
    wordsOf(checks?.[name] ?? DELIVERED[name].default);
  const prohibited = words('prohibited');
  return {
    collective: words('collective'),
    prohibited: direction === 'B' ? [...prohibited, ...words('prohibitedIntoEu')] : prohibited,
  };
}

const means = (word: string, listed: string): boolean =>
  word === listed || (listed.length >= BEGINS_WORDS && word.startsWith(listed));

/**
 * What may be wrong with the description of goods. Doubts are for a person to weigh; they keep nobody
 * from anything. A description is collective where nothing else is left of it.
 */
export function doubtsAbout(description: string, words: CheckedWords): readonly LineDoubt[] {
  const found = wordsOf(description);
  const prohibited = found.filter((word) => words.prohibited.some((listed) => means(word, listed)));
  const saying = found.filter((word) => !JOINING.includes(word));
  const isCollective = saying.length > 0 && saying.every((word) => words.collective.includes(word));
  return [
    ...[...new Set(prohibited)].map((word) => ({ kind: 'prohibited' as const, word })),
    ...(isCollective ? [{ kind: 'collective' as const, word: description.trim() }] : []),
  ];
}

/** Everything that customs may not accept about declared goods, line by line, and their value at last. */
export function doubtsAboutDeclaration(
  lines: readonly DeclarationLine[],
  { words, limitCents }: { words: CheckedWords; limitCents: number },
): readonly DeclarationDoubt[] {
  const { valueCents: sumCents } = declaredTotals(lines);
  const ofLines = lines.flatMap(({ description }, at) =>
    doubtsAbout(description, words).map((doubt) => ({ ...doubt, line: at + 1 })),
  );
  return sumCents > limitCents
    ? [...ofLines, { kind: 'overLimit', sumCents, limitCents }]
    : ofLines;
}
