import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnchor, reportOf } from '../../../server/audit/verification-report.ts';
import { WITH_A_BIN } from '../../../server/audit/verify-chain.ts';
import { newId } from '../../../server/base/new-id.ts';
import { peopleModule } from '../../../server/people/people-module.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { pastTheGuard, sealAll, verified } from '../../support/trail.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let office: Client;
const now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

async function changedOrder() {
  const order = await placeOrder(server, { wights: 4 });
  for (const wights of [5, 6, 7]) await office.put(`commands/${order._id}`, { wights });
  await sealAll(server.database);
  return order;
}

const entriesOf = (id: string) =>
  server.database
    .selectFrom('audit_entry')
    .innerJoin('audit_link', 'audit_link.entry_id', 'audit_entry.id')
    .select(['audit_entry.id', 'audit_link.number'])
    .where('record_id', '=', id)
    .orderBy('number')
    .execute();

/** The damage after something was done to the database by hand, which is then undone. */
async function damageAfter(work: Parameters<typeof pastTheGuard>[1]) {
  const { database } = server;
  const found: Awaited<ReturnType<typeof verified>>[] = [];
  const undone = new Error('It is undone.');
  await pastTheGuard(database, async (transaction) => {
    await work(transaction);
    found.push(await verified(transaction));
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return found[0]?.damage;
}

describe('the sealed trail', () => {
  it('is intact, and numbers its links without gaps', async () => {
    await changedOrder();
    const { end, damage, waiting } = await verified(server.database);
    expect([damage, waiting]).toEqual([undefined, 0]);
    const { rows } = await sql<{ count: number; last: number }>`
      select count(*)::int as count, max(number)::int as last from audit_link
    `.execute(server.database);
    expect(rows[0]).toEqual({ count: end.number, last: end.number });
  });

  it('names the entry, the number and the day that were changed, are missing or were inserted', async () => {
    const order = await changedOrder();
    const entries = await entriesOf(order._id);
    const [, second] = entries;
    if (!second) throw new Error('The order has no entries.');
    const day = now.toISOString().slice(0, 10);
    const place = { number: Number(second.number), entry: second.id, day };
    expect(
      await damageAfter((database) =>
        database
          .updateTable('audit_entry')
          .set({ changes: JSON.stringify({ wights: { from: 4, to: 99 } }) })
          .where('id', '=', second.id)
          .execute(),
      ),
    ).toEqual({ kind: 'entryChanged', ...place });
    expect(
      await damageAfter((database) =>
        database.deleteFrom('audit_entry').where('id', '=', second.id).execute(),
      ),
    ).toEqual({ kind: 'entryMissing', ...place });
    expect(
      await damageAfter(async (database) => {
        await database.deleteFrom('audit_entry').where('id', '=', second.id).execute();
        await database.deleteFrom('audit_link').where('entry_id', '=', second.id).execute();
      }),
    ).toMatchObject({ kind: 'linkMissing', number: place.number });
    const inserted = newId();
    const damage = await damageAfter((database) =>
      database
        .insertInto('audit_entry')
        .values({
          id: inserted,
          at: now,
          by_name: 'Nobody',
          action: 'change',
          resource: 'commands',
          record_id: order._id,
        })
        .execute(),
    );
    expect(damage).toEqual({ kind: 'entryInserted', number: null, entry: inserted, day });
  });

  it('misses the end that somebody has cut off, and values erased without anybody deleted', async () => {
    const order = await changedOrder();
    const last = (await entriesOf(order._id)).at(-1);
    if (!last) throw new Error('The order has no entries.');
    const cut = await damageAfter(async (database) => {
      await database.deleteFrom('audit_entry').where('id', '=', last.id).execute();
      await database.deleteFrom('audit_link').where('entry_id', '=', last.id).execute();
    });
    expect(cut).toMatchObject({ kind: 'endMissing', number: Number(last.number) });
    const erased = await damageAfter((database) =>
      sql`select audit_erase_values('commands', array[${order._id}]::uuid[])`.execute(database),
    );
    expect(erased?.kind).toBe('erasedWithoutReason');
    // The bin is no erasure: the order exists in it, and comes back from it.
    await office.delete(`commands/${order._id}`);
    await sealAll(server.database);
    const inBin = await damageAfter((database) =>
      sql`select audit_erase_values('commands', array[${order._id}]::uuid[])`.execute(database),
    );
    expect(inBin?.kind).toBe('erasedWithoutReason');
  });

  it('knows which records have a bin', () => {
    const binned = [...server.app.engine.resources.values()].filter(({ table }) => table?.bin);
    expect(binned.map(({ definition }) => definition.name)).toEqual(WITH_A_BIN);
  });

  it('is compared with an end that was noted, so that a chain made anew is found', async () => {
    await changedOrder();
    const { end } = await verified(server.database);
    const noted = readAnchor(`${end.number}:${end.hash.toString('hex')}`);
    if (!noted) throw new Error('The anchor cannot be read.');
    await changedOrder();
    expect((await verified(server.database, noted)).damage).toBe(undefined);
    const other = {
      number: noted.number,
      hash: noted.hash.replace(/^./, (one) => (one === '0' ? '1' : '0')),
    };
    const { damage } = await verified(server.database, other);
    expect(damage).toMatchObject({ kind: 'anchor', number: noted.number });
    const far = await verified(server.database, { number: 1_000_000, hash: noted.hash });
    expect(far.damage?.kind).toBe('anchor');
    expect(readAnchor('12:short')).toBe(undefined);
  });

  it('seals while others write, each entry once', async () => {
    const order = await placeOrder(server);
    const writing = Array.from({ length: 30 }, (_, at) =>
      office.put(`commands/${order._id}`, { wights: at + 1 }),
    );
    const sealing = Array.from({ length: 10 }, () => sealAll(server.database));
    await Promise.all([...writing, ...sealing]);
    await sealAll(server.database);
    expect((await verified(server.database)).damage).toBe(undefined);
    expect(await entriesOf(order._id)).toHaveLength(31);
  });
});

describe('what the law takes out of the trail', () => {
  it('breaks no link, whether it was sealed before or after', async () => {
    const order = await changedOrder();
    await office.delete(`commands/${order._id}`);
    await office.delete(`commands/bin/${order._id}`);
    expect((await verified(server.database)).damage).toBe(undefined);
    await sealAll(server.database);
    const { damage, erased } = await verified(server.database);
    expect(damage).toBe(undefined);
    expect(erased).toBeGreaterThan(3);
    const salts = await server.database
      .selectFrom('audit_link')
      .innerJoin('audit_entry', 'audit_entry.id', 'audit_link.entry_id')
      .select('values_salt')
      .where('record_id', '=', order._id)
      .where('action', '=', 'change')
      .execute();
    expect(salts).toEqual([{ values_salt: null }, { values_salt: null }, { values_salt: null }]);
  });

  it('forgets a customer as an author', async () => {
    const customer = await addPerson(server, 'customer');
    await server.database
      .insertInto('audit_entry')
      .values({
        id: newId(),
        at: now,
        by_id: customer.id,
        by_name: 'Karim Probe',
        action: 'change',
        resource: 'users',
        record_id: customer.id,
        changes: JSON.stringify({ firstName: { from: 'Karim', to: 'Kareem' } }),
      })
      .execute();
    await sealAll(server.database);
    expect((await office.delete(`auth/users/${customer.id}`)).status).toBe(200);
    await sealAll(server.database);
    expect((await verified(server.database)).damage).toBe(undefined);
  });

  it('is also what is removed after half a year, and nothing sooner', async () => {
    let now = new Date();
    await using other = await startServer({ clock: () => now });
    const customer = await addPerson(other, 'customer');
    await other.stranger.post('auth', { phone: customer.phone, password: 'a wrong password' });
    await sealAll(other.database);
    const expire = (before: Date) =>
      sql`select audit_expire(${before}::timestamptz)`.execute(other.database);
    const soon = now.getTime() + 1_000;
    now = new Date(soon + 181 * 86_400_000);
    for (const { work } of peopleModule.jobs?.(other.app) ?? []) {
      await work(new AbortController().signal);
    }
    const { damage, removed } = await verified(other.database, undefined, now);
    expect([damage, removed]).toEqual([undefined, 1]);
    await other.stranger.post('auth', { phone: customer.phone, password: 'a wrong password' });
    await sealAll(other.database);
    await expire(new Date(now.getTime() + 1_000));
    const early = await verified(other.database, undefined, now);
    expect(early.damage).toMatchObject({ kind: 'removedTooEarly', number: early.end.number + 1 });
  });
});

describe('the database itself', () => {
  const rejected = /only added|not emptied/;

  it('rejects whoever would rewrite the trail', async () => {
    await changedOrder();
    const { database } = server;
    for (const table of ['audit_entry', 'audit_link']) {
      const name = sql.id(table);
      await expect(sql`delete from ${name}`.execute(database)).rejects.toThrow(rejected);
      await expect(sql`truncate ${name}`.execute(database)).rejects.toThrow(rejected);
    }
    const rename = database.updateTable('audit_entry').set({ by_name: 'Somebody else' });
    await expect(rename.execute()).rejects.toThrow(rejected);
    const renumber = database.updateTable('audit_link').set({ former_resource: 'sessions' });
    await expect(renumber.execute()).rejects.toThrow(rejected);
  });

  it('takes values away from whoever erases, and gives none', async () => {
    const order = await changedOrder();
    const attempt = server.database.transaction().execute(async (transaction) => {
      await sql`select set_config('jisr.audit', 'erase', true)`.execute(transaction);
      await transaction
        .updateTable('audit_entry')
        .set({ changes: JSON.stringify({ wights: { from: 1, to: 2 } }) })
        .where('record_id', '=', order._id)
        .execute();
    });
    await expect(attempt).rejects.toThrow(rejected);
  });
});

describe('what administrators read of the chain', () => {
  type Chain = { data: { number: number; hash: string; verifiedNumber: number; damage: object } };
  const chain = async () => (await office.get<Chain>('audit/chain')).body.data;

  it('is how far it is sealed and verified', async () => {
    await changedOrder();
    expect((await office.post('audit/verify')).status).toBe(202);
    await workOff(server, { only: ['auditVerify'] });
    const { number, hash, verifiedNumber, damage } = await chain();
    const { end } = await verified(server.database);
    expect([number, hash]).toEqual([end.number, end.hash.toString('hex')]);
    expect([verifiedNumber, damage]).toEqual([end.number, null]);
  });

  it('is for nobody else', async () => {
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('audit/chain')).status).toBe(403);
    expect((await customer.post('audit/verify')).status).toBe(403);
    expect((await server.stranger.get('audit/chain')).status).toBe(401);
  });

  it('is a sentence for whoever verifies it by hand', async () => {
    const found = await verified(server.database);
    expect(reportOf(found)).toMatch(/is intact: \d+ entries are sealed.*\nTo note elsewhere: \d+:/);
    const damage = { kind: 'entryChanged', number: 4, entry: null, day: '2026-05-01' } as const;
    expect(reportOf({ ...found, damage })).toContain(
      'NOT intact: number 4, 2026-05-01: the entry was changed.',
    );
  });
});
