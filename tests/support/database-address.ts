import type { Connection } from '../../server/database/connect.ts';

/** The address of the tests' PostgreSQL: a URL, or the folder of its socket. */
export type DatabaseAddress =
  | { url: string; template?: string }
  | { host: string; template?: string };

/** One of its databases; without a name, the one in the address itself. */
export function named(address: DatabaseAddress, database?: string): Connection {
  if ('host' in address) {
    return { host: address.host, port: 5432, user: 'postgres', database: database ?? 'jisr' };
  }
  const url = new URL(address.url);
  if (database) url.pathname = `/${database}`;
  return { connectionString: url.href };
}
