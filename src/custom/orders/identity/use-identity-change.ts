import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { errorKey } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** What the check of an ID card notes with an order. */
type IdentityChange = Partial<
  Pick<Order, 'identityRequestedAt' | 'identitySeenAt' | 'frontId' | 'backId'>
>;

/** A notice about a change, with the way back, and what is said once it was gone. */
type Undoable = {
  readonly done: string;
  readonly changed: Order;
  readonly back: IdentityChange;
  readonly undone: string;
};

/** Notes with an order that another ID card was requested, that it was seen, or neither any more. */
export function useIdentityChange(order: Order) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({
    meta: { silent: true }, // The buttons show that it is being noted.
    mutationFn: async ({ order: noted, change }: { order: Order; change: IdentityChange }) =>
      (
        await provider.update<Order>('commands', {
          id: noted.id,
          data: { ...change, __v: noted.__v },
          previousData: noted,
        })
      ).data,
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });
  /** The order as it is then; nothing if it was rejected, which a notice has said. */
  const set = (change: IdentityChange, of = order): Promise<Order | undefined> =>
    ignoringFailure(mutateAsync({ order: of, change }), 'A notice has said why.');

  const offerUndo = ({ done, changed, back, undone }: Undoable) => {
    const takeBack = async () => {
      if (await set(back, changed)) toast(undone, { type: 'success' });
    };
    toast(done, {
      type: 'success',
      action: { label: 'ra.action.undo', onChoose: () => void takeBack() },
    });
  };
  return { set, offerUndo, isPending };
}
