import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { openBoss } from '../../../server/jobs/queues.ts';
import { recordReport } from '../../../server/outbox/record-report.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { messageTo, outboxOf, putIntoOutbox } from '../../support/outbox.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const PEOPLE = 300;
const AT_ONCE = 20;

let server: TestServer;
let campaignId: string;
beforeEach(async () => {
  server = await startServer();
  campaignId = newId();
  await server.database
    .insertInto('campaign')
    .values({
      id: campaignId,
      kind: 'sms',
      purpose: 'transactional',
      state: 'running',
      title: 'All',
      created_by_name: 'Jisr',
      message: JSON.stringify({ texts: { fr: 'A' } }),
    })
    .execute();
});
afterEach(() => server.close());

/** Sends the campaign to this many people, of whom nothing more has been heard. */
async function sendTo(people: number): Promise<readonly string[]> {
  await putIntoOutbox(
    server,
    Array.from({ length: people }, (_, person) => messageTo(person, { campaignId })),
  );
  await workOff(server);
  return (await outboxOf(server)).map(({ id }) => id);
}

const report = (id: string, meanwhile: () => Promise<void> = async () => {}) =>
  inTransaction(server.database, async (transaction) => {
    const context = contextOf(ownCall(server.app.engine, new Date()), transaction);
    const reported = await recordReport(
      { driver: 'log', id, status: 'failed', at: new Date() },
      context,
    );
    await meanwhile();
    return reported;
  });

const jobs = async () => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from jobs.job
    where name = 'campaign' and state <= 'active' group by state order by state
  `.execute(server.database);
  return rows;
};

describe('late reports of failure', () => {
  it('leave one job for their campaign, however many they are', async () => {
    const ids = [...(await sendTo(PEOPLE))];
    const notify = async () => {
      for (let id = ids.pop(); id; id = ids.pop()) expect(await report(id)).toBe('changed');
    };
    await Promise.all(Array.from({ length: AT_ONCE }, notify));
    expect(await jobs()).toEqual([{ state: 'created', count: 1 }]);
    expect(new Set((await outboxOf(server)).map(({ status }) => status))).toEqual(
      new Set(['failed']),
    );
  });

  it('leave another one once that has begun', async () => {
    const [first = '', second = '', third = ''] = await sendTo(3);
    await report(first);
    await openBoss(server.database).fetch('campaign');
    await report(second);
    await report(third);
    expect(await jobs()).toEqual([
      { state: 'created', count: 1 },
      { state: 'active', count: 1 },
    ]);
  });

  it('are all there when the job begins that they share', async () => {
    const [first = '', second = ''] = await sendTo(2);
    const boss = openBoss(server.database);
    await report(first);
    await report(second, async () => expect(await boss.fetch('campaign')).toEqual([]));
    expect(await boss.fetch('campaign')).toHaveLength(1);
    expect(await jobs()).toEqual([{ state: 'active', count: 1 }]);
  });
});
