import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database-types.ts';

/** How to reach a database: an address, or a socket and what to connect to there. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

/** A connection pool as a query builder; `destroy()` closes it once its queries are answered. */
export function connect(
  connection: Connection,
  options: { max: number; onError?: (error: Error) => void },
): Kysely<DB> {
  const pool = new pg.Pool({
    ...connection,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    application_name: 'jisr-queries',
  });
  // A broken connection must not end the process, be it idle in the pool or between two statements
  // of a transaction: the next statement fails, and the pool opens another connection.
  const onError = options.onError ?? (() => undefined);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
