import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Campaign, campaignOf, deliveriesOf } from '../../support/campaigns.ts';
import { addPerson, signInAs, startServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

/** Has the database reject all messages of the chat with this SQLSTATE. */
const rejecting = (state: string) => sql`
  create or replace function refuse() returns trigger language plpgsql as $$
  begin raise exception 'No messages.' using errcode = '${sql.raw(state)}'; end $$;
  create or replace trigger refused before insert on message execute function refuse()
`;

it('messages wait while the database is away, and fail if something is wrong with them', async () => {
  await using server = await startServer();
  const clerk = await signInAs(server, 'admin');
  const { id: customer } = await addPerson(server, 'customer');
  const { body } = await clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
    ids: [customer],
    message: { type: 'text', content: 'We drive on Friday.' },
  });
  const { _id: id } = body.data.campaign;
  const cannotConnectNow = '57P03';
  await rejecting(cannotConnectNow).execute(server.database);
  await expect(workOff(server)).rejects.toThrow('No messages.');
  expect(await deliveriesOf(clerk, id)).toMatchObject([{ status: 'queued', attempts: 0 }]);

  const dataException = '22000';
  await rejecting(dataException).execute(server.database);
  await sql`update jobs.job set state = 'created' where name = 'campaign'`.execute(server.database);
  await workOff(server);
  expect(await deliveriesOf(clerk, id)).toMatchObject([{ status: 'failed', reason: 'failedHere' }]);

  await sql`drop trigger refused on message`.execute(server.database);
  expect((await clerk.post(`campaigns/${id}/retry`)).status).toBe(200);
  await workOff(server);
  expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: 1, failed: 0 });
});
