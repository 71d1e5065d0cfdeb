import type { Transaction } from 'kysely';
import { answering } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { RequestError } from '../base/request-error.ts';
import { sendByPhone } from '../chat/send-by-phone.ts';
import { sendMessage } from '../chat/send-message.ts';
import { messageTypeOf } from '../chat/wire-message.ts';
import type { DB } from '../database/database-types.ts';
import type { JobData } from '../jobs/queues.ts';
import { authorOf } from '../people/author-of.ts';
import type { Engine } from '../resources/engine.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';
import { notifyPlanned } from './change-planned.ts';

type Due = JobData['planned'];

/** The message of some work, locked; nothing if it was sent, cancelled or has another moment now. */
const dueMessage = (transaction: Transaction<DB>, { id, at }: Due) =>
  transaction
    .selectFrom('planned_message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .where('send_at', '=', new Date(at))
    .forUpdate()
    .executeTakeFirst();

async function send(engine: Engine, due: Due, now: Date): Promise<void> {
  await inTransaction(engine.database, async (transaction) => {
    const row = await dueMessage(transaction, due);
    if (!row) return;
    const actor = await authorOf(transaction, row.planned_by, answering);
    if (!actor) throw new RequestError('access.denied');
    const context = contextOf({ ...ownCall(engine, now), actor }, transaction);
    const outgoing = {
      recieverId: row.client_id,
      type: messageTypeOf(row.type),
      content: row.content,
    };
    if (isOneOf(PHONE_CHANNELS, row.via)) await sendByPhone({ ...outgoing, via: row.via }, context);
    else await sendMessage(outgoing, context);
    await transaction
      .updateTable('planned_message')
      .set({ state: 'sent' })
      .where('id', '=', due.id)
      .execute();
    await notifyPlanned(row.client_id, context);
  });
}

/**
 * Keeps what could not be sent, with the reason. Somebody of the office has to do something: the
 * conversation waits for an answer again, and stands in the work list.
 */
async function fail(engine: Engine, due: Due, { now, reason }: { now: Date; reason: string }) {
  await inTransaction(engine.database, async (transaction) => {
    const row = await dueMessage(transaction, due);
    if (!row) return;
    await transaction
      .updateTable('planned_message')
      .set({ state: 'failed', reason })
      .where('id', '=', due.id)
      .execute();
    await transaction
      .updateTable('conversation')
      .set((set) => ({
        state: 'open',
        unread_by_hand: true,
        unanswered_since: set.fn.coalesce('unanswered_since', set.val(now)),
      }))
      .where('client_id', '=', row.client_id)
      .where('deleted_at', 'is', null)
      .execute();
    await notifyPlanned(row.client_id, contextOf(ownCall(engine, now), transaction));
  });
}

/**
 * Sends a planned message whose moment has come, once: its row is locked until the message and its
 * state are written in one commit. Whether the customer may be written to is decided now.
 */
export async function sendPlanned(engine: Engine, due: Due, now: Date): Promise<void> {
  try {
    await send(engine, due, now);
  } catch (error) {
    // Anything else is no decision about the message, and is tried again.
    if (!(error instanceof RequestError)) throw error;
    await fail(engine, due, { now, reason: error.code });
  }
}
