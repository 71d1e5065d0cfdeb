import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { CLIENT_ROLES, rolesThat } from '../../../../domain/access.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** How many are requested at once (specification 9, "User list limit"). */
const PAGE = 100;

/** Those who cannot be written to. */
const OTHER_ROLES = rolesThat(({ chat }) => chat !== 'customer');

export type Person = Pick<User, 'firstName' | 'lastName' | 'photo' | 'role'> &
  Partial<Pick<User, 'cityName' | 'phone' | 'code'>> & { readonly id: string };

/**
 * The people to begin a chat with: everybody but admins (specification 5, "New-chat user list") and
 * other roles that do not write to the office, by name, page after page, searched for by the back end.
 */
export function usePeople(search: string) {
  const provider = useAppDataProvider();
  const { data, isPending, isError, refetch, hasNextPage, isFetching, fetchNextPage } =
    useInfiniteQuery({
      queryKey: ['users', 'getList', 'toChatWith', search.trim()],
      queryFn: async ({ pageParam, signal }) =>
        provider.getList<Person>('users', {
          filter: { role: { ne: OTHER_ROLES }, ...(search.trim() && { q: search.trim() }) },
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: pageParam, perPage: PAGE },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ data: page, total }, pages) =>
        total === undefined || total > pages.length * PAGE
          ? page.length > 0
            ? pages.length + 1
            : undefined
          : undefined,
      meta: { silent: true },
      throwOnError: false,
    });
  const people = useMemo(
    () =>
      data?.pages.flatMap((page) => page.data).filter(({ role }) => isOneOf(CLIENT_ROLES, role)) ??
      [],
    [data],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return { people, isPending, isError, hasMore: hasNextPage, more, retry: () => void refetch() };
}
