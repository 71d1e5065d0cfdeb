import { partOf } from '../../domain/access.ts';
import { readPlanMoment } from '../base/read-plan-moment.ts';
import { RequestError } from '../base/request-error.ts';
import type { JobData } from '../jobs/queues.ts';
import { authorOf } from '../people/author-of.ts';
import type { Engine } from '../resources/engine.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall, type WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { demandCampaign } from './change-campaign.ts';
import { enqueueAt, searchOf } from './create-campaign.ts';
import { type LockedCampaign, lockedCampaign } from './prepare-some.ts';

/** The row of a campaign whose moment has not come, locked. Throws a 404 if it has begun or was cancelled. */
async function demandPlanned(id: string, context: WriteContext): Promise<LockedCampaign> {
  const row = await demandCampaign(id, context);
  if (row.state !== 'planned') throw new RequestError('record.notFound');
  return row;
}

async function setMoment(
  { id, title }: LockedCampaign,
  moment: Date,
  action: 'replan' | 'sendNow',
  context: WriteContext,
): Promise<void> {
  const { transaction, actor, now } = context;
  await transaction
    .updateTable('campaign')
    .set((is) => ({
      send_at: moment,
      // Who changes it last answers for it.
      created_by: actor.id,
      created_by_name: actor.name,
      search: searchOf(title, actor.name),
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  await writeAudit([{ action, resource: 'campaigns', recordId: id }], context);
  await enqueueAt(id, moment, context);
}

/** Gives a planned campaign another moment. */
export async function replanCampaign(
  id: string,
  sendAt: string,
  context: WriteContext,
): Promise<void> {
  const moment = readPlanMoment(sendAt, context.now);
  await setMoment(await demandPlanned(id, context), moment, 'replan', context);
}

/** Has a planned campaign begun at once, by the work that also begins those whose moment has come. */
export async function sendCampaignNow(id: string, context: WriteContext): Promise<void> {
  await setMoment(await demandPlanned(id, context), context.now, 'sendNow', context);
}

/**
 * Begins a planned campaign whose moment has come, once: its row is locked until the new state and the
 * work that sends it are written in one commit. Whom it reaches is decided from then on. If its author
 * may no longer write for the office, everybody is recorded as failed, for somebody else to send it.
 */
export async function beginPlanned(
  engine: Engine,
  { id, at }: JobData['plannedCampaign'],
  now: Date,
): Promise<void> {
  await inTransaction(engine.database, async (transaction) => {
    const row = await lockedCampaign(transaction, id);
    if (row?.state !== 'planned' || row.send_at?.toISOString() !== at) return;
    const author = await authorOf(transaction, row.created_by, partOf('messages'));
    await transaction
      .updateTable('campaign')
      .set((is) => ({
        state: 'preparing',
        planned_people: null,
        failed_as: author ? null : 'authorLeft',
        version: is('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    await contextOf(ownCall(engine, now), transaction).enqueue('campaign', { id });
  });
}
