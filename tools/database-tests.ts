/**
 * The API tests whose outcome may depend on the PostgreSQL version: migrations, constraints, and
 * routes with their own SQL. `.ci/run` runs them through two processes behind a proxy, so that a call
 * finds what another process did. Each entry is the start of a file's path.
 */
export const DATABASE_TESTS: readonly string[] = [
  'migrations',
  'database-types',
  'idempotency',
  'session',
  'users',
  'backup/',
  'chat/messages',
  'chat/send-keys',
  'chat/standing',
  'documents/invoice-list',
  'documents/invoices',
  'documents/issued',
  'orders/',
  'parcels/',
  'resources/lists',
  'settings/',
  'texts/',
  'trips/',
].map((path) => `tests/server/${path}`);
