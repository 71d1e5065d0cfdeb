import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OneWeight, withOneWeight } from '../../../../domain/documents/weights.ts';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useIssuedOf } from '../../documents/issue/use-issued-of.ts';
import { useParcelWeight } from '../../documents/weights/use-parcel-weight.ts';
import { WeightDifference } from '../../documents/weights/WeightDifference.tsx';

type Props = { order: Order; parcels: readonly Parcel[] };

/** The weights of an order where they differ; one of them is taken over at once. */
export function OrderWeights({ order, parcels }: Props) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const access = useAccess(commands);
  const { isIssued } = useIssuedOf(order);
  const { weigh, isWeighing } = useParcelWeight(parcels);
  const { mutate, isPending } = useMutation({
    mutationFn: (one: OneWeight) => {
      const { wights, content, id, __v } = withOneWeight({ ...order, parcels: [] }, one);
      const changed = one.line === null ? { wights } : { wights, content };
      return provider.update<Order>('commands', {
        id,
        data: { ...changed, __v },
        previousData: order,
      });
    },
    onSuccess: (_, { parcel, kilograms }) => weigh(parcel, kilograms),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });
  return (
    <WeightDifference
      order={{ ...order, parcels }}
      isIssued={isIssued}
      isBusy={isPending || isWeighing}
      onTake={access.edit ? mutate : undefined}
    />
  );
}
