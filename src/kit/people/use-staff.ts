import { useGetList } from 'react-admin';
import type { Role } from '../../../domain/access.ts';
import type { User } from '../../../domain/resources/users.ts';

type Wanted = { readonly role: readonly Role[]; readonly status?: User['status'] };

/**
 * The people of the office with certain roles, sorted by a name. Whoever offers them shows nobody
 * until they are there, and if they cannot be read.
 */
export function useStaff(wanted: Wanted, by: 'firstName' | 'lastName' = 'firstName') {
  const { data: people = [], isPending } = useGetList<User>(
    'users',
    {
      filter: wanted,
      sort: { field: by, order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
      meta: { silent: true },
    },
    { retry: false, onError: () => undefined },
  );
  return { people, isPending };
}
