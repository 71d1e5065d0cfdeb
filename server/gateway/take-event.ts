import { SentBefore } from '../chat/send-message.ts';
import { recordReport } from '../outbox/record-report.ts';
import type { Engine } from '../resources/engine.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Author,
  contextOf,
  ownCall,
  type WriteContext,
} from '../resources/request-context.ts';
import type { GatewayEvent } from './gateway-event.ts';
import { takeMessage } from './take-message.ts';

/** What has come of an event: `known` was reported before, `unknown` is about no message of ours. */
export type Taken = 'done' | 'known' | 'unknown';

/** The report is about no message that is known yet, and would count if it came again. */
class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

export type TakenNow = {
  readonly now: Date;
  /** How many messages are taken from a customer in a day, by phone and in the chat together. */
  readonly dailyMessages: number;
};

/** Does what follows from an event of a provider, once, however often it is reported. */
export async function takeEvent(
  engine: Engine,
  event: GatewayEvent,
  { now, dailyMessages }: TakenNow,
): Promise<Taken> {
  const call = ownCall(engine, now);
  try {
    return await inTransaction(engine.database, async (transaction) => {
      const context = contextOf(call, transaction);
      if (!(await isNews(event, context))) return 'known';
      if (event.kind === 'message') await takeMessage(event, { call, context, dailyMessages });
      else if ((await recordReport(event.report, context)) === 'notFound') throw new NotOurs();
      return 'done';
    });
  } catch (error) {
    if (error instanceof SentBefore) return 'known';
    if (error instanceof NotOurs) return 'unknown';
    throw error;
  }
}

export const driverOf = (event: GatewayEvent): string =>
  event.kind === 'report' ? event.report.driver : event.driver;

/** Notes the event; a second one waits for the first, and is none. */
async function isNews(event: GatewayEvent, { transaction, now }: WriteContext<Author>) {
  const { numInsertedOrUpdatedRows: rows } = await transaction
    .insertInto('provider_event')
    .values({ driver: driverOf(event), event: event.event, at: now })
    .onConflict((conflict) => conflict.columns(['driver', 'event']).doNothing())
    .executeTakeFirst();
  return rows === 1n;
}
