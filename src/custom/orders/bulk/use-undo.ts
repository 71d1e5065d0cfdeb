import { allows } from '../../../../domain/access.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { useHasBin } from '../bin/use-has-bin.ts';
import type { BulkVerb } from '../stages.ts';
import type { BulkResult } from './run-bulk.ts';
import { undoOf } from './undo-of.ts';
import type { BulkRun } from './use-bulk-run.ts';

/**
 * Returns the run that undoes another: the reverse move, which the domain must know and the user must
 * be allowed to make, or the restore from the bin. It names the version that the first run produced, so
 * that an order which another user has moved on since is not pulled back.
 */
export function useUndo(): (verb: BulkVerb, result: BulkResult) => BulkRun | undefined {
  const hasBin = useHasBin();
  const actor = useActor();
  return (verb, { done, changed }) => {
    if (verb === 'delete') {
      return hasBin && done.length > 0
        ? { verb: 'restore', orders: done, takesBack: true }
        : undefined;
    }
    const back = undoOf(verb);
    if (!back || !actor || changed.length === 0) return undefined;
    const { access } = commands.actions[back];
    return allows(access, actor) ? { verb: back, orders: changed, takesBack: true } : undefined;
  };
}
