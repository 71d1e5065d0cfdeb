import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mayRead } from '../../../../domain/field-access.ts';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import {
  proposePrice,
  transportCents,
  withTransportPrice,
} from '../../../../domain/prices/price-proposal.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useAccess, useActor } from '../../../kit/access/use-access.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useIssuedOf } from '../../documents/issue/use-issued-of.ts';
import { ProposedPrice } from '../../prices/ProposedPrice.tsx';
import { usePriceList } from '../../prices/use-price-list.ts';

type Props = { order: Order; parcels: readonly Parcel[] };

/**
 * The price that the list proposes for a stored order. Not where its invoice has been issued, or has
 * several lines: those are priced one by one where they are written.
 */
export function OrderPrice({ order, parcels }: Props) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const { edit } = useAccess(commands);
  const actor = useActor();
  const { isIssued } = useIssuedOf(order);
  const { list } = usePriceList();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Partial<Order>) =>
      provider.update<Order>('commands', {
        id: order.id,
        data: { ...change, __v: order.__v },
        previousData: order,
      }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });
  const current = transportCents(order);
  const proposal =
    list &&
    proposePrice(
      {
        direction: order.tripGroup,
        kilograms: order.wights,
        count: order.numofpackages,
        parcels,
      },
      list,
    );
  if (!proposal || current === undefined || isIssued) return null;
  const take = () =>
    mutate({
      ...withTransportPrice(order, proposal.cents),
      ...(order.priceReason && { priceReason: null }),
    });
  // A back end that stores no reason has none to change.
  const storesReason =
    order.priceReason !== undefined && mayRead(commands.fields.priceReason, actor);
  return (
    <ProposedPrice
      proposal={proposal}
      current={current}
      reason={order.priceReason}
      isBusy={isPending}
      onTake={edit ? take : undefined}
      onLeave={edit && storesReason ? (priceReason) => mutate({ priceReason }) : undefined}
    />
  );
}
