import { BulkProgress } from './BulkProgress.tsx';
import { BulkQuestion } from './BulkQuestion.tsx';
import { BulkReport } from './BulkReport.tsx';
import type { BulkAction } from './use-bulk-action.ts';

/** The dialogs of a bulk action: confirmation, progress and report. */
export function BulkDialogs({ bulk }: { bulk: BulkAction }) {
  const { state, run, stop, close } = bulk;
  switch (state.at) {
    case 'idle':
    case 'checking':
      return null;
    case 'asking':
      return <BulkQuestion {...state} onRun={run} onClose={close} />;
    case 'running':
      return <BulkProgress {...state} onStop={stop} />;
    case 'report':
      return <BulkReport {...state} bulk={bulk} />;
    default:
      return state satisfies never;
  }
}
