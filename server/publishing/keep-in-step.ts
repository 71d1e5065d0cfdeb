import { sql } from 'kysely';
import { isPublishedForATime, stateAt } from '../../domain/publishing/publishing.ts';
import type { Engine } from '../resources/engine.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { selectRecord } from '../resources/list-records.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { lookAgain, periodOf } from './publishing-hooks.ts';

/** The released contents of a resource whose state is not that of the moment. */
async function lagging({ database }: Engine, { storage }: Resource, now: Date) {
  const at = (path: string) => storage.column(path, 'content')?.expression ?? sql`null`;
  const { rows } = await sql<{ id: string }>`
    select content.id from ${sql.table(storage.table)} as content
    where ${storage.living('content')} and ${at('state')} <> 'draft'
      and ${at('state')} <> case
        when (${at('publishUntil')})::timestamptz <= ${now} then 'expired'
        when (${at('publishFrom')})::timestamptz > ${now} then 'scheduled'
        else 'published' end
    order by content.id`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Brings one content in step, under its lock: where another process or a person was faster, nothing
 * is left to change.
 */
const step = (engine: Engine, resource: Resource, { id, now }: { id: string; now: Date }) =>
  inTransaction(engine.database, async (transaction) => {
    const { definition, storage } = resource;
    const filters = [{ path: '_id', operator: 'eq', values: [id] }] as const;
    const before = await selectRecord(transaction, engine.resources, resource, {
      filters,
      lock: 'change',
    });
    if (!before || before.state === 'draft') return;
    const state = stateAt(periodOf(before), now);
    if (state === before.state) return;
    const context = contextOf(ownCall(engine, now), transaction);
    const write = { before, values: { ...before, state }, columns: {}, by: null, at: now };
    await storage.update(transaction, before, write);
    const changes = { state: { from: before.state, to: state } };
    await writeAudit(
      [{ action: 'change', resource: definition.name, recordId: id, changes }],
      context,
    );
    await lookAgain(before, context);
  });

/** Brings all contents that are published for a time in step with the clock. */
export async function keepInStep(engine: Engine, now: Date, signal: AbortSignal): Promise<void> {
  for (const resource of engine.resources.values()) {
    if (!isPublishedForATime(resource.definition)) continue;
    for (const id of await lagging(engine, resource, now)) {
      if (signal.aborted) return;
      await step(engine, resource, { id, now });
    }
  }
}
