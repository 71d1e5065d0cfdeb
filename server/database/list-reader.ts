import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from './database-types.ts';

/** Why a list was read on the database that is written to, although there is a replica. */
export type ReadElsewhere = 'behind' | 'failed' | 'resting';

/** How often lists were read where, since the start. */
export type ReplicaFigures = Readonly<Record<'replica' | ReadElsewhere, number>> & {
  readonly isUsed: boolean;
};

/** Where lists are read. Nothing is written there, and what is read is as current as anywhere. */
export type ListReader = {
  /** Reads a list, perhaps twice: a replica can fail in the middle. */
  read<Result>(work: (database: Kysely<DB>) => Promise<Result>): Promise<Result>;
  /** Nothing where there is no replica. */
  figures(): ReplicaFigures | undefined;
};

/** Reads lists where everything else is read too. */
export const onlyReader = (database: Kysely<DB>): ListReader => ({
  read: (work) => work(database),
  figures: () => undefined,
});

/** What was committed is on its way to the replica for so long before the list is read elsewhere. */
const PAUSES_MS = [0, 2, 5, 10];
/** A replica that does not answer in this time has failed. */
const ANSWER_MS = 1_000;
/** A replica that failed is left alone for so long. */
const REST_MS = 5_000;

/** PostgreSQL ends a query on a replica whose rows are removed meanwhile, or so it says. */
const CONFLICT = '40001';

class ReplicaError extends Error {
  override readonly name = 'ReplicaError';
}

type Source = {
  readonly primary: Kysely<DB>;
  readonly replica: Kysely<DB>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock?: () => number;
};

/** What a database and its replicas have in common, and no other database. */
async function identityOf(database: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || '/' || (select oid from pg_database where datname = current_database())
      as identity
    from pg_control_system()
  `.execute(database);
  return rows[0]?.identity ?? '';
}

async function within<Result>(work: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const late = wait(ANSWER_MS, undefined, { signal: ending.signal, ref: false }).then(() => {
    throw new ReplicaError(`It does not answer within ${ANSWER_MS} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ending.abort();
    void ignoringFailure(late, 'It was in time.');
    void ignoringFailure(work, 'Nobody waits for it any more, or its failure has been thrown.');
  }
}

/**
 * Reads lists on a replica as long as it has replayed everything that had been committed when the list
 * was requested. Whoever has written something finds it, and so does whoever was notified of it. What
 * the replica does not have after some milliseconds, or cannot answer, is read on the primary.
 */
export function replicaReader({
  primary,
  replica,
  log,
  clock = () => performance.now(),
}: Source): ListReader {
  const counts = { replica: 0, behind: 0, failed: 0, resting: 0 };
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isVerified = false;
  let isAway = false;

  /** Another database than a replica of this one would answer with rows of its own. */
  async function verify(): Promise<void> {
    if (isVerified) return;
    const [own, its] = await Promise.all([identityOf(primary), identityOf(replica)]);
    if (own !== its) {
      throw new ReplicaError('DATABASE_READ_URL names no replica of the database of DATABASE_URL.');
    }
    isVerified = true;
  }

  async function hasReplayed(position: string): Promise<boolean> {
    for (const pause of PAUSES_MS) {
      if (pause > 0) await wait(pause);
      const { rows } = await sql<{ has: boolean | null }>`
        select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has
      `.execute(replica);
      if (rows[0]?.has) return true;
    }
    return false;
  }

  function rest(error: unknown): void {
    restsUntil = clock() + REST_MS;
    isVerified = false;
    if (!isAway) log.warn({ err: error }, 'the replica failed, lists are read on the primary');
    isAway = true;
  }

  /** What was read on the replica; nothing if it has to be read on the primary. */
  async function readThere<Result>(
    position: string,
    work: (database: Kysely<DB>) => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    try {
      await within(verify());
      if (!(await within(hasReplayed(position)))) {
        counts.behind += 1;
        return undefined;
      }
      const result = await work(replica);
      counts.replica += 1;
      if (isAway) log.info('lists are read on the replica again');
      isAway = false;
      return { result };
    } catch (error) {
      if (error instanceof RequestError) throw error;
      counts.failed += 1;
      const isConflict = error instanceof Error && 'code' in error && error.code === CONFLICT;
      if (!isConflict) rest(error);
      return undefined;
    }
  }

  return {
    async read(work) {
      if (clock() < restsUntil) {
        counts.resting += 1;
        return work(primary);
      }
      const { rows } = await sql<{ position: string }>`
        select pg_current_wal_flush_lsn()::text as position
      `.execute(primary);
      const found = await readThere(rows[0]?.position ?? '', work);
      return found ? found.result : work(primary);
    },
    figures: () => ({ ...counts, isUsed: !isAway }),
  };
}
