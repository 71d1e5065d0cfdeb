import type { BulkVerb } from '../stages.ts';
import type { CheckedSelection } from './check-selection.ts';
import type { BulkResult } from './run-bulk.ts';

/** The progress of a run, in orders. */
export type BulkProgressSoFar = {
  readonly total: number;
  readonly settled: number;
  readonly failed: number;
  /** The user asked to stop: requests in flight are finished, no new ones are started. */
  readonly stopping: boolean;
};

/** The state of a bulk action, from the button to the report. */
export type BulkState =
  | { at: 'idle' }
  | { at: 'checking'; verb: BulkVerb }
  | { at: 'asking'; verb: BulkVerb; selection: CheckedSelection }
  | { at: 'running'; verb: BulkVerb; progress: BulkProgressSoFar }
  | { at: 'report'; verb: BulkVerb; result: BulkResult };

export const IDLE: BulkState = { at: 'idle' };
