/** Measures a text, in the unit of the widths that go with it. */
type Fits = (text: string) => boolean;

const HYPHEN = '-';

/** After these a word may be continued on the next line as it is, as in `Oulad-Benhammou`. */
const OPENINGS = /[-‐–—/@_,;:.)]/;

/**
 * Words in which a hyphen shows a reader that they go on. In a number, an address of the web or an
 * IBAN it would be read as a part of it, and Arabic has none.
 */
const WRITTEN_WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}’'‐-]+\p{P}*$/u;

/** Sounds that are written with several letters and stay together. */
const SOUNDS = ['sch', 'ch', 'ck', 'ph', 'th', 'sh', 'rh', 'gh', 'qu', 'gn'];
const VOWEL = /[aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûüÿ]/i;

/** Whether a syllable may begin at this place: one consonant, or one sound, before a vowel. */
function beginsSyllable(letters: readonly string[], at: number): boolean {
  const rest = letters
    .slice(at, at + 4)
    .join('')
    .toLowerCase();
  const sound = SOUNDS.find((each) => rest.startsWith(each)) ?? rest.slice(0, 1);
  const isInSound = SOUNDS.some((each) =>
    [1, 2].some((back) => {
      const before = letters
        .slice(Math.max(0, at - back), at + 3)
        .join('')
        .toLowerCase();
      return back < each.length && at >= back && before.startsWith(each);
    }),
  );
  return (
    !isInSound &&
    !VOWEL.test(sound.slice(0, 1)) &&
    VOWEL.test(rest.slice(sound.length, sound.length + 1))
  );
}

/** The fewest letters of a word on either side of a hyphen. */
const FEWEST = 2;

/**
 * Where a word is divided that is wider than a line: after a sign of its own such as `/`, else before
 * a syllable with a hyphen, else where the line is full. `most` letters fit.
 */
export function divided(
  letters: readonly string[],
  most: number,
  fits: Fits,
): { readonly taken: number; readonly hyphen: string } {
  for (let at = most; at >= most / 2; at -= 1) {
    if (OPENINGS.test(letters[at - 1] ?? '')) return { taken: at, hyphen: '' };
  }
  const bare = { taken: most, hyphen: '' };
  if (!WRITTEN_WORD.test(letters.join(''))) return bare;
  const withHyphen = (taken: number) => fits(letters.slice(0, taken).join('') + HYPHEN);
  let full = Math.min(most, letters.length - FEWEST);
  while (full >= FEWEST && !withHyphen(full)) full -= 1;
  if (full < FEWEST) return bare;
  for (let at = full; at > full / 2 && at >= FEWEST; at -= 1) {
    if (beginsSyllable(letters, at)) return { taken: at, hyphen: HYPHEN };
  }
  return { taken: full, hyphen: HYPHEN };
}
