import type { ScreenProps } from '../../../kit/view/bulk-action.ts';
import { MessageToSelected } from './MessageToSelected.tsx';

/** Writes to the customers of the selected orders, each once: by SMS, at first. */
export default function BulkMessageDialog({ ids, onClose }: ScreenProps) {
  return <MessageToSelected orders={ids} start={{ kind: 'sms' }} isLayer onClose={onClose} />;
}
