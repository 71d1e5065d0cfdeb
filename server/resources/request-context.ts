import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Actor } from '../../domain/access.ts';
import type { Person } from '../../domain/roles/role.ts';
import type { DB } from '../database/database-types.ts';
import type { JobData, QueueName } from '../jobs/queues.ts';
import { discardFiles } from './discarded-files.ts';
import type { Announcements } from './domain-events.ts';
import type { Engine } from './engine.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';
import type { Resources } from './resource.ts';

/** The person behind a call, as the audit trail names them. */
export type NamedActor = Person & { readonly name: string };

/** Who writes: a person, or the server itself, which has no id. */
export type Author = { readonly id: string | null; readonly name: string };

/** The author of what nobody has requested: deadlines, archives, delivered texts. */
export const THE_SERVER: Author = { id: null, name: 'Jisr' };

/** Who reads, and what there is to read. */
export type Reading = { readonly resources: Resources; readonly actor: Actor };

/** Who acts, when, and with what. */
export type Call<By extends Author = NamedActor> = Engine & {
  readonly actor: By;
  readonly now: Date;
  /**
   * Keeps the answer in the transaction of the change, for a repeated request under the same key.
   */
  readonly keepAnswer: (transaction: Transaction<DB>, body: object) => Promise<void>;
};

/** What those who write may use; it belongs to one transaction. */
export type WriteContext<By extends Author = NamedActor> = Announcements & {
  readonly transaction: Transaction<DB>;
  readonly actor: By;
  readonly now: Date;
  readonly newId: () => string;
  /**
   * Does something once the write is certain, and never if it failed: live events, drawing,
   * messages. A failure is logged with this name, and changes nothing any more.
   */
  readonly afterCommit: (name: string, task: () => Promise<void> | void) => void;
  /**
   * Leaves work for later: it exists if the write does, and is done even if this process dies. Not
   * before `after`, if that is given.
   */
  readonly enqueue: <Name extends QueueName>(
    queue: Name,
    data: JobData[Name],
    after?: Date,
  ) => Promise<void>;
  /** Lets go of files, which are removed after the commit unless something else names them. */
  readonly discardFiles: (names: readonly string[]) => Promise<void>;
};

/** The call of a request; `status` is the one that its answer is stored with. */
export function callOf(request: FastifyRequest, status = 200): Call {
  const { server: app, actor, log } = request;
  return {
    ...app.engine,
    log,
    actor,
    now: app.now(),
    keepAnswer: (transaction, body) => request.keepAnswer(transaction, status, body),
  };
}

/** A call of the server itself. */
export const ownCall = (engine: Engine, now: Date): Call<Author> => ({
  ...engine,
  actor: THE_SERVER,
  now,
  keepAnswer: async () => {},
});

/** The one way to a write context: the call inside a transaction of `inTransaction`. */
export function contextOf<By extends Author>(
  call: Call<By>,
  transaction: Transaction<DB>,
): WriteContext<By> {
  const { actor, now, newId, log, domainEvents, jobs } = call;
  const context: WriteContext<By> = {
    transaction,
    actor,
    now,
    newId,
    afterCommit: (name, task) =>
      afterCommit(transaction, async () => {
        try {
          await task();
        } catch (error) {
          log.error({ err: error }, `${name} failed after the change was saved`);
        }
      }),
    async enqueue(queue, data, after) {
      await jobs.add(transaction, queue, data, { after });
      afterCommit(transaction, async () => jobs.notify(queue));
    },
    discardFiles: (names) => discardFiles(call, context, names),
    notify: (notification) =>
      afterCommit(transaction, async () => domainEvents.notify(notification)),
    sessionsEnded: (ended) =>
      afterCommit(transaction, async () => domainEvents.sessionsEnded(ended)),
  };
  return context;
}

type Success<Answer> = { readonly status: 'success' } & Answer;

/**
 * Writes in one transaction, and keeps the answer in it: neither exists without the other. `work`
 * returns the answer without its `status`.
 */
export function writing<Answer extends object>(
  call: Call,
  work: (context: WriteContext) => Promise<Answer>,
): Promise<Success<Answer>> {
  return inTransaction(call.database, async (transaction) => {
    const answer = { status: 'success' as const, ...(await work(contextOf(call, transaction))) };
    await call.keepAnswer(transaction, answer);
    return answer;
  });
}
