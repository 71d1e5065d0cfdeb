import { editsOf, type Piece, wordDiff } from '../../kit/conflict/text-diff.ts';
import type { TextBlock } from './legal-blocks.ts';

/** What became of a paragraph; one that moved stands at its old place and at its new one. */
export type ComparedBlock =
  | { readonly kind: 'same'; readonly block: TextBlock }
  | { readonly kind: 'added' | 'removed'; readonly block: TextBlock }
  | { readonly kind: 'movedFrom' | 'movedTo'; readonly block: TextBlock; readonly move: number }
  | {
      readonly kind: 'changed';
      readonly before: TextBlock;
      readonly after: TextBlock;
      readonly pieces: readonly Piece[];
    };

type DeletedBlock = { kind: 'added' | 'removed'; block: TextBlock };

/** More pairs than this are not weighed against each other: a text that is wholly new. */
const MOST_PAIRS = 40_000;
/** From this share of words in common on, a paragraph counts as changed, not as another one. */
const ALIKE = 0.5;

/** Two texts compared by paragraph, and by word within the changed ones. */
export function compareTexts(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): readonly ComparedBlock[] {
  const rows: ComparedBlock[] = [];
  let at = 0;
  const put = after.map(keyOf);
  let next = 0;
  for (const edit of editsOf(before.map(keyOf), put)) {
    rows.push(...before.slice(at, edit.at).map((block) => ({ kind: 'same', block }) as const));
    next += edit.at - at;
    rows.push(
      ...paired(before.slice(edit.at, edit.until), after.slice(next, next + edit.put.length)),
    );
    next += edit.put.length;
    at = edit.until;
  }
  rows.push(...before.slice(at).map((block) => ({ kind: 'same', block }) as const));
  return withMoves(rows);
}

const keyOf = ({ tag, text }: TextBlock): string => `${tag} ${text}`;

/** Where some paragraphs were replaced by others: those that are alike stand beside each other. */
function paired(old: readonly TextBlock[], put: readonly TextBlock[]): readonly ComparedBlock[] {
  const rows: ComparedBlock[] = [];
  const isWeighed = old.length * put.length <= MOST_PAIRS;
  const oldWords = isWeighed ? old.map(wordsOf) : [];
  let at = 0;
  for (const after of put) {
    const words = isWeighed ? wordsOf(after) : undefined;
    const found = words ? oldWords.findIndex((one, i) => i >= at && isAlike(one, words)) : -1;
    const before = old[found];
    if (!before) rows.push({ kind: 'added', block: after });
    else {
      rows.push(...old.slice(at, found).map((block) => ({ kind: 'removed', block }) as const));
      const pieces = wordDiff(before.text, after.text);
      rows.push({ kind: 'changed', before, after, pieces });
      at = found + 1;
    }
  }
  rows.push(...old.slice(at).map((block) => ({ kind: 'removed', block }) as const));
  return rows;
}

const wordsOf = ({ text }: TextBlock): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const common = [...a].filter((label) => b.has(label)).length;
  return 2 * common >= ALIKE * (a.size + b.size) && common > 0;
}

/** A paragraph that was removed in one place and added verbatim in another counts as moved. */
function withMoves(rows: readonly ComparedBlock[]): readonly ComparedBlock[] {
  const waiting = new Map<string, DeletedBlock[]>();
  for (const row of rows) {
    if (row.kind !== 'removed') continue;
    const key = keyOf(row.block);
    waiting.set(key, [...(waiting.get(key) ?? []), row as DeletedBlock]);
  }
  const moves = new Map<ComparedBlock, number>();
  let count = 0;
  for (const row of rows) {
    const from = row.kind === 'added' ? waiting.get(keyOf(row.block))?.shift() : undefined;
    if (!from) continue;
    count += 1;
    moves.set(row, count).set(from as ComparedBlock, count);
  }
  return rows.map((row) => {
    const move = moves.get(row);
    if (move === undefined || !('block' in row)) return row;
    return { kind: row.kind === 'added' ? 'movedTo' : 'movedFrom', block: row.block, move };
  });
}
