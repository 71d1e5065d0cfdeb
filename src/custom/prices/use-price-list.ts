import { useQuery } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { PriceList } from '../../../domain/prices/offers-for-weight.ts';
import { type Price, prices } from '../../../domain/resources/prices.ts';
import { type WeightPrice, weigthprice } from '../../../domain/resources/weigthprice.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useLacks } from '../../providers/use-capabilities.ts';
import { weightMoney } from './use-weight-price.ts';

/** The whole list of prices; `undefined` where it is not there, or not yet. */
export function usePriceList(): { list: PriceList | undefined; isPending: boolean } {
  const provider = useAppDataProvider();
  const isThere = !useLacks()(prices.name);
  const { data, isPending } = useQuery({
    // Below the key of the prices, so that a change of one reloads the list.
    queryKey: [prices.name, 'whole'],
    queryFn: ({ signal }) => readPriceList(provider, signal),
    enabled: isThere,
    retry: false,
    // What stands beside it is complete without a proposal.
    throwOnError: false,
  });
  return { list: data, isPending: isPending && isThere };
}

async function readPriceList(provider: AppDataProvider, signal: AbortSignal): Promise<PriceList> {
  const read = { filter: {}, meta: { silent: true }, signal };
  const [{ data }, perKilogram] = await Promise.all([
    provider.getList<Price>(prices.name, {
      ...read,
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'position', order: 'ASC' },
    }),
    ignoringFailure(readWeightPrice(provider, read), 'A list may have prices for all weights.'),
  ]);
  return { prices: data, perKilogram };
}

async function readWeightPrice(
  provider: AppDataProvider,
  read: Pick<GetListParams, 'filter' | 'meta' | 'signal'>,
): Promise<string | undefined> {
  const { data } = await provider.getList<WeightPrice>(weigthprice.name, {
    ...read,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return weightMoney(data[0]?.weigthPrice);
}
