import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { DB } from './database-types.ts';
import { preparedName } from './prepared.ts';
import { loggedSql, type SlowQuery } from './slow-queries.ts';

/** How to reach a database: an address, or a socket and what to connect to there. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

type Options = {
  readonly max: number;
  readonly onError?: (error: Error) => void;
  /** Whether a pooler stands in between, which may give each transaction another connection. */
  readonly isPooled?: boolean;
  /** From how many milliseconds on a statement is slow, and who learns of it. */
  readonly slow?: { readonly fromMs: number; readonly notify: (query: SlowQuery) => void };
};

/** How a pool of connections is doing. */
export type PoolFigures = {
  readonly open: number;
  readonly idle: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
  /** Slow statements since the start. */
  readonly slow: number;
};

const figures = new WeakMap<Kysely<DB>, () => PoolFigures>();

/** How the pool of a database is doing that `connect` has opened. */
export const poolFigures = (database: Kysely<DB>): PoolFigures | undefined =>
  figures.get(database)?.();

/**
 * What it costs to begin a statement in several processes, in the planner's unit: about as much as ten
 * thousand pages read. By its own estimate, a thousand, it begins them for statements that one process
 * answers in a fraction of the time, while others wait for the cores.
 */
export const PARALLEL_SETUP_COST = 10_000;

/**
 * A connection pool as a query builder; `destroy()` closes it once its queries are answered.
 * Statements that are sent together take one way there and back.
 */
export function connect(
  connection: Connection,
  { max, onError = () => undefined, isPooled = false, slow }: Options,
): Kysely<DB> {
  const pool = new pg.Pool({
    ...connection,
    max,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'jisr-queries',
  });
  // A broken connection must not end the process, be it idle in the pool or between two statements
  // of a transaction: the next statement fails, and the pool opens another connection.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    // A pooler gives the connection to others.
    if (!isPooled) {
      void ignoringFailure(
        client.query(`set parallel_setup_cost = ${PARALLEL_SETUP_COST}`),
        'It shows at the first statement.',
      );
    }
    client.query = quickly(client, !isPooled) as typeof client.query;
  });
  let slowQueries = 0;
  const notifyIfSlow = ({ query, queryDurationMillis: ms }: LogEvent) => {
    if (!slow || ms < slow.fromMs) return;
    slowQueries += 1;
    slow.notify({ sql: loggedSql(query.sql), ms: Math.round(ms) });
  };
  const database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(slow && { log: notifyIfSlow }),
  });
  figures.set(database, () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    slow: slowQueries,
  }));
  return database;
}

const BEGIN = 'begin';
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * The queries of a connection with fewer ways there and back: nobody waits for the beginning of a
 * transaction, whose failure shows at its first statement, and `prepared` statements are prepared.
 */
function quickly(client: pg.PoolClient, prepares: boolean) {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
  return (text: unknown, ...others: readonly unknown[]): Promise<unknown> => {
    if (text === BEGIN) {
      void ignoringFailure(query(BEGIN), 'It shows at the first statement of the transaction.');
      return Promise.resolve(BEGUN);
    }
    const name = prepares && typeof text === 'string' ? preparedName(text) : undefined;
    const [values] = others;
    return name === undefined ? query(text, ...others).then(asOne) : query({ name, text, values });
  };
}

/** Several statements that were sent as one text have one result, with the rows of them all. */
function asOne(result: unknown): unknown {
  if (!Array.isArray(result)) return result;
  const rows = (result as readonly pg.QueryResult[]).flatMap((one) => one.rows);
  return { command: 'SELECT', rowCount: rows.length, rows };
}
