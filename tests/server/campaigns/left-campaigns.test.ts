import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareSome } from '../../../server/campaigns/prepare-some.ts';
import { openBoss } from '../../../server/jobs/queues.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import {
  type Author,
  contextOf,
  ownCall,
  type WriteContext,
} from '../../../server/resources/request-context.ts';
import { type Campaign, campaignOf } from '../../support/campaigns.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const PEOPLE = 3;

let server: TestServer;
let clerk: Client;
let log: string[];
beforeEach(async () => {
  log = [];
  server = await startServer({ logTo: { write: (line) => log.push(line) } });
  clerk = await signInAs(server, 'admin');
});
afterEach(() => server.close());

const writing = <T>(work: (context: WriteContext<Author>) => Promise<T>) =>
  inTransaction(server.database, (transaction) =>
    work(contextOf(ownCall(server.app.engine, new Date()), transaction)),
  );

/** Writes to a few customers in the chat; nobody has begun with it. */
async function broadcast(): Promise<string> {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => addPerson(server, 'customer')),
  );
  const { body } = await clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
    ids: people.map(({ id }) => id),
    message: { type: 'text', content: 'We drive on Friday.' },
  });
  return body.data.campaign._id;
}

const reconcile = async () => {
  await writing(({ enqueue }) => enqueue('reconcile', {}));
  await workOff(server, { only: ['reconcile'] });
};

const forgetJobs = () => sql`delete from jobs.job where name = 'campaign'`.execute(server.database);

const countJobs = async () => {
  const { rows } = await sql`
    select from jobs.job where name = 'campaign' and state <= 'active'
  `.execute(server.database);
  return rows.length;
};

const complaints = () => log.filter((line) => line.includes('that nobody worked on any more'));

describe('a campaign whose job is missing', () => {
  it('is finished, also if nobody has been prepared yet', async () => {
    const id = await broadcast();
    await forgetJobs();
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'preparing', waiting: PEOPLE });
    await reconcile();
    expect(complaints()).toEqual([expect.stringContaining(id)]);
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: PEOPLE });
  });

  it('is finished, also if it was prepared and its messages of the chat wait', async () => {
    const id = await broadcast();
    await writing((context) => prepareSome(id, context));
    await forgetJobs();
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'running', waiting: PEOPLE });
    await reconcile();
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: PEOPLE });
  });

  it('records whom it leaves out, if it was stopped', async () => {
    const id = await broadcast();
    expect((await clerk.post(`/campaigns/${id}/stop`)).status).toBe(200);
    await forgetJobs();
    await reconcile();
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'stopped', skipped: PEOPLE });
  });

  it('is done if only that was left to say', async () => {
    const id = await broadcast();
    await workOff(server);
    await server.database.updateTable('campaign').set({ state: 'running' }).execute();
    await reconcile();
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done' });
  });
});

describe('a campaign', () => {
  it('gets no second job while one waits, is being done, or waits to be tried again', async () => {
    await broadcast();
    await reconcile();
    expect(await countJobs()).toBe(1);
    const boss = openBoss(server.database);
    const [job] = await boss.fetch('campaign');
    await reconcile();
    expect(await countJobs()).toBe(1);
    await boss.fail('campaign', job?.id ?? '', new Error('The database was away.'));
    await reconcile();
    await reconcile();
    expect(await countJobs()).toBe(1);
    expect(complaints()).toEqual([]);
  });

  it('that is done is left alone', async () => {
    await broadcast();
    await workOff(server);
    await reconcile();
    expect(await countJobs()).toBe(0);
  });
});
