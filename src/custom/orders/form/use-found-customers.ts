import { useGetList } from 'react-admin';
import { CUSTOMER_ROLES } from '../../../../domain/access.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { useTypedValue } from './same-customer.ts';

const SUGGESTIONS = 12;

/** The customers whose name, phone or number fits what is being typed; the former ones meanwhile. */
export function useFoundCustomers(text: string) {
  const q = useTypedValue(text.trim());
  return useGetList<User>(
    'users',
    {
      filter: { role: CUSTOMER_ROLES, ...(q && { q }) },
      sort: { field: 'lastName', order: 'ASC' },
      pagination: { page: 1, perPage: SUGGESTIONS },
    },
    { meta: { silent: true }, placeholderData: (before) => before },
  );
}
