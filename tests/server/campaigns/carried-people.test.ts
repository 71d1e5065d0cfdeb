import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { prepareQueues } from '../../../server/jobs/queues.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { campaignOf } from '../../support/campaigns.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { signInAs, startServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

it('campaigns that were half-way or planned before an upgrade reach everybody once after it', async () => {
  const own = await ownDatabase('empty');
  const { database } = own;
  await migrate(database, { upTo: '0153_last_sign_in' });
  const people = Array.from({ length: 5 }, () => newId());
  for (const [at, id] of people.entries()) {
    await sql`
      insert into users (id, code, role, status, first_name, last_name, phone) values
        (${id}, ${`K-${at}`}, 'customer', 'active', 'Karim', 'Probe', ${`+21266100000${at}`})
    `.execute(database);
  }
  const [done = '', ...rest] = people;
  const list = (some: readonly string[]) => JSON.stringify(some.map((customer) => ({ customer })));
  const message = JSON.stringify({ texts: { de: 'Wir kommen am Freitag.' } });
  const [halfWay, planned] = [newId(), newId()];
  await sql`
    insert into campaign (
      id, kind, purpose, state, title, message, total, created_by_name, waiting, planned_people, send_at
    ) values
      (${halfWay}, 'broadcast', 'transactional', 'running', 'Half-way', ${message}::jsonb, 5, 'Amina',
        ${list(rest)}::jsonb, null, null),
      (${planned}, 'broadcast', 'transactional', 'planned', 'Planned', ${message}::jsonb, 5, 'Amina',
        '[]', ${list(people)}::jsonb, now() - interval '1 minute')
  `.execute(database);
  await sql`
    insert into outbox (id, campaign_id, customer_id, person, person_name, channel, purpose, body)
    values (gen_random_uuid(), ${halfWay}, ${done}, ${done}, 'Karim Probe', 'chat', 'transactional',
      'Wir kommen am Freitag.')
  `.execute(database);

  await migrate(database);
  await prepareQueues(database);
  try {
    await using server = await startServer({ database: own });
    const clerk = await signInAs(server, 'admin');
    expect(await campaignOf(clerk, halfWay)).toMatchObject({ total: 5, waiting: 5 });
    expect(await campaignOf(clerk, planned)).toMatchObject({ state: 'planned', waiting: 5 });
    await inTransaction(database, (transaction) =>
      contextOf(ownCall(server.app.engine, new Date()), transaction).enqueue('reconcile', {}),
    );
    await workOff(server);
    expect(await campaignOf(clerk, halfWay)).toMatchObject({ state: 'done', sent: 5, waiting: 0 });
    // Its author may not write any more.
    expect(await campaignOf(clerk, planned)).toMatchObject({
      state: 'done',
      failed: 5,
      waiting: 0,
    });
    for (const id of [halfWay, planned]) {
      const rows = await database
        .selectFrom('outbox')
        .select('person')
        .where('campaign_id', '=', id)
        .execute();
      expect(rows.map(({ person }) => person).toSorted()).toEqual(people.toSorted());
    }
  } finally {
    await own.close();
  }
});
