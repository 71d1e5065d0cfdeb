import { sql } from 'kysely';
import type { Reachable } from '../../domain/messages/consent.ts';
import type { Executor } from '../resources/storage.ts';

/** What has been stopped by a word from numbers that were no customers' then, by the numbers. */
export async function stoppedNumbers(
  executor: Executor,
  phones: readonly string[],
): Promise<ReadonlyMap<string, Reachable['optOut']>> {
  if (phones.length === 0) return new Map();
  const rows = await executor
    .selectFrom('stopped_number')
    .select(['phone', 'channel'])
    .where((is) => is('phone', '=', is.fn.any(sql<string[]>`${phones}`)))
    .execute();
  const stopped = new Map<string, Reachable['optOut']>();
  for (const { phone, channel } of rows) {
    const known = stopped.get(phone) ?? { whatsapp: false, sms: false };
    stopped.set(phone, { ...known, [channel]: true });
  }
  return stopped;
}
