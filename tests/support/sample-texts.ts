import fc from 'fast-check';
import { cleanText } from '../../domain/clean-text.ts';
import type { TextField } from '../../domain/fields.ts';
import { violationOf } from '../../domain/validate.ts';

/** Says why no sample was found, for somebody who then declares one. */
export class NoSample extends Error {
  override name = 'NoSample';
}

const TEXTS = ['Ahorn', 'Birke', 'Eiche', 'Fichte', 'Linde', 'Tanne', 'Ulme', 'Weide'];

/** A text with a number, another one for each n. */
export const wordFor = (n: number): string => `${TEXTS[n % TEXTS.length]}${n}`;

/** Whether the server stores the text as it is. */
const isStoredAsIs = (field: TextField, text: string): boolean =>
  text === text.normalize('NFC').trim() &&
  text === cleanText(text, field.format === 'multiline' ? 'text' : 'line');

const isLegal = (field: TextField, text: string): boolean =>
  text !== '' && violationOf(field, text) === undefined && isStoredAsIs(field, text);

const phones = (n: number): readonly string[] => {
  const last = String(10_000 + (n % 90_000));
  return [`+2126610${last}`, `+4915112${last}0`, `+336120${last}`, `+346120${last}`];
};

/** Texts as people write them, the plainest first. */
function plainTexts(field: TextField, n: number): readonly string[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;
  const word = wordFor(n);
  const short = n.toString(36);
  switch (field.format) {
    case 'email': {
      const [usual, shortest] = [`${word.toLowerCase()}@example.org`, `${short}@b.de`];
      return [usual, shortest, `${'x'.repeat(Math.max(0, min - usual.length))}${usual}`];
    }
    case 'url':
      return [
        `https://example.org/${word}`,
        `https://b.de/${short}`,
        `http://${short}.de`,
        `https://example.org/${word}`.padEnd(min, 'x'),
      ];
    case 'phone':
      return phones(n);
    case 'line':
    case 'multiline':
      return [
        // A long one is a password, and no name of its owner with something behind it.
        ...(min < 8 ? [word] : [`${n} Kompass am Fenster`]),
        ...(max < word.length ? [short.padStart(min, '0')] : []),
        word.padEnd(min, 'x').slice(0, max),
        word.toLowerCase(),
        `${String(n % 24).padStart(2, '0')}:30`,
        `${n % 1000}.50`,
      ];
    default:
      return field.format satisfies never;
  }
}

/** How far a text is from those that every search, order and screen shows as they are. */
function oddity(text: string): number {
  if (/^[A-Za-z0-9]+([ .,:/+-][A-Za-z0-9]+)*$/.test(text)) return 0;
  return /^[\p{L}\p{N}][\p{L}\p{N} .,:/+-]*$/u.test(text) ? 1 : 2;
}

const GENERATED = 400;
const SIZES = ['small', 'medium', 'large'] as const;

/** Parts of a pattern that fast-check cannot write; what is written is compared with all of it. */
const LOOKS = /\(\?<?[=!](?:[^()\\]|\\.)*\)|\\b/gi;

/** What fast-check writes for a pattern, or why it cannot. */
function arbitraryOf({ pattern, max }: TextField, size: (typeof SIZES)[number]) {
  const { source = '', flags = '' } = pattern ?? {};
  const known = flags.replace(/[^su]/g, '');
  const constraints = max === undefined ? { size } : { size, maxLength: max };
  try {
    return fc.stringMatching(new RegExp(source.replace(LOOKS, ''), known), constraints);
  } catch (error) {
    return String(error);
  }
}

type Generated = { readonly texts: readonly string[]; readonly failure?: string };

/** Different legal texts of a pattern, and of those only the least odd ones. */
function textsOfPattern(field: TextField): Generated {
  const texts = new Set<string>();
  for (const size of SIZES) {
    const arbitrary = arbitraryOf(field, size);
    if (typeof arbitrary === 'string') return { texts: [], failure: arbitrary };
    for (const text of fc.sample(arbitrary, { numRuns: GENERATED, seed: 7 })) {
      if (isLegal(field, text)) texts.add(text);
    }
    if (texts.size > GENERATED / 4) break;
  }
  const least = Math.min(...[...texts].map(oddity));
  return { texts: [...texts].filter((text) => oddity(text) === least) };
}

const known = new WeakMap<TextField, Generated>();

/** The legal texts of a field with a pattern, as fast-check writes them. */
function generatedTexts(field: TextField): Generated {
  const found = known.get(field) ?? (field.pattern ? textsOfPattern(field) : { texts: [] });
  known.set(field, found);
  return found;
}

const usual = new WeakMap<TextField, boolean>();

/** Whether texts as people write them are legal in a field. */
function isUsual(field: TextField): boolean {
  const found =
    usual.get(field) ??
    [0, 1, 2].every((n) => plainTexts(field, n).some((text) => isLegal(field, text)));
  usual.set(field, found);
  return found;
}

/** How many different texts there are to choose from. */
export function countOfTexts(field: TextField): number {
  if (!isUsual(field)) return generatedTexts(field).texts.length;
  const { max = 7 } = field;
  return max < 7 ? 36 ** max : Number.POSITIVE_INFINITY;
}

/**
 * A legal text of a field; as far as there are enough, another one for each n. Throws if none is
 * found.
 */
export function textFor(field: TextField, n: number): string {
  if (isUsual(field)) {
    const plain = plainTexts(field, n).find((text) => isLegal(field, text));
    if (plain !== undefined) return plain;
  }
  const { texts, failure = 'Its limits and its pattern leave hardly any.' } = generatedTexts(field);
  const text = texts[n % texts.length];
  if (text === undefined) throw new NoSample(failure);
  return text;
}
