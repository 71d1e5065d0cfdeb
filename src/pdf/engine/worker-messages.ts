import type { PrintedDocument, PrintJob } from '../../../domain/documents/print-job.ts';
import type { OrdersListDocument } from '../../../domain/documents/printed-documents.ts';
import type { PrintedBytes, Progress } from './printed.ts';

/** A job without its documents, which come in pieces. */
export type JobHead = Omit<PrintJob, 'documents'>;

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
  readonly documents: readonly PrintedDocument[];
  /** Whether it begins with further rows of the list that ended the previous piece. */
  readonly goesOn: boolean;
};

/** The size of a piece, in rows of the orders list. */
const PIECE = 500;
/** A letter or a label names two people and has lines. */
const ROWS_OF_A_DOCUMENT = 5;
const BYTES_OF_A_ROW = 10_000;

/**
 * The documents of a job in pieces, at least one. The page is blocked while data is copied to a
 * worker, so large jobs are handed over bit by bit.
 */
export function piecesOf(documents: readonly PrintedDocument[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: PrintedDocument[] = [];
  let weight = 0;
  const close = (): void => {
    if (open.length > 0) pieces.push({ documents: open, goesOn: false });
    open = [];
    weight = 0;
  };
  for (const printed of documents) {
    const own = weightOf(printed);
    if (weight + own > PIECE) close();
    if (printed.kind === 'ordersList' && own > PIECE) pieces.push(...slicesOf(printed));
    else {
      open.push(printed);
      weight += own;
    }
  }
  close();
  return pieces.length > 0 ? pieces : [{ documents: [], goesOn: false }];
}

const slicesOf = (list: OrdersListDocument): readonly Piece[] =>
  Array.from({ length: Math.ceil(list.rows.length / PIECE) }, (_, at) => ({
    documents: [{ ...list, rows: list.rows.slice(at * PIECE, (at + 1) * PIECE) }],
    goesOn: at > 0,
  }));

function weightOf(printed: PrintedDocument): number {
  if (printed.kind === 'ordersList') return printed.rows.length;
  if (printed.kind === 'archived') return Math.ceil(printed.pdf.byteLength / BYTES_OF_A_ROW);
  return ROWS_OF_A_DOCUMENT;
}

/** Puts documents that came in pieces together again. */
export function documentsOf(pieces: readonly Piece[]): readonly PrintedDocument[] {
  const documents: PrintedDocument[] = [];
  for (const { documents: some, goesOn } of pieces) {
    const [first, ...rest] = some;
    const last = documents.at(-1);
    if (goesOn && first?.kind === 'ordersList' && last?.kind === 'ordersList') {
      documents.splice(-1, 1, { ...last, rows: [...last.rows, ...first.rows] }, ...rest);
    } else documents.push(...some);
  }
  return documents;
}
