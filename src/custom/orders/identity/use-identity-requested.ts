import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { errorKey } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

type Noting = { readonly order: Order; readonly at: string | null };

/** A notice about a change, with the way back to the order as it was before. */
type Undoable = {
  readonly done: string;
  readonly changed: Order;
  readonly before: Pick<Order, 'identityRequestedAt'>;
};

/** Notes that another ID card was requested, or that it is no longer expected. */
export function useIdentityRequested(order: Order) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({
    meta: { silent: true }, // The buttons show that it is being noted.
    mutationFn: async ({ order: noted, at }: Noting) =>
      (
        await provider.update<Order>('commands', {
          id: noted.id,
          data: { identityRequestedAt: at, __v: noted.__v },
          previousData: noted,
        })
      ).data,
    onError: (error) => toast(errorKey(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });
  /** The order as it is then; nothing if it was rejected, which a notice has said. */
  const set = (at: string | null, of = order): Promise<Order | undefined> =>
    ignoringFailure(mutateAsync({ order: of, at }), 'A notice has said why.');

  const offerUndo = ({ done, changed, before }: Undoable) => {
    const back = before.identityRequestedAt ?? null;
    const takeBack = async () => {
      const restored = await set(back, changed);
      const text = back === null ? 'identityCheck.withdrawn' : 'identityCheck.request.sent';
      if (restored) toast(text, { type: 'success' });
    };
    toast(done, {
      type: 'success',
      action: { label: 'ra.action.undo', onChoose: () => void takeBack() },
    });
  };
  return { set, offerUndo, isPending };
}
