import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import { historyLine } from '../orders/order-history.ts';
import type { WriteContext } from '../resources/hooks.ts';
import { carriedBy } from './carried-by.ts';

/** Archives what a trip carried: its orders are finished and keep a reference to the trip. */
export async function finishOrders(
  trip: { _id: string; name: unknown },
  context: WriteContext,
): Promise<void> {
  const line = historyLine(context, { action: 'finish', to: trip.name });
  const { rows } = await sql<{ id: string }>`
    update orders set finished = true, trip_id = ${trip._id}, version = version + 1,
      updated_at = ${context.now}, history = history || ${JSON.stringify([line])}::jsonb
    where ${carriedBy(trip.name)}
    returning id
  `.execute(context.transaction);
  const changes = { finish: { from: false, to: true }, trip: { from: null, to: trip._id } };
  await writeAudit(
    rows.map(({ id }) => ({ action: 'finish', resource: 'commands', recordId: id, changes })),
    context,
  );
}
