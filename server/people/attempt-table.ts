import { defineTable } from '../resources/table-store.ts';

/** The columns of attempts in the view `sign_in_attempt`, which reads the audit trail. */
export const attemptTable = defineTable({
  table: 'sign_in_attempt',
  columns: { kind: 'kind', way: 'way', user: 'user_id', network: 'network' },
  generated: [],
  unread: [],
  copies: {},
  search: 'search',
  derive: () => ({}),
});
