import type { PrintJob } from '../../../domain/documents/papers.ts';
import type { Piece } from './pieces.ts';
import type { PrintedBytes, Progress } from './printed.ts';

/** A job without its papers, which come in pieces. */
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
