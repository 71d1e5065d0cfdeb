import { sql } from 'kysely';
import { CLIENT_ROLES } from '../../domain/access.ts';
import { writtenTypeOf } from '../../domain/chat/links.ts';
import { messageViolations, placeholdersLeft } from '../../domain/chat/message-body.ts';
import type { PlannedMessage } from '../../domain/chat/planned.ts';
import { cleanMessage } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { readPlanMoment } from '../base/read-plan-moment.ts';
import { RequestError } from '../base/request-error.ts';
import { notifySides } from '../chat/notify-conversation.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { listPlanned } from './list-planned.ts';

/** In the audit trail it is a message before it is sent. */
const RESOURCE = 'message';

type Text = {
  readonly clientId: string;
  readonly content: string;
  readonly via?: PhoneChannel | undefined;
};

/** A text as it is stored, with its type. Throws with everything that is wrong with it. */
function readText({ clientId, content: written, via }: Text) {
  const content = cleanMessage(written);
  const message = { type: via ? ('text' as const) : writtenTypeOf(content), content };
  const body = { recieverId: clientId, message, ...(via && { via }) };
  const found: FieldErrors = { ...placeholdersLeft(message), ...messageViolations(body) };
  rejectInvalid(
    Object.fromEntries(
      Object.entries(found).map(([path, violation]) => [path.replace('message.', ''), violation]),
    ),
  );
  return message;
}

/** Colleagues who have the conversation open read what is planned anew, as it has another version. */
export async function notifyPlanned(
  clientId: string,
  context: WriteContext<Author>,
): Promise<void> {
  const changed = await context.transaction
    .updateTable('conversation')
    .set({ version: sql<string>`version + 1` })
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  await notifySides(
    { id: changed.id, clientId, sides: ['staff'] },
    context,
    (_side, conversation) => [{ event: 'conversationChanged', args: [conversation] }],
  );
}

async function planned(id: string, { transaction }: WriteContext): Promise<PlannedMessage> {
  const [found] = await listPlanned(transaction, { id });
  if (!found) throw new RequestError('record.notFound');
  return found;
}

/**
 * Has a message sent at a moment. The work names it: no two clocks have to agree on whether it has
 * come, and work for an earlier one finds that there is another now.
 */
const enqueueAt = (id: string, moment: Date, context: WriteContext): Promise<void> =>
  context.enqueue('planned', { id, at: moment.toISOString() }, moment);

/** Writes a text for later: its row and the work that sends it. */
export async function planMessage(
  { sendAt, ...text }: Text & { readonly sendAt: string },
  context: WriteContext,
): Promise<PlannedMessage> {
  const { transaction, actor, now, newId } = context;
  const moment = readPlanMoment(sendAt, now);
  const message = readText(text);
  const client = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', text.clientId)
    .executeTakeFirst();
  if (!isOneOf(CLIENT_ROLES, client?.role)) {
    throw new RequestError('record.notFound', {
      message: 'clientId is not the ID of a customer.',
      fields: { clientId: { code: 'unknownReference' } },
    });
  }
  const id = newId();
  await transaction
    .insertInto('planned_message')
    .values({
      id,
      created_at: now,
      client_id: text.clientId,
      planned_by: actor.id,
      ...message,
      via: text.via ?? null,
      send_at: moment,
      state: 'planned',
      reason: null,
    })
    .execute();
  await writeAudit([{ action: 'plan', resource: RESOURCE, recordId: id }], context);
  await enqueueAt(id, moment, context);
  await notifyPlanned(text.clientId, context);
  return planned(id, context);
}

/** The row of one that is not sent, locked. Throws a 404 if it was sent or cancelled meanwhile. */
async function demandOpen(id: string, { transaction }: WriteContext) {
  const row = await transaction
    .selectFrom('planned_message')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['planned', 'failed'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new RequestError('record.notFound');
  return row;
}

/** Gives a planned message another text or moment; one that could not be sent is planned again. */
export async function changePlanned(
  id: string,
  change: { readonly content?: string | undefined; readonly sendAt?: string | undefined },
  context: WriteContext,
): Promise<PlannedMessage> {
  const { transaction, actor, now } = context;
  const row = await demandOpen(id, context);
  const moment = readPlanMoment(change.sendAt ?? row.send_at.toISOString(), now);
  const via = isOneOf(PHONE_CHANNELS, row.via) ? row.via : undefined;
  const message = readText({
    clientId: row.client_id,
    content: change.content ?? row.content,
    via,
  });
  await transaction
    .updateTable('planned_message')
    // Who changes it last answers for it.
    .set({ ...message, send_at: moment, state: 'planned', reason: null, planned_by: actor.id })
    .where('id', '=', id)
    .execute();
  await writeAudit([{ action: 'replan', resource: RESOURCE, recordId: id }], context);
  await enqueueAt(id, moment, context);
  await notifyPlanned(row.client_id, context);
  return planned(id, context);
}

/** Has a planned message sent at once, by the work that also sends those whose moment has come. */
export async function sendPlannedNow(id: string, context: WriteContext): Promise<void> {
  const { transaction, actor, now } = context;
  const row = await demandOpen(id, context);
  await transaction
    .updateTable('planned_message')
    .set({ send_at: now, state: 'planned', reason: null, planned_by: actor.id })
    .where('id', '=', id)
    .execute();
  await enqueueAt(id, now, context);
  await notifyPlanned(row.client_id, context);
}

export async function cancelPlanned(id: string, context: WriteContext): Promise<void> {
  const row = await demandOpen(id, context);
  await context.transaction
    .updateTable('planned_message')
    .set({ state: 'cancelled', reason: null })
    .where('id', '=', id)
    .execute();
  await writeAudit([{ action: 'cancel', resource: RESOURCE, recordId: id }], context);
  await notifyPlanned(row.client_id, context);
}
