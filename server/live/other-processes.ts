import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { LiveServer, ProcessEvents } from './live-server.ts';

/** How this process notifies the others on its database. */
export type Processes = {
  readonly say: <Event extends keyof ProcessEvents>(
    event: Event,
    ...args: Parameters<ProcessEvents[Event]>
  ) => void;
  readonly close: () => Promise<void>;
};

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) => wait(milliseconds, undefined, { ref: false });

const ALONE: Processes = { say: () => {}, close: async () => {} };

/** One connection listens. All is sent over the other, so that it arrives in its order. */
const CONNECTIONS = 2;
const CONNECT_MS = 10_000;
/** What could not be sent is sent again after these times, and given up after the last. */
const AGAIN_AFTER_MS = [100, 400, 1600];
/** The last messages of a process that closes, and the end of its connections, take no longer. */
const FAREWELL_MS = 500;

/**
 * With a database that others may use too, processes notify each other through it. The embedded
 * database has one process.
 */
export async function joinProcesses(app: FastifyInstance, io: LiveServer): Promise<Processes> {
  const { databaseDirectUrl } = app.config;
  if (databaseDirectUrl === undefined) return ALONE;
  const pool = openPool(databaseDirectUrl, app.log);
  const listening = Promise.withResolvers<void>();
  const line = guarded(pool, {
    log: app.log,
    onListening: (isFirst) => {
      if (isFirst) listening.resolve();
      // What was sent meanwhile is lost: clients that connect again fetch what they have missed.
      else for (const { conn } of io.of('/').sockets.values()) conn.close();
    },
  });
  const errorHandler = (error: Error) =>
    app.log.warn({ err: error }, 'LISTEN connection lost, live events reach this process only');
  io.adapter(createAdapter(line.pool, { errorHandler }));
  await Promise.race([listening.promise, pause(CONNECT_MS)]);
  return {
    say: (event, ...args) => void io.serverSideEmit(event, ...args),
    close: line.close,
  };
}

/** The adapter does not handle the errors of its connections, which would end the process. */
function openPool(connectionString: string, log: FastifyBaseLogger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'jisr-live',
  });
  const onError = (error: Error) => log.warn({ err: error }, 'live channel connection failed');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

type Watch = {
  readonly log: FastifyBaseLogger;
  readonly onListening: (isFirst: boolean) => void;
};

/**
 * The pool as the adapter uses it: `connect` for the connection that listens, again whenever that
 * breaks, and `query` for what is sent.
 */
function guarded(pool: pg.Pool, { log, onListening }: Watch) {
  let isFirst = true;
  let closed = false;

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    if (closed) client.release(true);
    // The adapter tries again for ever unless it is left waiting.
    if (closed) return new Promise(() => {});
    // The adapter forgets a broken connection, which would keep its place in the pool for ever.
    client.once('end', () => client.release(true));
    // The adapter listens at once; an answer that comes after that comes when it does.
    setImmediate(() => {
      const wasFirst = isFirst;
      client.query('select 1').then(
        () => {
          isFirst = false;
          onListening(wasFirst);
        },
        (error: unknown) => log.warn({ err: error }, 'the live channel does not listen yet'),
      );
    });
    return client;
  }

  async function persistently(text: string, values?: unknown[]) {
    for (const again of AGAIN_AFTER_MS) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (closed) throw error;
        log.info({ err: error }, 'notifying the other processes again');
        await pause(again);
      }
    }
    return pool.query(text, values);
  }

  const sending = new Set<Promise<unknown>>();
  function query(text: string, values?: unknown[]) {
    const answer = persistently(text, values);
    const settled = ignoringFailure(answer, 'The caller gets the error.').finally(() =>
      sending.delete(settled),
    );
    sending.add(settled);
    return answer;
  }

  const given: Pick<pg.Pool, 'connect' | 'query'> = {
    connect: connect as pg.Pool['connect'],
    query: query as pg.Pool['query'],
  };
  return {
    pool: given as pg.Pool,
    close: async () => {
      await Promise.race([Promise.all(sending), pause(FAREWELL_MS)]);
      closed = true;
      await Promise.race([pool.end(), pause(FAREWELL_MS)]);
    },
  };
}
