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

it('a message that cannot be stored fails by itself, and those beside it are sent', async () => {
  await using server = await startServer();
  const clerk = await signInAs(server, 'admin');
  const customers = await Promise.all(
    Array.from({ length: 5 }, () => addPerson(server, 'customer')),
  );
  const ids = customers.map(({ id }) => id);
  const [, , wrong] = ids;
  await sql`
    create function refuse() returns trigger language plpgsql as $$
    begin
      if exists (select from conversation where id = new.conversation_id and client_id = '${sql.raw(wrong ?? '')}')
      then raise exception 'No messages.'; end if;
      return new;
    end $$`.execute(server.database);
  await sql`create trigger refused before insert on message for each row execute function refuse()`.execute(
    server.database,
  );
  const { body } = await clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
    ids,
    message: { type: 'text', content: 'We drive on Friday.' },
  });
  await workOff(server);
  const { _id: id } = body.data.campaign;
  expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: 4, failed: 1 });
  const failed = (await deliveriesOf(clerk, id)).filter(({ status }) => status === 'failed');
  expect(failed).toMatchObject([{ reason: 'failedHere', attempts: 1 }]);
  const { rows } = await sql<{ client: string; count: string }>`
    select client_id as client, count(*) from message
    join conversation on conversation.id = conversation_id group by client_id`.execute(
    server.database,
  );
  expect(rows.map(({ client, count }) => [client, Number(count)]).toSorted()).toEqual(
    ids
      .filter((one) => one !== wrong)
      .map((one) => [one, 1])
      .toSorted(),
  );
});

it('a conversation that somebody has locked is waited for, and each message is sent once', async () => {
  const lines: string[] = [];
  await using server = await startServer({ logTo: { write: (line) => void lines.push(line) } });
  const clerk = await signInAs(server, 'admin');
  const customers = await Promise.all(
    Array.from({ length: 3 }, () => addPerson(server, 'customer')),
  );
  const ids = customers.map(({ id }) => id);
  const broadcast = async () => {
    const { body } = await clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
      ids,
      message: { type: 'text', content: 'We drive on Friday.' },
    });
    return body.data.campaign._id;
  };
  await broadcast();
  await workOff(server);
  const second = await broadcast();
  let working = Promise.resolve();
  await server.database.transaction().execute(async (transaction) => {
    const locked = transaction.selectFrom('conversation').select('id');
    await locked
      .where('client_id', '=', ids[0] ?? '')
      .forUpdate()
      .execute();
    working = workOff(server);
    await expect.poll(() => lines.join(), { timeout: 10_000 }).toContain('are sent one by one');
  });
  await working;
  expect(await campaignOf(clerk, second)).toMatchObject({ state: 'done', sent: 3, failed: 0 });
});

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
  expect(await campaignOf(clerk, id)).toMatchObject({ waiting: 1, sent: 0, failed: 0 });

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
