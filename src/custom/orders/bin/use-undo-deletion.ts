import type { Identifier } from 'react-admin';
import type { NoticeAction } from '../../../kit/notices/use-notice.tsx';
import { useHasBin } from './use-has-bin.ts';
import { useRestore } from './use-restore.ts';

type Undo = { action?: Parameters<typeof NoticeAction>[0] };

/** The undo action for the notice of a deletion, if there is a bin. */
export function useUndoDeletion(): (ids: readonly Identifier[]) => Undo {
  const hasBin = useHasBin();
  const restore = useRestore();
  return (ids) =>
    hasBin ? { action: { label: 'ra.action.undo', onChoose: () => void restore(ids) } } : {};
}
