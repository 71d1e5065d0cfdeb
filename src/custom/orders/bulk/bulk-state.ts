import type { BulkVerb } from '../stages.ts';
import type { CheckedSelection } from './check-selection.ts';
import type { BulkResult } from './run-bulk.ts';

/** How far a run is, in orders. */
export type BulkProgressSoFar = {
  readonly total: number;
  readonly settled: number;
  readonly failed: number;
  /** Somebody has asked to stop: what is under way is finished, nothing new is begun. */
  readonly stopping: boolean;
};

/** Where a bulk action stands, from the button to the report. */
export type BulkState =
  | { at: 'idle' }
  | { at: 'checking'; verb: BulkVerb }
  | { at: 'asking'; verb: BulkVerb; selection: CheckedSelection }
  | { at: 'running'; verb: BulkVerb; progress: BulkProgressSoFar }
  | { at: 'report'; verb: BulkVerb; result: BulkResult };

export const IDLE: BulkState = { at: 'idle' };
