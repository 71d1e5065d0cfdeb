import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { keyOfPlan } from '../jobs/queues.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';

/** Puts campaigns to work again that nobody works on, be they begun or planned. */
export async function resumeCampaigns(app: FastifyInstance): Promise<void> {
  await resumePlanned(app);
  await resumeBegun(app);
}

/** Planned campaigns whose moment has come, and whose job is missing, begin now. */
async function resumePlanned({ engine, log, now }: FastifyInstance): Promise<void> {
  const { database, jobs } = engine;
  const due = await database
    .selectFrom('campaign')
    .select(['id', 'send_at'])
    .where('planned_people', 'is not', null)
    .where('send_at', '<', now())
    .orderBy('send_at')
    .execute();
  if (due.length === 0) return;
  const atWork = await jobs.atWork('plannedCampaign');
  const plans = due
    .flatMap(({ id, send_at: at }) => (at ? [{ id, at: at.toISOString() }] : []))
    .filter((plan) => !atWork.has(keyOfPlan(plan)));
  if (plans.length === 0) return;
  log.warn({ plans }, 'planned campaigns without a job begin now');
  await inTransaction(database, async (transaction) => {
    const { enqueue } = contextOf(ownCall(engine, now()), transaction);
    for (const plan of plans) await enqueue('plannedCampaign', plan);
  });
}

/**
 * Puts campaigns to work again that have something left to do while no job is there for them: it
 * may have used up its tries, or a process has died before it left one.
 */
async function resumeBegun({ engine, log, now }: FastifyInstance): Promise<void> {
  const { database, jobs } = engine;
  const { rows } = await sql<{ id: string }>`
    select id from campaign where (
      -- Also if a process of a former version, which sees nobody on the list, takes it for done.
      to_prepare > 0 and state <> 'planned'
    ) or state not in ('done', 'planned') and (
      state = 'preparing' or exists (
        select from outbox
        where campaign_id = campaign.id and channel = 'chat' and status = 'queued'
      ) or (state = 'running' and not exists (
        select from outbox where campaign_id = campaign.id and status in ('queued', 'sending')
      ))
    ) order by id
  `.execute(database);
  if (rows.length === 0) return;
  const atWork = await jobs.atWork('campaign');
  const campaigns = rows.map(({ id }) => id).filter((id) => !atWork.has(id));
  if (campaigns.length === 0) return;
  log.warn({ campaigns }, 'campaigns that nobody worked on any more go on');
  await inTransaction(database, async (transaction) => {
    const { enqueue } = contextOf(ownCall(engine, now()), transaction);
    for (const id of campaigns) await enqueue('campaign', { id });
  });
}
