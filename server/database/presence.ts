import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connect.ts';

/** The first half of the advisory locks by which processes show that they live. */
export const PRESENCE_LOCK = 1_785_361_204;

const NUMBERS = 2 ** 31;
const PAUSE_MS = 1_000;

/** How other processes on the same database see that this one lives. */
export type Presence = { readonly worker: number; close(): Promise<void> };

/**
 * Holds an advisory lock under a number of its own for as long as the process lives. PostgreSQL lets
 * go of it in the moment in which the process dies. A connection that breaks is made again; it must
 * not lead through a pooler that gives one connection to several clients.
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
    const next = new pg.Client({ ...connection, application_name: 'jisr-presence' });
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
      await client.end().catch(() => undefined);
    },
  };
}
