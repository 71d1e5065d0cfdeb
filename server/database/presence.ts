import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { PRODUCT_VERSION } from '../base/product-version.ts';
import type { Connection } from './connect.ts';

/** The first half of the advisory locks by which processes show that they are alive. */
export const PRESENCE_LOCK = 1_785_361_204;

/** What the connection is called in PostgreSQL: also which version the process has. */
export const PRESENCE_NAME = 'jisr-presence';

const NUMBERS = 2 ** 31;
const PAUSE_MS = 1_000;

/** How other processes on the same database see that this process is alive. */
export type Presence = { readonly worker: number; close(): Promise<void> };

/**
 * Holds an advisory lock under a number of its own for as long as the process lives. PostgreSQL
 * releases it as soon as the process dies. A broken connection is opened again; it must not go
 * through a pooler that gives one connection to several clients.
 */
export async function showPresence(
  connection: Connection,
  onError: (error: unknown) => void,
): Promise<Presence> {
  const worker = randomInt(NUMBERS);
  const closed = new AbortController();
  let client = await hold().catch((error: unknown) => {
    closed.abort();
    throw error;
  });

  async function hold(): Promise<pg.Client> {
    const next = new pg.Client({
      ...connection,
      application_name: `${PRESENCE_NAME} ${PRODUCT_VERSION}`,
    });
    next.on('error', onError);
    next.once('end', () => {
      if (!closed.signal.aborted) restore();
    });
    await next.connect();
    await next.query('select pg_advisory_lock($1, $2)', [PRESENCE_LOCK, worker]);
    return next;
  }

  function restore(): void {
    wait(PAUSE_MS, undefined, { signal: closed.signal, ref: false })
      .then(hold)
      .then(
        async (next) => {
          client = next;
          if (closed.signal.aborted) await next.end();
        },
        (error: unknown) => {
          if (!closed.signal.aborted) onError(error);
        },
      );
  }

  return {
    worker,
    close: async () => {
      closed.abort();
      await ignoringFailure(client.end(), 'The connection may have been lost.');
    },
  };
}
