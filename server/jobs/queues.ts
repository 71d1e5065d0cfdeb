import { type Kysely, type RawBuilder, sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { NoticePoint } from '../../domain/messages/notice-points.ts';
import type { DB } from '../database/database-types.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';

/** What each kind of work is given. */
export type JobData = {
  /** Sends what waits in the outbox on a channel. */
  outbox: { readonly channel: string };
  /** Finds out what became of messages that were interrupted or not answered. */
  reconcile: Readonly<Record<never, never>>;
  /** Sends a message that was written for later, unless it has another moment by now. */
  planned: { readonly id: string; readonly at: string };
  /** Begins a campaign that was planned, unless it has another moment by now. */
  plannedCampaign: { readonly id: string; readonly at: string };
  /** Prepares and sends a campaign to its recipients. */
  campaign: { readonly id: string };
  /** Finds who gets the notices of a change, and prepares them. */
  notices: NoticeJob;
  /** Puts the versions of legal pages in force whose day has come. */
  legal: Readonly<Record<never, never>>;
  /** Checks, carries out or takes back an import. */
  import: { readonly id: string };
  /** Brings published contents in step with the clock. */
  publishing: Readonly<Record<never, never>>;
  /** Reminds customers of their appointments. */
  reminders: Readonly<Record<never, never>>;
  /** Seals new entries of the audit trail. */
  auditSeal: Readonly<Record<never, never>>;
  /** Verifies the whole audit trail. */
  auditVerify: Readonly<Record<never, never>>;
  /** Makes a backup if one is due, or if somebody wants one now, and rehearses restoring it. */
  backup: { readonly isWanted?: boolean };
};

/** What has happened, and when: of two changes, the work of the later one counts. */
export type NoticeJob =
  | { readonly of: 'step'; readonly tripId: string; readonly at: string }
  | { readonly of: 'stage'; readonly point: NoticePoint; readonly at: string };

export type QueueName = keyof JobData;

const RETRIED = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 } as const;
/** A process that died is noticed by its silence. */
const WATCHED = { heartbeatSeconds: 10, expireInSeconds: 3_600 } as const;
/** Finished jobs are stored for a day, to look at. */
const STORED_FOR = { deleteAfterSeconds: 86_400 } as const;
const USUAL = { ...RETRIED, ...WATCHED, ...STORED_FOR };
/** A large backup takes hours; what failed is recorded, and tried again when it is due. */
const LONG = { ...USUAL, retryLimit: 2, expireInSeconds: 82_800 };

const QUEUES: { readonly [Name in QueueName]: object } = {
  outbox: USUAL,
  reconcile: USUAL,
  planned: USUAL,
  plannedCampaign: USUAL,
  campaign: USUAL,
  notices: USUAL,
  legal: USUAL,
  import: USUAL,
  publishing: USUAL,
  reminders: USUAL,
  auditSeal: USUAL,
  auditVerify: USUAL,
  backup: LONG,
};

export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];

/** A campaign at a moment: at another moment it is other work. */
export const keyOfPlan = ({ id, at }: JobData['plannedCampaign']): string => `${id} ${at}`;

/** What work is about, where it is enough that one job of the queue waits for it. */
export const KEYS: { readonly [Name in QueueName]?: (data: JobData[Name]) => string } = {
  outbox: ({ channel }) => channel,
  campaign: ({ id }) => id,
  plannedCampaign: keyOfPlan,
  import: ({ id }) => id,
  auditVerify: () => 'all',
  backup: ({ isWanted = false }) => (isWanted ? 'wanted' : 'due'),
};

/** The schema that pg-boss keeps its tables in. */
const SCHEMA = 'jobs';

/** An instance of pg-boss on our own pool; it neither opens nor closes connections. */
export const openBoss = (database: Kysely<DB>, options: object = {}): PgBoss =>
  new PgBoss({
    db: fromKysely(database),
    schema: SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    // Nothing is measured for others, and the database is looked after by its owner.
    openTelemetry: { enabled: false },
    monitorVacuum: false,
    ...options,
  });

/** The work of a queue that has not begun: a table of its `data`, and when it may (`start_after`). */
export const waitingWork = (queue: QueueName): RawBuilder<unknown> => sql`(
  select data, start_after from ${sql.id(SCHEMA, 'job')}
  where name = ${queue} and state in ('created', 'retry')
)`;

/** An advisory lock, by a number that nothing else uses. */
const LOCK = 4_190_773_218;

const differs = (queue: object, options: object): boolean => {
  const stored = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(options).some(([name, value]) => stored.get(name) !== value);
};

/**
 * Brings the tables of the jobs up to date, and adds queues that are missing. One process after the
 * other: of two that start at once on an empty database, pg-boss would let both create its types.
 */
export function prepareQueues(database: Kysely<DB>): Promise<void> {
  return withDatabaseLock(database, LOCK, async () => {
    const boss = openBoss(database, { migrate: true });
    boss.on('error', () => undefined);
    await boss.start();
    const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, options] of Object.entries(QUEUES)) {
      const queue = present.get(name);
      if (!queue) await boss.createQueue(name, options);
      // Those of an earlier version get the options of this one.
      else if (differs(queue, options)) await boss.updateQueue(name, options);
    }
    await boss.stop({ graceful: false, close: false });
  });
}
