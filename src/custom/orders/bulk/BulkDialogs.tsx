import type { Order } from '../../../../domain/resources/commands.ts';
import type { BulkVerb } from '../stages.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkQuestion } from './BulkQuestion.tsx';
import { BulkReport } from './BulkReport.tsx';
import type { BulkState } from './bulk-state.ts';

type Props = {
  state: BulkState;
  onRun: (run: { verb: BulkVerb; orders: readonly Order[] }) => void;
  onClose: () => void;
};

/** What a bulk action shows while it asks, runs and reports. */
export function BulkDialogs({ state, onRun, onClose }: Props) {
  switch (state.at) {
    case 'idle':
    case 'checking':
      return null;
    case 'asking':
      return <BulkQuestion {...state} onRun={onRun} onClose={onClose} />;
    case 'running':
      return <BulkProgress {...state} />;
    case 'report':
      return <BulkReport {...state} onClose={onClose} />;
    default:
      return state satisfies never;
  }
}
