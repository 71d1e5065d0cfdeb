import { type ChangeObject, diffArrays } from 'diff';

/** A piece of a text that was left as it is, added or removed. */
export type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** `put` replaces the tokens from `at` to before `until`. */
export type Edit = { readonly at: number; readonly until: number; readonly put: readonly string[] };

const WORD = /\S+|\s+/gu;
/** Sentences and the spaces between them; in formatted text also the tags of its blocks. */
const SENTENCE =
  /\s+|<\/?(?:p|h\d|ul|ol|li|blockquote)\b[^>]*>|(?:(?!<\/?(?:p|h\d|ul|ol|li|blockquote)\b)[^.!?؟\n])+[.!?؟]*|[.!?؟]+/gu;
/**
 * A comparison takes time and memory by the square of what differs (Myers' algorithm, by jsdiff).
 * Beyond this, what lies between the common beginning and end counts as replaced.
 */
const MOST_EDITS = 2_500;

const tokens = (text: string, form: RegExp): readonly string[] => text.match(form) ?? [];

/** The words that were removed from a text and added to it, in reading order. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const old = tokens(before, WORD);
  let at = 0;
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], words: readonly string[]) => {
    if (words.length > 0) pieces.push({ kind, text: words.join('') });
  };
  for (const edit of joinedEdits(editsOf(old, tokens(after, WORD)), old)) {
    add('same', old.slice(at, edit.at));
    add('removed', old.slice(edit.at, edit.until));
    add('added', edit.put);
    at = edit.until;
  }
  add('same', old.slice(at));
  return pieces;
}

/**
 * A text with the changes of two people; `undefined` if both changed the same sentence.
 */
export function mergedText(base: string, mine: string, theirs: string): string | undefined {
  const old = tokens(base, SENTENCE);
  const own = editsOf(old, tokens(mine, SENTENCE));
  const others = editsOf(old, tokens(theirs, SENTENCE));
  if (own.some((edit) => others.some((other) => touches(edit, other)))) return undefined;
  const all = [...own, ...others].toSorted((a, b) => a.at - b.at);
  const merged: string[] = [];
  let at = 0;
  for (const edit of all) {
    merged.push(...old.slice(at, edit.at), ...edit.put);
    at = edit.until;
  }
  return [...merged, ...old.slice(at)].join('');
}

/** Changed words that only spaces separate are one change. */
function joinedEdits(edits: readonly Edit[], old: readonly string[]): readonly Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    const between = old.slice(last?.until ?? 0, edit.at);
    if (last && between.every((token) => token.trim() === '')) {
      const put = [...last.put, ...between, ...edit.put];
      joined.splice(-1, 1, { at: last.at, until: edit.until, put });
    } else joined.push(edit);
  }
  return joined;
}

const touches = (a: Edit, b: Edit): boolean => a.at <= b.until && b.at <= a.until;

/** The fewest edits that lead from one list of tokens to another. */
export function editsOf(before: readonly string[], after: readonly string[]): readonly Edit[] {
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).toReversed(), after.slice(start).toReversed());
  const old = before.slice(start, before.length - end);
  const put = after.slice(start, after.length - end);
  if (old.length === 0 && put.length === 0) return [];
  const runs = diffArrays([...old], [...put], { maxEditLength: MOST_EDITS });
  // Texts that have next to nothing in common are replaced as a whole.
  if (!runs) return [{ at: start, until: start + old.length, put }];
  return editsIn(runs, start);
}

/** How many tokens two lists have in common at their beginning. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((token, index) => token !== other[index]);
  return at < 0 ? one.length : at;
}

/** The edits of a comparison, which begins at a token. */
function editsIn(runs: readonly ChangeObject<string[]>[], start: number): readonly Edit[] {
  const edits: Edit[] = [];
  let at = start;
  for (const { added, removed, value } of runs) {
    const last = edits.at(-1);
    const until = added ? at : at + value.length;
    if (added || removed) {
      const put = added ? value : [];
      if (last?.until === at)
        edits.splice(-1, 1, { at: last.at, until, put: [...last.put, ...put] });
      else edits.push({ at, until, put });
    }
    at = until;
  }
  return edits;
}
