/** The maximum number of codes in a filter: longer URLs are truncated or rejected on the way. */
export const MOST_CODES = 300;

const SEPARATORS = /[\s,;،؛|]+/;
/** Direction marks that text editors and chats put around text of the other direction. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Old labels consist of the order code and the two-digit number of the parcel. */
const PARCEL = /^([A-Z]+-\d{5,})-\d{2}$/;

/** The distinct order codes in what was typed, pasted or scanned, in their order. */
export const parseCodes = (typed: string): readonly string[] =>
  unique(typed.replace(INVISIBLE, '').split(SEPARATORS).filter(Boolean).map(codeOf));

/** Adds codes as far as there is space, and returns the rest. */
export function withMore(
  codes: readonly string[],
  more: readonly string[],
): { taken: readonly string[]; rest: readonly string[] } {
  const all = unique([...codes, ...more]);
  return { taken: all.slice(0, MOST_CODES), rest: all.slice(MOST_CODES) };
}

const unique = (codes: readonly string[]): readonly string[] => [...new Set(codes)];

/** Our codes are printed in capitals; a mixed-case code comes from elsewhere and stays as it is. */
function codeOf(typed: string): string {
  const code = typed === typed.toLowerCase() ? typed.toUpperCase() : typed;
  return code.replace(PARCEL, '$1');
}
