import { allows } from '../../domain/access.ts';
import { commands } from '../../domain/resources/commands.ts';
import { RequestError } from '../base/request-error.ts';
import { findRecord } from '../resources/find-record.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';

/** Whether somebody may see an order: of a role with a scope, only those within it. */
export async function reachesOrder(
  executor: Executor,
  reading: Reading,
  id: string,
): Promise<boolean> {
  const rule = commands.access.show;
  const orders = reading.resources.get(commands.name);
  if (rule(reading.actor) === true) return true;
  if (!orders || !allows(rule, reading.actor)) return false;
  try {
    await findRecord(executor, reading, orders, { id, rule });
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'record.notFound') return false;
    throw error;
  }
}

/** The same for a call about one order. Throws `record.notFound`. */
export async function demandOrder(executor: Executor, reading: Reading, id: string): Promise<void> {
  if (!(await reachesOrder(executor, reading, id))) throw new RequestError('record.notFound');
}
