import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { newId } from '../../server/base/new-id.ts';
import type { DB } from '../../server/database/database-types.ts';
import { openJobs } from '../../server/jobs/jobs.ts';
import type { NewDelivery } from '../../server/outbox/add-to-outbox.ts';
import { addToOutbox } from '../../server/outbox/add-to-outbox.ts';
import { openDomainEvents } from '../../server/resources/domain-events.ts';
import { inTransaction } from '../../server/resources/in-transaction.ts';
import { contextOf, ownCall, THE_SERVER } from '../../server/resources/request-context.ts';
import type { TestServer } from './server.ts';

/** The number of the n-th person of a test. */
export const numberOf = (person: number): string => `+21261${String(1_000_000 + person)}`;

/** A message to the n-th person of a test. */
export const messageTo = (person: number, given: Partial<NewDelivery> = {}): NewDelivery => ({
  person: numberOf(person),
  personName: `Person ${person}`,
  channel: 'sms',
  purpose: 'transactional',
  phone: numberOf(person),
  language: 'fr',
  body: `Votre colis est arrive (${person}).`,
  ...given,
});

/** Puts messages into the outbox of a server. */
export const putIntoOutbox = (
  { app }: Pick<TestServer, 'app'>,
  deliveries: readonly NewDelivery[],
): Promise<number> =>
  inTransaction(app.database, (transaction) =>
    addToOutbox(deliveries, contextOf(ownCall(app.engine, app.now()), transaction)),
  );

/** Puts messages into the outbox of another process, over a connection to its database. */
export const putIntoDatabase = (
  database: Kysely<DB>,
  deliveries: readonly NewDelivery[],
): Promise<number> => {
  const log = pino({ level: 'silent' });
  const jobs = openJobs(database);
  return inTransaction(database, (transaction) =>
    addToOutbox(deliveries, {
      transaction,
      newId,
      now: new Date(),
      actor: THE_SERVER,
      discardFiles: async () => {},
      ...openDomainEvents(log),
      afterCommit: () => undefined,
      enqueue: (queue, data, after) => jobs.add(transaction, queue, data, { after }),
    }),
  );
};

/** The rows of an outbox, in the order in which they were put there. */
export const outboxOf = ({ database }: Pick<TestServer, 'database'>) =>
  database.selectFrom('outbox').selectAll().orderBy('id').execute();
