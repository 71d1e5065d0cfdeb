import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tour } from '../../../domain/resources/tours.ts';
import type { User } from '../../../domain/resources/users.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { PartialFailure } from '../../providers/partial-failure.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

type Move = { readonly ids: readonly string[]; readonly to: string; readonly isUndo: boolean };

/**
 * Moves customers of a tour to another one, and offers to move them back. They keep the city that they
 * have registered for, so that nothing is lost on the way.
 */
export function useMoveCustomers(from: Tour, onDone: () => void) {
  const toast = useToast();
  const client = useQueryClient();
  const provider = useAppDataProvider();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids, to }: Move) =>
      provider.updateMany('users', { ids: [...ids], data: { tour: { _id: to } } }),
    onSuccess: (_, { ids, isUndo }) => {
      if (isUndo) return toast('people.registered.undone', { type: 'success' });
      return toast('people.registered.moved', {
        type: 'success',
        args: { smart_count: ids.length },
        action: { label: 'ra.action.undo', onChoose: () => back(ids) },
      });
    },
    onError: (error, { ids, isUndo }) => {
      if (!(error instanceof PartialFailure)) return toast(errorKey(error), { type: 'error' });
      const { done } = error;
      return toast('people.registered.partly', {
        type: 'error',
        args: { failed: ids.length - done.length, number: ids.length },
        ...(done.length > 0 &&
          !isUndo && {
            action: { label: 'ra.action.undo', onChoose: () => back(done.map(String)) },
          }),
      });
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['users'] });
      onDone();
    },
  });
  const back = (ids: readonly string[]) => mutate({ ids, to: from.id, isUndo: true });
  return {
    move: (customers: readonly User[], to: Tour) =>
      mutate({ ids: customers.map(({ id }) => id), to: to.id, isUndo: false }),
    isMoving: isPending,
  };
}
