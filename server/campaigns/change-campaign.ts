import type { Updateable } from 'kysely';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { Campaign } from '../database/database-types.ts';
import { stopQueued } from '../outbox/stop-queued.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { searchOf } from './create-campaign.ts';
import { type LockedCampaign, lockedCampaign } from './prepare-some.ts';
import { retryFailed } from './retry-failed.ts';

/** The row of a campaign, locked. Throws a 404 if there is none. */
export async function demandCampaign(
  id: string,
  { transaction }: WriteContext,
): Promise<LockedCampaign> {
  const row = isId(id) ? await lockedCampaign(transaction, id) : undefined;
  if (!row) throw new RequestError('record.notFound');
  return row;
}

async function setState(
  { id, state }: Pick<LockedCampaign, 'id' | 'state'>,
  action: string,
  context: WriteContext,
  beside: Updateable<Pick<Campaign, 'planned_people' | 'send_at'>> = {},
): Promise<void> {
  const { transaction, now } = context;
  await transaction
    .updateTable('campaign')
    .set((is) => ({ ...beside, state, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  await writeAudit([{ action, resource: 'campaigns', recordId: id }], context);
}

/** Sends again to those whom nothing has reached. */
export async function retryCampaign(id: string, context: WriteContext): Promise<void> {
  const campaign = await demandCampaign(id, context);
  const { to_prepare: toPrepare, state } = campaign;
  if ((await retryFailed(campaign, context)) === 0) return;
  if (campaign.failed_as !== null) await takeOver(campaign, context);
  await context.enqueue('campaign', { id });
  await setState({ id, state: toPrepare === 0 ? 'running' : state }, 'retry', context);
}

/** Whoever sends it instead of an author who has left the office answers for it. */
const takeOver = ({ id, title }: LockedCampaign, { transaction, actor }: WriteContext) =>
  transaction
    .updateTable('campaign')
    .set({
      failed_as: null,
      created_by: actor.id,
      created_by_name: actor.name,
      search: searchOf(title, actor.name),
    })
    .where('id', '=', id)
    .execute();

/** Ends a campaign: whoever has not been written to is left out. What is on its way stays so. */
export async function stopCampaign(id: string, context: WriteContext): Promise<void> {
  const campaign = await demandCampaign(id, context);
  const { state, planned_people: planned, to_prepare: toPrepare } = campaign;
  // A process of the former version takes a campaign for done while people are still to be written to.
  if (state === 'stopped' || (state === 'done' && toPrepare === 0)) return;
  await stopQueued(id, context);
  await setState({ id, state: 'stopped' }, 'stop', context, {
    ...(planned !== null && { planned_people: null, send_at: null }),
  });
  // Those who had no message yet are recorded as left out.
  await context.enqueue('campaign', { id });
}
