import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import type { Claimed } from './claim-due.ts';
import type { Outcome, RejectionReason } from './driver.ts';
import { lifeOf, MOST_ATTEMPTS } from './expiry.ts';
import { backOff, LONGEST_PAUSE_MS } from './next-try.ts';
import { notifySendings } from './notify-sendings.ts';

const LONGEST_DETAIL = 500;

type Change = UpdateObject<DB, 'outbox', 'outbox'>;

/** What became of a message that was claimed. */
export type Result = {
  readonly row: Claimed;
  readonly outcome: Outcome;
  /** Its body from now on, if it changes. */
  readonly body?: string | undefined;
};

/**
 * Records what a provider made of a message. Nothing is recorded if its provider has already
 * reported more, or if it has since been sent again.
 */
export async function recordOutcome(call: Call<Author>, result: Result): Promise<void> {
  // Only messages of a conversation have somebody to notify, and need a transaction for it.
  if (result.row.message_id === null) return record(call.database, result, call.now);
  await inTransaction(call.database, async (transaction) => {
    await record(transaction, result, call.now);
    await notifySendings([result.row.id], contextOf(call, transaction));
  });
}

async function record(database: Kysely<DB>, result: Result, now: Date): Promise<void> {
  const { row, outcome } = result;
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set((is) => ({
      ...changeOf(result, now),
      updated_at: now,
      version: is('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .where('worker', '=', row.worker)
    .where('attempts', '=', row.attempts)
    // Others may have thought this process dead; it knows better.
    .where('status', 'in', ['sending', 'unknown'])
    .executeTakeFirst();
  const isKnown = numUpdatedRows > 0n;
  if (isKnown || outcome.kind !== 'accepted' || outcome.providerId === null) return;
  // A report came before the answer that it belongs to.
  await database
    .updateTable('outbox')
    .set({ provider_id: outcome.providerId })
    .where('id', '=', row.id)
    .where('provider_id', 'is', null)
    .execute();
}

function changeOf({ row, outcome, body = row.body }: Result, now: Date): Change {
  const detail = 'detail' in outcome ? clean(outcome.detail, row) : null;
  switch (outcome.kind) {
    case 'accepted':
      return {
        status: 'sent',
        sent_at: now,
        provider_id: outcome.providerId,
        body,
        reason: null,
        detail: null,
        not_before: null,
        secret: null,
      };
    case 'rejected':
      return failed(outcome.reason, detail);
    case 'unknown':
      return { status: 'unknown', reason: 'noAnswer', detail, not_before: null, secret: null };
    case 'later':
      return postponed({ row, now, detail, afterMs: outcome.afterMs });
  }
}

const failed = (reason: RejectionReason, detail: string | null): Change => ({
  status: 'failed',
  reason,
  detail,
  not_before: null,
  secret: null,
});

/** Whether its campaign was stopped while it was on its way. */
const isStopped = sql<boolean>`exists (
  select from campaign where campaign.id = outbox.campaign_id and campaign.state = 'stopped'
)`;

type Postponing = { row: Claimed; now: Date; detail: string | null; afterMs: number | undefined };

/** Back into the queue, until it has been tried too often or is too old. */
function postponed({ row, now, detail, afterMs }: Postponing): Change {
  if (row.attempts >= MOST_ATTEMPTS) return failed('notReached', detail);
  const pauseMs = Math.min(afterMs ?? 0, LONGEST_PAUSE_MS);
  const next = new Date(now.getTime() + Math.max(pauseMs, backOff(row.attempts)));
  const end = row.due_at.getTime() + lifeOf(row.purpose);
  if (next.getTime() > end) return failed('expired', detail);
  return {
    status: sql`case when ${isStopped} then 'skipped' else 'queued' end`,
    reason: sql`case when ${isStopped} then 'stopped' end`,
    not_before: next,
    detail,
    worker: null,
    claimed_at: null,
  };
}

/** A provider may repeat what it was sent, and with it a code. */
function clean(detail: string, { secret }: Claimed): string {
  const hidden = secret ? detail.replaceAll(secret, '******') : detail;
  return hidden.slice(0, LONGEST_DETAIL);
}
