import { createHash } from 'node:crypto';
import { cleanText } from '../../domain/clean-text.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import type { Engine } from '../resources/engine.ts';
import type { GatewayEvent, UnreadableEvent } from './gateway-event.ts';
import { driverOf } from './take-event.ts';

const MOST_CHARACTERS = 10_000;

/** Whether an event may be taken when it is reported again: nothing is wrong with it. */
export const isPassing = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && 'code' in error && error.code === '40001');

type Rejected = {
  readonly driver: string;
  readonly event: string;
  readonly reason: string;
  readonly given: unknown;
};

/** JSON spells out what a database cannot hold, such as the character 0. */
const named = (event: string): string => JSON.stringify(event).slice(1, -1);

async function keep({ database, log }: Engine, rejected: Rejected, now: Date): Promise<boolean> {
  const { driver, reason } = rejected;
  const event = named(rejected.event);
  const body = JSON.stringify(rejected.given).slice(0, MOST_CHARACTERS);
  log.error({ driver, event, reason }, 'provider event rejected, and stored for inspection');
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('rejected_event')
    .values({ driver, event, reason, body, at: now })
    .onConflict((conflict) => conflict.columns(['driver', 'event']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores apart what cannot be read. Without a name its content identifies it. */
export async function rejectUnreadable(
  engine: Engine,
  { driver, event, given }: UnreadableEvent,
  now: Date,
): Promise<void> {
  const digest = () => createHash('sha256').update(JSON.stringify(given)).digest('hex');
  await keep(engine, { driver, event: event ?? digest(), reason: 'unreadable', given }, now);
}

/**
 * Stores apart an event whose consequences failed. If it is a message, the staff find its text among
 * those of unknown numbers.
 */
export async function rejectEvent(
  engine: Engine,
  { event, error }: { event: GatewayEvent; error: unknown },
  now: Date,
): Promise<void> {
  engine.log.error({ err: error }, 'an event of a provider failed');
  const reason = error instanceof Error ? error.name : 'unknown';
  const rejected = { driver: driverOf(event), event: event.event, reason, given: event };
  const isNew = await keep(engine, rejected, now);
  if (!isNew || event.kind !== 'message') return;
  const body = cleanText(event.text, 'text').trim();
  await engine.database
    .insertInto('inbound_unknown')
    .values({
      id: engine.newId(),
      at: now,
      channel: event.channel,
      phone: event.from,
      body,
      name: event.name === undefined ? null : cleanText(event.name, 'line'),
    })
    .execute();
}
