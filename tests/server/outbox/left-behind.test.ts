import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { showPresence } from '../../../server/database/presence.ts';
import { claimDue } from '../../../server/outbox/claim-due.ts';
import { recordOutcome } from '../../../server/outbox/record-outcome.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { messageTo, outboxOf, putIntoOutbox } from '../../support/outbox.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date();
  server = await startServer({ clock: () => now });
});
afterEach(() => server.close());

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const minutes = (count: number) => count * 60_000;
const call = () => ownCall(server.app.engine, now);

const reconcile = async () => {
  await inTransaction(server.database, (transaction) =>
    contextOf(call(), transaction).enqueue('reconcile', {}),
  );
  await workOff(server, { only: ['reconcile'] });
};

/** Takes the messages of the outbox as a process with this number would. */
const take = async (worker: number) => {
  const { rows } = await claimDue(server.database, {
    channel: 'sms',
    driver: 'log',
    worker,
    now,
    most: 10,
    rate: undefined,
  });
  return rows;
};

const only = async () => {
  const [row] = await outboxOf(server);
  if (!row) throw new Error('The outbox is empty.');
  return row;
};

const addCampaign = async () => {
  const id = newId();
  await server.database
    .insertInto('campaign')
    .values({
      id,
      kind: 'sms',
      purpose: 'transactional',
      state: 'running',
      title: 'All',
      created_by_name: 'Jisr',
      message: JSON.stringify({ texts: { fr: 'A' } }),
    })
    .execute();
  return id;
};

describe('a message on its way', () => {
  it('is unknown once its process has died, and is not sent again', async () => {
    await putIntoOutbox(server, [messageTo(0)]);
    await take(123);
    await reconcile();
    expect(await only()).toMatchObject({ status: 'unknown', reason: 'interrupted', attempts: 1 });
    await workOff(server);
    expect(await only()).toMatchObject({ status: 'unknown', attempts: 1 });
  });

  it('is unknown when the clock was put back by days since', async () => {
    const presence = await showPresence(server.connection, () => undefined);
    try {
      await putIntoOutbox(server, [messageTo(0)]);
      await take(presence.worker);
      pass(minutes(-5));
      await reconcile();
      expect(await only()).toMatchObject({ status: 'sending' });
      pass(minutes(-24 * 60));
      await reconcile();
      expect(await only()).toMatchObject({ status: 'unknown', reason: 'interrupted' });
    } finally {
      await presence.close();
    }
  });

  it('stays so while its process lives, which reports what became of it', async () => {
    const presence = await showPresence(server.connection, () => undefined);
    try {
      await putIntoOutbox(server, [messageTo(0)]);
      const [row] = await take(presence.worker);
      await reconcile();
      expect((await only()).status).toBe('sending');
      if (!row) throw new Error('Nothing was taken.');
      await recordOutcome(call(), { row, outcome: { kind: 'accepted', providerId: 'p' } });
      expect(await only()).toMatchObject({ status: 'sent', provider_id: 'p' });
    } finally {
      await presence.close();
    }
  });

  it('whose process was wrongly thought dead is what that process says', async () => {
    await putIntoOutbox(server, [messageTo(0)]);
    const [row] = await take(123);
    await reconcile();
    if (!row) throw new Error('Nothing was taken.');
    await recordOutcome(call(), { row, outcome: { kind: 'accepted', providerId: 'p' } });
    expect(await only()).toMatchObject({ status: 'sent', reason: null });
  });

  it('that nobody sends is found within a minute', async () => {
    await putIntoOutbox(server, [messageTo(0)]);
    await sql`delete from jobs.job where name = 'outbox'`.execute(server.database);
    await workOff(server);
    expect((await only()).status).toBe('queued');
    await reconcile();
    await workOff(server);
    expect((await only()).status).toBe('sent');
  });
});

