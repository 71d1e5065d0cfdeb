/**
 * The tests of the API whose outcome may depend on the version of PostgreSQL: migrations,
 * constraints, and routes with SQL of their own. Each is the beginning of a file's path.
 */
export const DATABASE_TESTS: readonly string[] = [
  ...['migrations', 'database-types', 'idempotency', 'session', 'users'],
  ...['chat/messages', 'documents/invoice-list', 'documents/invoices', 'documents/issued'],
  ...['orders/', 'parcels/', 'people/', 'resources/lists', 'resources/records', 'sample/load'],
  ...['settings/', 'texts/', 'trips/'],
].map((path) => `tests/server/${path}`);
