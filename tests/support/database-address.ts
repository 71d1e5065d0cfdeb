import type { Connection } from '../../server/database/connect.ts';

/** Where the tests' PostgreSQL is: an address, or the folder of its socket. */
export type DatabaseAddress =
  | { url: string; template?: string }
  | { host: string; template?: string };

/** One database of it; the one that the address itself names, if none is given. */
export function named(address: DatabaseAddress, database?: string): Connection {
  if ('host' in address) {
    return { host: address.host, port: 5432, user: 'postgres', database: database ?? 'jisr' };
  }
  const url = new URL(address.url);
  if (database) url.pathname = `/${database}`;
  return { connectionString: url.href };
}
