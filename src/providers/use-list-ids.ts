import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FilterPayload, Identifier, SortPayload } from 'react-admin';
import { useAppDataProvider } from './use-app-data-provider.ts';

type Listed = { readonly filter: FilterPayload; readonly sort: SortPayload };

type Options = {
  readonly enabled?: boolean;
  /** In milliseconds. */
  readonly staleTime?: number;
  readonly meta?: Readonly<Record<string, unknown>>;
};

/** The ids of all records that a list has, in its order: the same for all who need them. */
export function useListIds(
  resource: string,
  { filter, sort }: Listed,
  options: Options = {},
): UseQueryResult<readonly Identifier[]> {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: [resource, 'getIds', { filter, sort }],
    queryFn: async ({ signal }) => (await provider.getIds(resource, { filter, sort, signal })).data,
    ...options,
  });
}
