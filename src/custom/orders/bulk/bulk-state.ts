import type { Order } from '../../../../domain/resources/commands.ts';
import type { BulkVerb } from '../stages.ts';
import type { CheckedSelection } from './check-selection.ts';
import type { FailureReason } from './failure-reason.ts';

/** An order that was not changed, and why. */
export type Failure = { readonly order: Order; readonly reason: FailureReason };

/** Where a bulk action stands, from the button to the report. */
export type BulkState =
  | { at: 'idle' }
  | { at: 'checking'; verb: BulkVerb }
  | { at: 'asking'; verb: BulkVerb; selection: CheckedSelection }
  | { at: 'running'; verb: BulkVerb; total: number; settled: number; failed: number }
  | { at: 'report'; verb: BulkVerb; total: number; failures: readonly Failure[] };

export const IDLE: BulkState = { at: 'idle' };
