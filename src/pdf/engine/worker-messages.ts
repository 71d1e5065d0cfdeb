import type { PrintJob } from '../../../domain/documents/papers.ts';
import type { PrintedBytes, Progress } from './printed.ts';

/** What the page says to the worker; `id` names the job. */
export type ToWorker =
  | { readonly type: 'warmUp' }
  | { readonly type: 'print'; readonly id: number; readonly job: PrintJob }
  | { readonly type: 'cancel'; readonly id: number };

/** What the worker says; `alive` tells that it works though nothing is done yet. */
export type FromWorker =
  | { readonly type: 'alive' }
  | ({ readonly type: 'progress'; readonly id: number } & Progress)
  | ({ readonly type: 'printed'; readonly id: number } & PrintedBytes)
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
