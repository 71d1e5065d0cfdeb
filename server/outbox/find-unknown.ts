import type { FastifyInstance } from 'fastify';
import { PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';
import type { Claimed } from './claim-due.ts';
import type { Driver, Found } from './driver.ts';
import { lookForAnotherWay } from './look-for-another-way.ts';
import { messageKey } from './message-key.ts';
import { notifySendings } from './notify-sendings.ts';
import { recordReport } from './record-report.ts';

const AT_ONCE = 50;
const QUESTIONS_AT_ONCE = 5;
const MOST_BATCHES = 40;
/** After this time there are no more queries. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;
const SHORTEST_PAUSE_MS = 60_000;

type Asking = Driver & Required<Pick<Driver, 'find'>>;
const canAsk = (driver: Driver): driver is Asking => driver.find !== undefined;

/** Queries the providers about messages that they did not answer. */
export async function findUnknown(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  // One provider that is slow to answer does not hold up the questions to another.
  await Promise.all(PHONE_CHANNELS.map((channel) => askAbout(app, channel, signal)));
}

async function askAbout(
  app: FastifyInstance,
  channel: PhoneChannel,
  signal: AbortSignal,
): Promise<void> {
  const driver = app.drivers[channel];
  if (!canAsk(driver)) return;
  for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch += 1) {
    const rows = await sought(app, channel, driver.name);
    if (rows.length === 0) break;
    const left = [...rows];
    const ask = async () => {
      for (let row = left.shift(); row && !signal.aborted; row = left.shift()) {
        await settle(app, row, await answerFor(app, driver, row));
      }
    };
    await Promise.all(Array.from({ length: QUESTIONS_AT_ONCE }, ask));
  }
}

/**
 * Messages to query now: their provider has had time to take them. One that was taken later
 * than now was taken by a clock that has been put back since, and its pauses with it.
 */
function sought(
  { database, config, now }: FastifyInstance,
  channel: PhoneChannel,
  driver: string,
): Promise<Claimed[]> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const soon = before(-SHORTEST_PAUSE_MS);
  return database
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'unknown')
    .where('channel', '=', channel)
    .where('driver', '=', driver)
    .where('claimed_at', '>', before(GIVE_UP_MS))
    .where((is) =>
      is.or([
        is('claimed_at', '<', before(config.messages.reconcileAfterMs)),
        is('claimed_at', '>', soon),
      ]),
    )
    .where((is) =>
      is.or([
        is('not_before', 'is', null),
        is('not_before', '<=', now()),
        is.and([is('claimed_at', '>', soon), is('not_before', '>', soon)]),
      ]),
    )
    .orderBy('claimed_at')
    .limit(AT_ONCE)
    .execute();
}

async function answerFor(app: FastifyInstance, driver: Asking, row: Claimed): Promise<Found> {
  const message = {
    id: row.id,
    key: messageKey(row),
    channel: row.channel as PhoneChannel,
    to: row.phone ?? '',
    text: row.body,
    providerId: row.provider_id,
    givenAt: row.claimed_at ?? row.updated_at,
  };
  try {
    return await driver.find(message, AbortSignal.timeout(app.config.messages.timeoutMs));
  } catch {
    return { kind: 'unsure', detail: 'The provider could not be queried.' };
  }
}

/** Only what is still unknown changes: a report may have come meanwhile. */
async function settle(app: FastifyInstance, row: Claimed, found: Found): Promise<void> {
  const now = app.now();
  await inTransaction(app.database, async (transaction) => {
    const context = contextOf(ownCall(app.engine, now), transaction);
    if (found.kind === 'found') {
      const { status, providerId, reason, detail } = found;
      await recordReport(
        {
          driver: row.driver ?? '',
          id: messageKey(row),
          status,
          providerId,
          reason,
          detail,
          at: now,
        },
        context,
      );
      return;
    }
    const isMissing = found.kind === 'missing';
    await context.transaction
      .updateTable('outbox')
      .set((is) => ({
        ...(isMissing
          ? { status: 'failed', reason: 'neverArrived', not_before: null }
          : { not_before: nextTime(row, now) }),
        updated_at: now,
        version: is('version', '+', 1),
      }))
      .where('id', '=', row.id)
      .where('status', '=', 'unknown')
      .where('attempts', '=', row.attempts)
      .execute();
    await notifySendings([row.id], context);
    if (isMissing) await lookForAnotherWay(row, context);
  });
}

/** The older it is, the more rarely it is queried. */
function nextTime({ claimed_at }: Claimed, now: Date): Date {
  const age = now.getTime() - (claimed_at ?? now).getTime();
  return new Date(now.getTime() + Math.max(SHORTEST_PAUSE_MS, age / 2));
}
