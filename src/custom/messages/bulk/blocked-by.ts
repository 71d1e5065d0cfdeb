import { textLimitOf } from '../../../../domain/chat/text-limits.ts';
import type { Preview } from '../template/use-preview.ts';
import type { BulkDraft } from './use-bulk-draft.ts';

/** Why a message to many cannot be sent as it stands. */
export type Blocked =
  | 'nobody'
  | 'noText'
  | 'noContent'
  | 'tooLong'
  | 'unknown'
  | 'checking'
  | 'preparing'
  | 'failed';

type State = {
  draft: Pick<BulkDraft, 'kind' | 'isPlain' | 'isEmpty' | 'attached' | 'texts'>;
  isForPeople: boolean;
  /** Whether a file will be attached in a moment. */
  isPreparing: boolean;
  /** Placeholders that stand for nothing. */
  unknown: readonly string[];
  preview: Preview;
};

/**
 * Why it cannot be sent now. What is not known is no reason if the back end cannot answer, or knows
 * only the specification: it then decides by itself.
 */
export function blockedBy({
  draft,
  isForPeople,
  isPreparing,
  ...state
}: State): Blocked | undefined {
  const { unknown, preview } = state;
  const { kind, isPlain, isEmpty } = draft;
  if (!isForPeople) return 'nobody';
  if (isPreparing) return 'preparing';
  // By phone, such a back end writes the text.
  if (isPlain && kind !== 'broadcast') return undefined;
  if (isEmpty) return kind === 'broadcast' ? 'noContent' : 'noText';
  if (isTooLong(draft)) return 'tooLong';
  if (unknown.length > 0) return 'unknown';
  if (!isPlain && preview.error) return 'failed';
  if (!isPlain && !preview.isCurrent) return 'checking';
  return preview.data?.totals.reached === 0 ? 'nobody' : undefined;
}

/** Whether a text has more characters than are sent this way: one of the chat may be longer. */
export const isTooLong = ({ kind, attached, texts }: Omit<State['draft'], 'isPlain'>): boolean =>
  !attached &&
  Object.values(texts).some((text) => [...(text?.trim() ?? '')].length > textLimitOf(kind));
