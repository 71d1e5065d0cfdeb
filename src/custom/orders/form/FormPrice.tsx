import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  proposePrice,
  transportCents,
  withTransportPrice,
} from '../../../../domain/prices/price-proposal.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useMayWriteAt, useView } from '../../../kit/view/use-view.ts';
import { useParcels } from '../../../providers/use-app-data-provider.ts';
import { ProposedPrice } from '../../prices/ProposedPrice.tsx';
import { usePriceList } from '../../prices/use-price-list.ts';
import type { OrderValues } from './order-values.ts';

/**
 * The price that the list proposes for what is typed. An order that has invoice lines is priced where
 * those are written.
 */
export function FormPrice() {
  const order = useRecordContext<Order>();
  const isStored = order?.id !== undefined;
  const parcels = useParcels({ id: order?.id ?? '', __v: order?.__v ?? 0 }, { enabled: isStored });
  const { withholds } = useView();
  const mayChange = useMayWriteAt('priceTotal');
  const { list } = usePriceList();
  const { setValue } = useFormContext<OrderValues>();
  const [direction, kilograms, count, priceTotal, reason] = useWatch<
    OrderValues,
    ['tripGroup', 'wights', 'numofpackages', 'priceTotal', 'priceReason']
  >({ name: ['tripGroup', 'wights', 'numofpackages', 'priceTotal', 'priceReason'] });
  const isPriced = (order?.content ?? []).length > 0;
  const proposal =
    list && !isPriced ? proposePrice({ direction, kilograms, count, parcels }, list) : undefined;
  if (!proposal) return null;
  const priced = { priceTotal: priceTotal ?? null, priceSub: order?.priceSub ?? null };
  const set = (name: 'priceTotal' | 'priceReason', value: string | null) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const take = () => {
    set('priceTotal', withTransportPrice(priced, proposal.cents).priceTotal);
    set('priceReason', null);
  };
  return (
    <ProposedPrice
      proposal={proposal}
      current={transportCents(priced) ?? null}
      reason={reason}
      onTake={mayChange ? take : undefined}
      onLeave={
        mayChange && !withholds('priceReason') ? (typed) => set('priceReason', typed) : undefined
      }
    />
  );
}
