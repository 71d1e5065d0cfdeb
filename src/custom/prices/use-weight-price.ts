import { useGetList } from 'react-admin';
import { type WeightPrice, weigthprice } from '../../../domain/resources/weigthprice.ts';
import { formatMoney } from '../../kit/format/numbers.ts';
import { useLacks } from '../../providers/use-capabilities.ts';

const THE_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/** The price of a kilogram; none where another back end has no such price. */
export function useWeightPrice(): { price: WeightPrice | undefined; isPending: boolean } {
  const isThere = !useLacks()(weigthprice.name);
  // What stands beside it says what is wrong; this price only stays away.
  const { data, isPending } = useGetList<WeightPrice>(weigthprice.name, THE_ONE, {
    retry: false,
    enabled: isThere,
    meta: { silent: true },
  });
  return { price: data?.[0], isPending: isPending && isThere };
}

const WIRE = /^\d{1,4}([.,]\d{1,2})?$/;

/** The price as wire money; `undefined` for what another back end writes in its own way. */
export const weightMoney = (value: string | null | undefined): string | undefined =>
  value && WIRE.test(value) ? value.replace(',', '.') : undefined;

/** The price as money; what another back end writes in its own way is shown as it is. */
export const weightPriceShown = (value: string | null | undefined, locale: string): string => {
  const money = weightMoney(value);
  return money === undefined ? (value ?? '–') : formatMoney(money, locale);
};
