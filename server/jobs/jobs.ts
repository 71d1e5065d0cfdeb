import type { Kysely, Transaction } from 'kysely';
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { currentTrace, newTrace, withTrace } from '../base/trace.ts';
import type { DB } from '../database/database-types.ts';
import { isWaiting, keysAtWork } from './jobs-by-key.ts';
import { type JobData, KEYS, openBoss, type QueueName } from './queues.ts';

type When = {
  /** Not before this moment; at once if left out. */
  readonly after?: Date | undefined;
};

/** Work that is done later, by whichever process is free, and again if that one dies. */
export type Jobs = {
  /**
   * Leaves work in a transaction: it is there if the transaction is. Where a job for the same is
   * waiting already (`KEYS`), that one is enough, and is not begun before the transaction has ended.
   */
  readonly add: <Name extends QueueName>(
    transaction: Transaction<DB>,
    queue: Name,
    data: JobData[Name],
    when?: When,
  ) => Promise<void>;
  /** What the jobs of a queue are about that wait, wait to be tried again, or are being done. */
  readonly atWork: (queue: QueueName) => Promise<ReadonlySet<string>>;
  /** Notifies the workers of this process that there may be work; others look by themselves. */
  readonly notify: (queue: QueueName) => void;
  /** Does the work of these workers until it is stopped. */
  readonly start: (workers: readonly Worker[], log: WorkLog) => Promise<Working>;
};

/** What is done with the work of a queue. `signal` makes it finish quickly. */
export type Worker = {
  readonly [Name in QueueName]: {
    readonly queue: Name;
    readonly work: (data: JobData[Name], signal: AbortSignal) => Promise<void>;
    /** When it is also done without a request, as a cron expression in UTC. */
    readonly every?: string;
    /** Whether it is also done once when the process starts. */
    readonly atStart?: boolean;
    /** How many of its jobs this process does at the same time; one by default. */
    readonly atOnce?: number;
  };
}[QueueName];

type WorkLog = { readonly error: (details: object, message: string) => void };

export type Working = { stop(): Promise<void> };

/** How long other processes may leave work lying that is added here. */
const LOOK_SECONDS = 1;
const SUPERVISE_SECONDS = 5;
const TIMEOUT_MS = 10_000;
/** A process whose workers did not start would do no work for as long as it lives. */
const START_ATTEMPTS = 4;

/** The jobs of a database. Nothing runs before `start`. */
export function openJobs(database: Kysely<DB>): Jobs {
  const boss = openBoss(database, {
    supervise: true,
    schedule: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  const workerIds = new Map<string, string>();
  return {
    async add(transaction, queue, data, { after } = {}) {
      const key = KEYS[queue]?.(data);
      if (key !== undefined && (await isWaiting(transaction, { queue, key, after }))) return;
      const trace = currentTrace();
      await boss.send(queue, trace === undefined ? data : { ...data, trace }, {
        db: fromKysely(transaction),
        ...(after && { startAfter: after }),
        ...(key !== undefined && { singletonKey: key }),
      });
    },
    atWork: (queue) => keysAtWork(database, queue),
    notify(queue) {
      const id = workerIds.get(queue);
      if (id !== undefined) boss.notifyWorker(id);
    },
    start: (workers, log) => startWorkers(boss, { workers, log, workerIds }),
  };
}

/** All workers look for work every second, and none of them can while the database is away. */
const SILENCE_MS = 60_000;

/** Says that there is trouble, once in a while and without what a statement was about. */
function complaint(log: WorkLog): (error: unknown) => void {
  let silentUntil = 0;
  return (error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + SILENCE_MS;
    const { code, queue, message } = Object(error) as Readonly<Record<string, unknown>>;
    log.error(
      { code, queue, reason: message },
      'work that waits cannot be looked for; it is tried again all the time',
    );
  };
}

/** What is logged of a job that has failed. */
const failureOf = ({ name, retryCount, retryLimit }: JobWithMetadata): string =>
  retryCount < retryLimit
    ? `the job "${name}" failed and will be tried again`
    : `the job "${name}" has failed ${retryCount + 1} times and is given up`;

/** The id of the request that has left the work, beside what it is given. */
type Traced = { readonly trace?: string };

type Staff = {
  readonly workers: readonly Worker[];
  readonly log: WorkLog;
  readonly workerIds: Map<string, string>;
};

async function startWorkers(boss: PgBoss, { workers, log, workerIds }: Staff): Promise<Working> {
  const ending = new AbortController();
  boss.on('error', complaint(log));
  await boss.start({ attempts: START_ATTEMPTS });
  for (const worker of workers) {
    const { queue, every, atStart, atOnce = 1 } = worker;
    const work = worker.work as (data: object, signal: AbortSignal) => Promise<void>;
    const options = {
      pollingIntervalSeconds: LOOK_SECONDS,
      localConcurrency: atOnce,
      includeMetadata: true,
    } as const;
    // What was begun by a request is logged under its id.
    const dealWith = async (job: JobWithMetadata<Traced>) => {
      const { trace = newTrace(), ...data } = job.data ?? {};
      await withTrace(trace, async () => {
        try {
          await work(data, ending.signal);
        } catch (err) {
          log.error({ err, about: data }, failureOf(job));
          throw err;
        }
      });
    };
    const id = await boss.work(queue, options, async (jobs: JobWithMetadata<Traced>[]) => {
      for (const job of jobs) await dealWith(job);
    });
    workerIds.set(queue, id);
    if (every) await boss.schedule(queue, every, {});
    if (atStart) await boss.send(queue, {});
  }
  return {
    async stop() {
      ending.abort();
      workerIds.clear();
      await boss.stop({ graceful: true, timeout: TIMEOUT_MS, close: false });
    },
  };
}
