/** A piece of a text that was kept, added or removed. */
export type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** `put` replaces the tokens from `at` to before `until`. */
export type Edit = { readonly at: number; readonly until: number; readonly put: readonly string[] };

const WORD = /\S+|\s+/gu;
/** Sentences and the spaces between them; in formatted text also the tags of its blocks. */
const SENTENCE =
  /\s+|<\/?(?:p|h\d|ul|ol|li|blockquote)\b[^>]*>|(?:(?!<\/?(?:p|h\d|ul|ol|li|blockquote)\b)[^.!?؟\n])+[.!?؟]*|[.!?؟]+/gu;
/** Comparing two long texts token by token takes their product in steps. */
const MOST_STEPS = 4_000_000;

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

/** Changed words that only spaces keep apart are one change. */
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
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const put = after.slice(start, after.length - end);
  if (old.length === 0 && put.length === 0) return [];
  const isSmall = old.length * put.length <= MOST_STEPS;
  const edits = isSmall ? editsInside(old, put) : [{ at: 0, until: old.length, put }];
  return edits.map((edit) => ({ ...edit, at: edit.at + start, until: edit.until + start }));
}

/** Walks along the longest common subsequence and joins neighbouring changes. */
function editsInside(old: readonly string[], put: readonly string[]): readonly Edit[] {
  const common = commonLengths(old, put);
  const length = (i: number, j: number): number => common[i * (put.length + 1) + j] ?? 0;
  const edits: Edit[] = [];
  let [i, j, fromI, fromJ] = [0, 0, 0, 0];
  const close = () => {
    if (i > fromI || j > fromJ) edits.push({ at: fromI, until: i, put: put.slice(fromJ, j) });
  };
  while (i < old.length || j < put.length) {
    if (i < old.length && j < put.length && old[i] === put[j]) {
      close();
      i += 1;
      j += 1;
      [fromI, fromJ] = [i, j];
    } else if (j >= put.length || (i < old.length && length(i + 1, j) >= length(i, j + 1))) i += 1;
    else j += 1;
  }
  close();
  return edits;
}

/** The length of the longest common subsequence of every two tails. */
function commonLengths(old: readonly string[], put: readonly string[]): Uint32Array {
  const width = put.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = put.length - 1; j >= 0; j -= 1) {
      const [skipOld = 0, skipPut = 0] = [common[(i + 1) * width + j], common[i * width + j + 1]];
      const both = common[(i + 1) * width + j + 1] ?? 0;
      common[i * width + j] = old[i] === put[j] ? both + 1 : Math.max(skipOld, skipPut);
    }
  }
  return common;
}
