import type { OrdersListPaper, Paper } from '../../../domain/documents/papers.ts';

/** Some papers of a job on their way to the worker. */
export type Piece = {
  readonly papers: readonly Paper[];
  /** Whether it begins with further rows of the list that ended the previous piece. */
  readonly goesOn: boolean;
};

/** The size of a piece, in rows of the orders list. */
const PIECE = 500;
/** A letter or a label names two people and has lines. */
const ROWS_OF_A_PAPER = 5;
const BYTES_OF_A_ROW = 10_000;

/**
 * The papers of a job in pieces, at least one. The page is blocked while data is copied to a
 * worker, so large jobs are handed over bit by bit.
 */
export function piecesOf(papers: readonly Paper[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: Paper[] = [];
  let weight = 0;
  const close = (): void => {
    if (open.length > 0) pieces.push({ papers: open, goesOn: false });
    open = [];
    weight = 0;
  };
  for (const paper of papers) {
    const own = weightOf(paper);
    if (weight + own > PIECE) close();
    if (paper.kind === 'ordersList' && own > PIECE) pieces.push(...slicesOf(paper));
    else {
      open.push(paper);
      weight += own;
    }
  }
  close();
  return pieces.length > 0 ? pieces : [{ papers: [], goesOn: false }];
}

const slicesOf = (list: OrdersListPaper): readonly Piece[] =>
  Array.from({ length: Math.ceil(list.rows.length / PIECE) }, (_, at) => ({
    papers: [{ ...list, rows: list.rows.slice(at * PIECE, (at + 1) * PIECE) }],
    goesOn: at > 0,
  }));

function weightOf(paper: Paper): number {
  if (paper.kind === 'ordersList') return paper.rows.length;
  if (paper.kind === 'archived') return Math.ceil(paper.pdf.byteLength / BYTES_OF_A_ROW);
  return ROWS_OF_A_PAPER;
}

/** Puts papers that came in pieces together again. */
export function papersOf(pieces: readonly Piece[]): readonly Paper[] {
  const papers: Paper[] = [];
  for (const { papers: some, goesOn } of pieces) {
    const [first, ...rest] = some;
    const last = papers.at(-1);
    if (goesOn && first?.kind === 'ordersList' && last?.kind === 'ordersList') {
      papers.splice(-1, 1, { ...last, rows: [...last.rows, ...first.rows] }, ...rest);
    } else papers.push(...some);
  }
  return papers;
}
