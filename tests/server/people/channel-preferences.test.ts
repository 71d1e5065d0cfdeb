import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { channelPreferencesOf } from '../../../server/stops/stops.ts';
import type { Client } from '../../support/client.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

type Person = {
  _id: string;
  __v: number;
  consent: Record<string, boolean>;
  optOut: Record<string, boolean>;
};

describe('what people have agreed to and stopped', () => {
  let server: TestServer;
  let clerk: Client;
  let clerkId: string;
  beforeAll(async () => {
    server = await startServer();
    const person = await addPerson(server, 'admin');
    clerkId = person.id;
    clerk = await signIn(server, person.phone);
  });
  afterAll(() => server.close());

  let people = 0;
  const add = async (preferences: object): Promise<Person> => {
    people += 1;
    const phone = `+21266100${String(people).padStart(4, '0')}`;
    const body = { firstName: 'Amina', lastName: 'Probe', phone, ...preferences };
    return (await clerk.post<{ data: Person }>('auth/users', body)).body.data;
  };
  const get = async (id: string): Promise<Person> =>
    (await clerk.get<{ data: Person }>(`auth/users/${id}`)).body.data;
  const idsOf = async (query: string): Promise<readonly string[]> =>
    (await clerk.get<{ data: Person[] }>(`auth/users?limit=100&${query}`)).body.data.map(
      ({ _id }) => _id,
    );

  it('is nothing at first, and on the record of every user', async () => {
    const { _id } = await add({});
    expect(await get(_id)).toMatchObject({
      consent: { chat: false, whatsapp: false, sms: false },
      optOut: { whatsapp: false, sms: false },
    });
  });

  it('is stored with a new record, and changed without what a change does not name', async () => {
    const { _id, __v } = await add({ consent: { chat: true, sms: true } });
    const { body } = await clerk.put<{ data: Person }>(`auth/users/${_id}`, {
      __v,
      consent: { sms: false },
      optOut: { sms: true },
    });
    expect(body.data).toMatchObject({
      __v: __v + 1,
      consent: { chat: true, whatsapp: false, sms: false },
      optOut: { whatsapp: false, sms: true },
    });
    expect(await get(_id)).toMatchObject(body.data);
  });

  it('is what lists are filtered and sorted by', async () => {
    const [none, chat, stopped] = [
      await add({}),
      await add({ consent: { chat: true } }),
      await add({ consent: { chat: true }, optOut: { whatsapp: true } }),
    ].map(({ _id }) => _id);
    const agreed = await idsOf('consent.chat=true');
    expect(agreed).toEqual(expect.arrayContaining([chat, stopped]));
    expect(agreed).not.toContain(none);
    const open = await idsOf('consent.chat=true&optOut.whatsapp=false');
    expect(open).toContain(chat);
    expect(open).not.toContain(stopped);
    expect(await idsOf('consent.chat=false')).toContain(none);
    expect((await idsOf('sort=-optOut.whatsapp'))[0]).toBe(stopped);
  });

  it('is in the trail with the values before and after', async () => {
    const { _id } = await add({ consent: { whatsapp: true } });
    await clerk.put(`auth/users/${_id}`, { consent: { whatsapp: false } });
    const { changes } = await server.database
      .selectFrom('audit_entry')
      .select('changes')
      .where('record_id', '=', _id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual({ 'consent.whatsapp': { from: true, to: false } });
  });

  it('is in the session of whoever may read it', async () => {
    await clerk.put(`auth/users/${clerkId}`, { consent: { sms: true } });
    const { body } = await clerk.get<{ user: Person }>('auth/me');
    expect(body.user.consent).toEqual({ chat: false, whatsapp: false, sms: true });
  });

  it('is deleted with the person', async () => {
    const { _id } = await add({ consent: { chat: true } });
    expect((await channelPreferencesOf(server.database, [_id])).size).toBe(1);
    await clerk.delete(`auth/users/${_id}`);
    expect((await channelPreferencesOf(server.database, [_id])).size).toBe(0);
  });
});

describe('a database in which they were columns', () => {
  it('keeps every consent and every stop', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database, { upTo: '0111_lists_without_constraints' });
    await sql`
      insert into users (id, code, role, status, first_name, last_name, phone, consent_chat,
        consent_whatsapp, consent_sms, opt_out_whatsapp, opt_out_sms)
      select lpad(n::text, 32, '0')::uuid, n::text, 'customer', 'active', 'Karim', 'Probe',
        '+21266100' || lpad(n::text, 4, '0'),
        n & 1 > 0, n & 2 > 0, n & 4 > 0, n & 8 > 0, n & 16 > 0
      from generate_series(0, 31) as n
    `.execute(own.database);
    await migrate(own.database);
    const ids = Array.from(
      { length: 32 },
      (_, n) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`,
    );
    const preferences = await channelPreferencesOf(own.database, ids);
    expect(ids.map((id) => preferences.get(id))).toEqual(
      ids.map((_, n) =>
        n === 0
          ? undefined
          : {
              consent: { chat: (n & 1) > 0, whatsapp: (n & 2) > 0, sms: (n & 4) > 0 },
              optOut: { whatsapp: (n & 8) > 0, sms: (n & 16) > 0 },
            },
      ),
    );
    await own.close();
  });
});
