import type { OrdersListPaper } from '../../../domain/documents/papers.ts';
import type { Paper, PrintJob } from '../../../domain/documents/print-job.ts';
import type { PrintedBytes, Progress } from './printed.ts';

/** A job without its documents, which come in pieces. */
export type JobHead = Omit<PrintJob, 'papers'>;

/**
 * Messages from the page to the worker; `id` names the job, and `print` brings the last of its
 * pieces.
 */
export type ToWorker =
  | { readonly type: 'warmUp' }
  | { readonly type: 'piece'; readonly id: number; readonly piece: Piece }
  | {
      readonly type: 'print';
      readonly id: number;
      readonly piece: Piece;
      readonly head: JobHead;
    }
  | { readonly type: 'cancel'; readonly id: number };

/** Messages from the worker; `alive` says that it is working although nothing is finished yet. */
export type FromWorker =
  | { readonly type: 'alive' }
  | ({ readonly type: 'progress'; readonly id: number } & Progress)
  | ({ readonly type: 'printed'; readonly id: number } & PrintedBytes)
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Some documents of a job on their way to the worker. */
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
 * The documents of a job in pieces, at least one. The page is blocked while data is copied to a
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

/** Puts documents that came in pieces together again. */
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
