import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';

/**
 * Puts campaigns to work again that have something left to do while no job is there for them: it
 * may have used up its tries, or a process has died before it left one.
 */
export async function resumeCampaigns({ engine, log, now }: FastifyInstance): Promise<void> {
  const { database, jobs } = engine;
  const { rows } = await sql<{ id: string }>`
    select id from campaign where state <> 'done' and (
      waiting <> '[]' or state = 'preparing' or exists (
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
