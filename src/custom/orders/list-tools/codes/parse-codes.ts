/** Most codes that a list is narrowed down to at once: longer addresses are cut or refused on the way. */
export const MOST_CODES = 300;

const SEPARATORS = /[\s,;،؛|]+/;
/** What a text processor or a chat puts around words of another direction. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Labels of the past name the order and then, in two figures, which of its parcels it is. */
const PARCEL = /^([A-Z]+-\d{5,})-\d{2}$/;

/** The order codes in what was typed, pasted or scanned, each once, in their order. */
export const parseCodes = (typed: string): readonly string[] =>
  unique(typed.replace(INVISIBLE, '').split(SEPARATORS).filter(Boolean).map(codeOf));

/** Codes with more of them, as far as there is room, and the rest. */
export function withMore(
  codes: readonly string[],
  more: readonly string[],
): { taken: readonly string[]; rest: readonly string[] } {
  const all = unique([...codes, ...more]);
  return { taken: all.slice(0, MOST_CODES), rest: all.slice(MOST_CODES) };
}

const unique = (codes: readonly string[]): readonly string[] => [...new Set(codes)];

/** Codes are printed in capitals; one that mixes both comes from elsewhere and stays as it is. */
function codeOf(typed: string): string {
  const code = typed === typed.toLowerCase() ? typed.toUpperCase() : typed;
  return code.replace(PARCEL, '$1');
}
