import DataLoader from 'dataloader';
import type { FastifyInstance } from 'fastify';
import { listUnread } from '../chat/conversations.ts';
import type { Viewer } from '../chat/viewer.ts';

/** Who asks within this time is answered by one statement. */
const GATHER_MS = 10;
const MOST_AT_ONCE = 500;

export type LookedUp = ReturnType<typeof lookedUp>;

/**
 * What is read for each connection. When thousands come back at the same moment, those that need the same
 * kind of thing share a statement (docs/decisions/0183). Nothing is answered from an earlier reading.
 */
export function lookedUp({ database, sessions, now }: FastifyInstance) {
  const gathered = <Key, Value>(
    readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
  ): ((key: Key) => Promise<Value>) => {
    const loader = new DataLoader<Key, Value>(readAll, {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: (read) => setTimeout(read, GATHER_MS),
    });
    return (key) => loader.load(key);
  };
  const sessionOf = gathered((tokens: readonly string[]) => sessions.rowsFor(tokens, now()));
  return {
    /** Whose token it is; nobody once the session has ended. That it is used is stored by itself. */
    person: async (token: string) => {
      const row = await sessionOf(token);
      return row && sessions.signedIn(row, now());
    },
    /** The session with this hash, if it is still alive. */
    session: gathered(async (hashes: readonly Buffer[]) => {
      const living = await sessions.living(hashes, now());
      return hashes.map((hash) => living.get(hash.toString('hex')));
    }),
    /** The conversations in which somebody has not seen something. */
    unread: gathered((viewers: readonly Viewer[]) => listUnread(database, viewers)),
  };
}
