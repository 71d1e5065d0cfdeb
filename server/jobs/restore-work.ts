import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { DB } from '../database/database-types.ts';
import { type JobData, KEYS, openBoss, QUEUE_NAMES, type QueueName } from './queues.ts';

/** Work as it waited elsewhere. */
type Waiting = { readonly queue: string; readonly data: object; readonly after: string };

const isQueue = (name: string): name is QueueName => QUEUE_NAMES.some((queue) => queue === name);

const keyOf = <Name extends QueueName>(queue: Name, data: object): string | undefined =>
  KEYS[queue]?.(data as JobData[Name]);

/** Adds work that waited in another database, once for each. Returns the queues that do not exist. */
export async function restoreWork(
  transaction: Transaction<DB>,
  work: readonly Waiting[],
): Promise<readonly string[]> {
  const boss = openBoss(transaction);
  const unknown = new Set<string>();
  for (const { queue, data, after } of work) {
    if (!isQueue(queue)) {
      unknown.add(queue);
      continue;
    }
    const key = keyOf(queue, data);
    await boss.send(queue, data, {
      db: fromKysely(transaction),
      startAfter: new Date(after),
      ...(key !== undefined && { singletonKey: key }),
    });
  }
  return [...unknown];
}
