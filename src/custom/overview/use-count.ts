import { useGetList } from 'react-admin';

export type Counted = {
  resource: string;
  filter: Readonly<Record<string, string | boolean>>;
};

export type Count = { state: 'loading' } | { state: 'known'; value: number } | { state: 'unknown' };

const BY_ID = { field: 'id', order: 'ASC' } as const;
const ONE_ROW = { page: 1, perPage: 1 };

/** How many records match a filter, read with a list of one row; it does not show the overlay. */
export function useCount({ resource, filter }: Counted): Count {
  const { total, isPending } = useGetList(
    resource,
    { filter, sort: BY_ID, pagination: ONE_ROW },
    { meta: { silent: true } },
  );
  if (total !== undefined) return { state: 'known', value: total };
  return { state: isPending ? 'loading' : 'unknown' };
}
