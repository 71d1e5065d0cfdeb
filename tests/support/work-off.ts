import { MODULES } from '../../server/app.ts';
import { openBoss, type QueueName } from '../../server/jobs/queues.ts';
import type { TestServer } from './server.ts';

const AT_ONCE = 50;

/**
 * Does all work that waits in the queues of a server now, whose own workers are off, including what
 * that work adds. Work for later stays, unless `early` requests it too.
 */
export async function workOff(
  { app }: Pick<TestServer, 'app'>,
  { only, early = false }: { only?: readonly QueueName[]; early?: boolean } = {},
): Promise<void> {
  const boss = openBoss(app.engine.database);
  const workers = MODULES.flatMap((module) => module.workers?.(app) ?? []);
  const { signal } = new AbortController();
  for (let done = 1; done > 0; ) {
    done = 0;
    for (const { queue, work } of workers) {
      if (only && !only.includes(queue)) continue;
      const run = work as (data: object, signal: AbortSignal) => Promise<void>;
      const options = { batchSize: AT_ONCE, ignoreStartAfter: early };
      for (const { id, data } of await boss.fetch<object>(queue, options)) {
        await run(data, signal);
        await boss.complete(queue, id);
        done += 1;
      }
    }
  }
}
