/** The sound of a name, reduced from its Latin spelling. */
export type LatinSkeleton = {
  /** Its consonants, with `V` for a vowel at its beginning and `1` for one at its end. */
  readonly consonants: string;
  /** Whether its first vowel is dark (o, u) or light: this distinguishes Hussein from Hassan. */
  readonly vowel: 'O' | 'A';
};

/**
 * Letters that sound alike, in the order in which they are replaced. Capitals are already replaced.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/t?s?ch|sh/g, 'X'],
  [/dj/g, 'J'],
  [/kh/g, 'C'],
  [/ph|v/g, 'F'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/gh|ck|[gq]u(?=[eiy])/g, 'K'],
  [/c(?=[eiy])/g, 'S'],
  [/g(?=[eiy])/g, 'J'],
  [/[cgkq]/g, 'K'],
  [/x/g, 'KS'],
  // Fez is Fes.
  [/z$/g, 'S'],
  // Marouane is Marwan, Fuad is Fouad; but Mueller is Müller.
  [/ou(?=[aeiouy])|u(?=a)/g, 'W'],
  // Soufiane is Sufyan.
  [/[iy]+(?=[aou])|y(?=[ei])/g, 'Y'],
];

const VOWELS = /[aeiouy]+/g;

/** The skeleton of a folded Latin word. A final e after a consonant is silent, as in Amine. */
export function latinSkeleton(word: string): LatinSkeleton {
  const single = word.replace(/(\p{Letter})\1+/gu, '$1');
  const spoken = single.replace(/(?<=[aeiouy])h$/, '').replace(/(?<=..[^aeiouy])e$/, '');
  const sounds = SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), spoken);
  const [first = ''] = sounds.match(/[aeiouy]/) ?? [];
  const simplified = sounds.replace(/^[aeiouy]+/, 'V').replace(/[aeiouy]+$/, '1');
  return {
    consonants: simplified.replace(VOWELS, '').toUpperCase(),
    vowel: first === 'o' || first === 'u' ? 'O' : 'A',
  };
}

/**
 * How the word may be written in Arabic letters, which have long vowels only: a dark vowel before
 * the last consonant may be long (Mahmud), and is long if two letters spell it (Mahmoud); a y after
 * a consonant may be long (Maryam).
 */
export function asArabicSkeletons(word: string): readonly string[] {
  const { consonants } = latinSkeleton(word);
  const withLong = consonants.replace(/([A-Z])$/, 'W$1');
  const single = word.replace(/([^aeiouy])\1+/g, '$1');
  const ends = /(ou|oo)[^aeiouy]e?$/.test(single)
    ? [withLong]
    : /[^ou][ou][^aeiouy]$/.test(single)
      ? [consonants, withLong]
      : [consonants];
  const withoutY = ends.map((end) => end.replace(/(?<=[^V])Y(?=.)/, ''));
  return [...new Set([...ends, ...withoutY])];
}