describe('a message that waits', () => {
  it('for its code in vain for ten minutes has expired, and its code is deleted', async () => {
    await putIntoOutbox(server, [
      messageTo(0, { purpose: 'security', body: '{code}', secret: '123456' }),
    ]);
    pass(minutes(10) + 1);
    await workOff(server);
    expect(await only()).toMatchObject({ status: 'failed', reason: 'expired', secret: null });
  });

  it('longer than a day has expired', async () => {
    await putIntoOutbox(server, [messageTo(0)]);
    pass(minutes(24 * 60) + 1);
    await workOff(server);
    expect(await only()).toMatchObject({ status: 'failed', reason: 'expired' });
  });

  it('for the morning does not age in the night', async () => {
    const notBefore = new Date(now.getTime() + minutes(24 * 60));
    await putIntoOutbox(server, [messageTo(0, { notBefore })]);
    await workOff(server);
    expect((await only()).status).toBe('queued');
    pass(minutes(24 * 60 + 1));
    await workOff(server, { early: true });
    expect((await only()).status).toBe('sent');
  });

  it('is not tried for ever', async () => {
    await putIntoOutbox(server, [messageTo(0)]);
    const [row] = await take(5);
    if (!row) throw new Error('Nothing was taken.');
    const tired = { ...row, attempts: 32 };
    await server.database.updateTable('outbox').set({ attempts: 32 }).execute();
    await recordOutcome(call(), { row: tired, outcome: { kind: 'later', detail: 'Busy.' } });
    expect(await only()).toMatchObject({ status: 'failed', reason: 'notReached', detail: 'Busy.' });
  });
});

describe('a campaign', () => {
  it('has its failed messages sent again, under a new key if a provider had them', async () => {
    const campaignId = await addCampaign();
    await putIntoOutbox(server, [messageTo(0, { campaignId }), messageTo(1, { campaignId })]);
    const fail = (person: number, reason: string) =>
      server.database
        .updateTable('outbox')
        .set({ status: 'failed', reason })
        .where('person_name', '=', `Person ${person}`)
        .execute();
    await fail(0, 'neverArrived');
    await fail(1, 'undelivered');
    const clerk = await signInAs(server, 'admin');
    expect((await clerk.post(`/campaigns/${campaignId}/retry`)).status).toBe(200);
    await workOff(server, { only: ['outbox'] });
    const rows = await outboxOf(server);
    expect(rows.map(({ status, round }) => [status, round])).toEqual([
      ['sent', 0],
      ['sent', 1],
    ]);
  });

  it('that is stopped sends nothing more, not even what was to be tried again', async () => {
    const campaignId = await addCampaign();
    await putIntoOutbox(server, [messageTo(0, { campaignId })]);
    const [row] = await take(5);
    if (!row) throw new Error('Nothing was taken.');
    await putIntoOutbox(server, [messageTo(1, { campaignId })]);
    const clerk = await signInAs(server, 'admin');
    expect((await clerk.post(`/campaigns/${campaignId}/stop`)).status).toBe(200);
    await recordOutcome(call(), { row, outcome: { kind: 'later', detail: 'Busy.' } });
    const rows = await outboxOf(server);
    expect(rows.map(({ status, reason }) => [status, reason])).toEqual([
      ['skipped', 'stopped'],
      ['skipped', 'stopped'],
    ]);
  });

  it('is done when its last message has expired', async () => {
    const campaignId = await addCampaign();
    await putIntoOutbox(server, [messageTo(0, { campaignId })]);
    pass(minutes(24 * 60) + 1);
    await workOff(server, { only: ['outbox'] });
    await workOff(server, { only: ['campaign'] });
    const campaign = await server.database.selectFrom('campaign').select('state').execute();
    expect(campaign).toEqual([{ state: 'done' }]);
  });

  it('is done when its last message is settled', async () => {
    const campaignId = await addCampaign();
    await putIntoOutbox(server, [messageTo(0, { campaignId }), messageTo(1, { campaignId })]);
    await workOff(server, { only: ['outbox'] });
    await workOff(server, { only: ['campaign'] });
    const campaign = await server.database.selectFrom('campaign').select('state').execute();
    expect(campaign).toEqual([{ state: 'done' }]);
  });
});
