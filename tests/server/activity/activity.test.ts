import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { UNDO_HINDRANCES } from '../../../domain/activity/undo-hindrances.ts';
import { newId } from '../../../server/base/new-id.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour, placeOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { stepAfter } from '../../support/stage-walk.ts';
import { pastTheGuard } from '../../support/trail.ts';

type Page = { data: readonly ActivityEntry[]; next: string | null };
type Rejection = { code: string; message: string; sentence?: { de: string } };

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const activity = async (query = '', client = office) =>
  (await client.get<Page>(`activity${query}`)).body;
const ofRecord = async (resource: string, id: string, client = office) =>
  (await activity(`?resource=${resource}&record=${id}`, client)).data;
const latest = async (resource: string, id: string): Promise<ActivityEntry> => {
  const [first] = await ofRecord(resource, id);
  if (!first) throw new Error('Nothing was noted.');
  return first;
};
const undo = (entry: ActivityEntry, client = office) =>
  client.post<Rejection>(`activity/${entry._id}/undo`);

describe('who did what', () => {
  it('names the person, the record and the value before and after, the latest first', async () => {
    const order = await placeOrder(server, { wights: 4 });
    const self = await addPerson(server, 'admin');
    const colleague = await signIn(server, self.phone);
    await colleague.put(`commands/${order._id}`, { wights: 6.5 });
    const [change, creation] = await ofRecord('commands', order._id);
    expect(change).toMatchObject({
      action: 'change',
      resource: 'commands',
      by: { _id: self.id, name: 'Amina Probe' },
      record: { _id: order._id, name: order.billCode, isThere: true },
      changes: [{ path: 'wights', from: 4, to: 6.5 }],
      undo: 'possible',
      isUndo: false,
    });
    expect(creation?.action).toBe('create');
    expect(creation?.undo).toBe(null);
  });

  it('calls records that a value refers to by their names, and by none once they are deleted', async () => {
    const [first, second] = [await addTour(server), await addTour(server)];
    const customer = await addCustomer(server, { tour: { _id: first._id } });
    await office.put(`auth/users/${customer._id}`, { tour: { _id: second._id } });
    const changeOf = async () =>
      (await latest('users', customer._id)).changes.find(({ path }) => path === 'tour._id');
    expect(await changeOf()).toEqual({
      path: 'tour._id',
      from: { _id: first._id, name: first.Tname },
      to: { _id: second._id, name: second.Tname },
    });
    await office.delete(`tours/${first._id}`);
    expect((await changeOf())?.from).toEqual({ _id: first._id, name: null });
  });

  it('is read by person, by day and page by page', async () => {
    const person = await addPerson(server, 'admin');
    const client = await signIn(server, person.phone);
    const order = await placeOrder(server);
    for (const wights of [1, 2, 3]) await client.put(`commands/${order._id}`, { wights });
    const first = await activity(`?person=${person.id}&limit=2`);
    const second = await activity(`?person=${person.id}&limit=2&before=${first.next}`);
    const weights = [...first.data, ...second.data].map(({ changes }) => changes[0]?.to);
    expect(weights).toEqual([3, 2, 1]);
    expect(second.next).toBe(null);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format();
    const days = (from: string, to: string) =>
      activity(`?person=${person.id}&from=${from}&to=${to}`);
    expect((await days(today, today)).data).toHaveLength(3);
    expect((await days('2024-02-28', '2024-02-29')).data).toEqual([]);
    expect((await office.get('activity?from=yesterday')).status).toBe(400);
  });

  it('never shows a secret, what is confidential, or what a customer wrote', async () => {
    const order = await placeOrder(server);
    await office.put(`commands/${order._id}`, {
      customs: { idKind: 'passport', idNumber: 'C01X00T47' },
    });
    const entry = await latest('commands', order._id);
    expect(entry.changes).toContainEqual({ path: 'customs.idNumber' });
    expect(entry.undo).toBe('notStored');
    const person = await addPerson(server, 'admin');
    await office.put(`auth/users/${person.id}`, { password: 'a-very-new-password' });
    expect((await latest('users', person.id)).changes).toEqual([{ path: 'password' }]);
    const resources = new Set((await activity('?limit=200')).data.map(({ resource }) => resource));
    expect([...resources].filter((name) => ['message', 'sessions'].includes(name))).toEqual([]);
  });

  it('is for the staff alone', async () => {
    const customer = await signInAs(server, 'customer');
    const entry = await latest('commands', (await placeOrder(server))._id);
    expect((await customer.get('activity')).status).toBe(403);
    expect((await undo(entry, customer)).status).toBe(403);
    expect((await server.stranger.get('activity')).status).toBe(401);
  });
});

describe('what is erased', () => {
  it('takes its values out of the activity, which goes on saying who changed what', async () => {
    const order = await placeOrder(server, { recipient: recipient('Rue des Fleurs 3') });
    await office.put(`commands/${order._id}`, { recipient: recipient('Rue du Port 9') });
    await office.delete(`commands/${order._id}`);
    await office.delete(`commands/bin/${order._id}`);
    const entries = await ofRecord('commands', order._id);
    expect(entries.map(({ action }) => action)).toEqual(['erase', 'delete', 'change', 'create']);
    expect(entries[2]).toMatchObject({
      changes: [{ path: 'recipient.address' }],
      record: { name: null, isThere: false },
      undo: 'deleted',
    });
    const trail = await server.database
      .selectFrom('audit_entry')
      .select('changes')
      .where('record_id', '=', order._id)
      .execute();
    expect(JSON.stringify(trail)).not.toMatch(/Rue|Khadija|661234567/);
  });

  it('names a customer no more, neither in values nor as who did it', async () => {
    const customer = await addPerson(server, 'customer');
    const self = await signIn(server, customer.phone);
    await office.put(`auth/users/${customer.id}`, { address: 'Ulmenweg 5' });
    await server.database
      .insertInto('audit_entry')
      .values({
        id: newId(),
        by_id: customer.id,
        by_name: 'Karim Probe',
        action: 'change',
        resource: 'users',
        record_id: customer.id,
        changes: JSON.stringify({ firstName: { from: 'Karim', to: 'Kareem' } }),
      })
      .execute();
    expect((await self.get('auth/me')).status).toBe(200);
    expect((await office.delete(`auth/users/${customer.id}`)).status).toBe(200);
    const trail = await server.database
      .selectFrom('audit_entry')
      .select(['changes', 'by_name'])
      .where('record_id', '=', customer.id)
      .execute();
    expect(JSON.stringify(trail)).not.toMatch(/Ulmenweg|Karim|Kareem/);
    expect(JSON.stringify(trail)).toContain('address');
  });
});

describe('undoing', () => {
  it('brings the former values back, and is an entry of its own that can be undone', async () => {
    const order = await placeOrder(server, { wights: 4, recipient: recipient('Casablanca') });
    await office.put(`commands/${order._id}`, { wights: 5, recipient: recipient('Rabat') });
    const entry = await latest('commands', order._id);
    expect((await undo(entry)).status).toBe(200);
    const undone = await office.get<{ data: typeof order }>(`commands/${order._id}`);
    expect(undone.body.data).toMatchObject({ wights: 4, recipient: { address: 'Casablanca' } });
    const [redo, former] = await ofRecord('commands', order._id);
    expect([redo?.isUndo, redo?.undo, former?.undo]).toEqual([true, 'possible', 'undone']);
    if (redo) expect((await undo(redo)).status).toBe(200);
    const again = await office.get<{ data: typeof order }>(`commands/${order._id}`);
    expect(again.body.data.wights).toBe(5);
  });

  it('says in words why not, where the value was changed again', async () => {
    const order = await placeOrder(server, { wights: 4 });
    await office.put(`commands/${order._id}`, { wights: 5 });
    const entry = await latest('commands', order._id);
    await office.put(`commands/${order._id}`, { wights: 6 });
    const { status, body } = await undo(entry);
    expect([status, body.code, body.sentence?.de]).toEqual([
      409,
      'record.rejected',
      'Der Wert ist seitdem wieder geändert worden.',
    ]);
    expect((await ofRecord('commands', order._id))[1]?.undo).toBe('changedSince');
  });

  it('is done once, also by two clerks at the same moment', async () => {
    const order = await placeOrder(server, { wights: 4 });
    await office.put(`commands/${order._id}`, { wights: 5 });
    const entry = await latest('commands', order._id);
    const answers = await Promise.all([undo(entry), undo(entry), undo(entry)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('brings an order back to its stage days later', async () => {
    const order = await placeOrder(server, { commandMode: 'facturation' });
    const { verb, to } = stepAfter('facturation');
    await office.post(`commands/${order._id}/${verb}`);
    await pastTheGuard(server.database, (database) =>
      database
        .updateTable('audit_entry')
        .set({ at: new Date(Date.now() - 3 * 86_400_000) })
        .where('record_id', '=', order._id)
        .execute(),
    );
    const entry = (await ofRecord('commands', order._id)).find(({ undo: way }) => way !== null);
    if (!entry) throw new Error('The move was not noted.');
    expect(entry.changes).toEqual([{ path: 'commandMode', from: 'facturation', to }]);
    expect((await undo(entry)).status).toBe(200);
    const { body } = await office.get<{ data: typeof order }>(`commands/${order._id}`);
    expect(body.data.commandMode).toBe('facturation');
  });

  it('brings back when and how an order was paid', async () => {
    const order = await placeOrder(server, { priceTotal: '10.00' });
    const paid = { paid: true, paidOn: '2024-05-02', paidVia: 'cash' };
    await office.put(`commands/${order._id}`, paid);
    await office.put(`commands/${order._id}`, { paid: false });
    expect((await undo(await latest('commands', order._id))).status).toBe(200);
    const { body } = await office.get<{ data: typeof order }>(`commands/${order._id}`);
    expect(body.data).toMatchObject(paid);
  });

  it('takes a deleted order out of the bin', async () => {
    const order = await placeOrder(server);
    await office.delete(`commands/${order._id}`);
    const entry = await latest('commands', order._id);
    expect(entry).toMatchObject({
      action: 'delete',
      record: { name: order.billCode, isThere: false },
      undo: 'possible',
    });
    expect((await undo(entry)).status).toBe(200);
    expect((await office.get(`commands/${order._id}`)).status).toBe(200);
    const [restored, deleted] = await ofRecord('commands', order._id);
    expect([restored?.action, restored?.isUndo, deleted?.undo]).toEqual([
      'restore',
      true,
      'undone',
    ]);
  });

  it('gives a parcel back its weight, until somebody weighs it again', async () => {
    const order = await placeOrder(server, { numofpackages: 2 });
    const parcels = await office.get<{ data: { code: string; number: number }[] }>(
      `parcels?order=${order._id}`,
    );
    const { code } = parcels.body.data.find(({ number }) => number === 2) ?? { code: '' };
    await office.put(`parcels/${code}`, { weight: 8 });
    const entry = await latest('commands', order._id);
    expect(entry).toMatchObject({
      action: 'changeParcel',
      changes: [{ path: 'parcels.2.weight', from: null, to: 8 }],
      undo: 'possible',
    });
    expect((await undo(entry)).status).toBe(200);
    expect(await latest('commands', order._id)).toMatchObject({ isUndo: true, undo: 'possible' });
    await office.put(`parcels/${code}`, { weight: 9 });
    const weighed = await latest('commands', order._id);
    await office.put(`parcels/${code}`, { weight: 10 });
    expect((await undo(weighed)).body.code).toBe('record.rejected');
    expect((await ofRecord('commands', order._id))[1]?.undo).toBe('changedSince');
  });

  it('is hindered by an invoice, and by a notice, that came after the transition of an order', async () => {
    const sendOn = async () => {
      const order = await placeOrder(server, { commandMode: 'facturation' });
      await office.post(`commands/${order._id}/${stepAfter('facturation').verb}`);
      return { order, entry: await latest('commands', order._id) };
    };
    const [invoiced, notified] = [await sendOn(), await sendOn()];
    const day = '2024-05-02';
    await server.database
      .insertInto('invoices')
      .values({
        id: newId(),
        kind: 'invoice',
        number: 'RE-1',
        order_id: invoiced.order._id,
        order_code: 'JS-1',
        customer_name: 'Salma Muster',
        date: day,
        total_cents: '1000',
        issued_at: new Date(Date.now() + 1000),
        issued_by: newId(),
        issued_by_name: 'Amina Probe',
        snapshot: '{}',
        kept_until: day,
      })
      .execute();
    const campaign = newId();
    await server.database
      .insertInto('campaign')
      .values({
        id: campaign,
        kind: 'notice',
        purpose: 'transactional',
        title: 'Under way',
        message: '{}',
        created_by_name: 'Jisr',
      })
      .execute();
    await server.database
      .insertInto('outbox')
      .values({
        id: newId(),
        created_at: new Date(Date.now() + 1000),
        campaign_id: campaign,
        person: 'somebody',
        person_name: 'Salma Muster',
        channel: 'chat',
        purpose: 'transactional',
        body: 'Under way',
        status: 'sent',
        order_ids: JSON.stringify([notified.order._id]),
      })
      .execute();
    for (const [{ order, entry }, hindrance] of [
      [invoiced, 'invoiced'],
      [notified, 'notified'],
    ] as const) {
      expect((await latest('commands', order._id)).undo).toBe(hindrance);
      const { status, body } = await undo(entry);
      expect([status, body.sentence?.de]).toEqual([409, UNDO_HINDRANCES[hindrance].de]);
    }
  });

  it('empties a language that a text did not have before', async () => {
    const created = await office.post<{ data: { _id: string } }>('faq', {
      question: { de: 'Wie lange?' },
      answer: { de: '<p>Acht Tage.</p>' },
    });
    const id = created.body.data._id;
    await office.put(`faq/${id}`, { question: { de: 'Wie lange?', fr: 'Combien de temps ?' } });
    expect((await undo(await latest('faq', id))).status).toBe(200);
    const { body } = await office.get<{ data: { question: object } }>(`faq/${id}`);
    expect(JSON.stringify(body.data.question)).not.toContain('Combien');
  });

  it('of what does not exist is not found', async () => {
    expect((await office.post(`activity/${newId()}/undo`)).status).toBe(404);
  });
});

const recipient = (address: string) => ({
  firstName: 'Khadija',
  lastName: 'Muster',
  phone: '+212661234567',
  address,
});

describe('who changed a record last', () => {
  type Latest = { record: string; at: string; by: { _id: string | null; name: string } };
  const latestOf = (resource: string, ids: readonly string[], client = office) =>
    client.get<{ data: readonly Latest[] }>(
      `activity/latest?resource=${resource}&records=${ids.join(',')}`,
    );

  it('is known of each of many records in one call', async () => {
    const [first, second] = [await placeOrder(server), await placeOrder(server)];
    const self = await addPerson(server, 'admin');
    const colleague = await signIn(server, self.phone);
    await colleague.put(`commands/${first._id}`, { wights: 6.5 });
    const { body } = await latestOf('commands', [first._id, second._id, newId()]);
    const byRecord = new Map(body.data.map((one) => [one.record, one]));
    expect(byRecord.get(first._id)?.by).toEqual({ _id: self.id, name: 'Amina Probe' });
    const entry = await latest('commands', first._id);
    expect(byRecord.get(first._id)?.at).toBe(entry.at);
    expect(byRecord.get(second._id)?.by._id).not.toBe(self.id);
    expect(byRecord.size).toBe(2);
  });

  it('is of the resource that is named, and refused to customers and for what is no id', async () => {
    const order = await placeOrder(server);
    expect((await latestOf('tours', [order._id])).body.data).toEqual([]);
    expect((await latestOf('message', [order._id])).body.data).toEqual([]);
    expect((await latestOf('commands', ['all'])).status).toBe(400);
    const customer = await signInAs(server, 'customer');
    expect((await latestOf('commands', [order._id], customer)).status).toBe(403);
  });
});

test('a text that finds more records than are looked through says so, and a longer one does not', async () => {
  const rows = Array.from({ length: 201 }, (_, at) => ({
    id: newId(),
    code: `M-${at}`,
    role: 'customer',
    status: 'active',
    first_name: 'Nadia',
    last_name: `Massenhaft${at}`,
    phone: `+2126990${String(10_000 + at)}`,
    search: `nadia massenhaft${at}x`,
  }));
  await server.database.insertInto('users').values(rows).execute();
  const partial = async (search: string) =>
    (await office.get<{ isPartial: boolean }>(`activity?search=${search}`)).body.isPartial;
  expect([await partial('massenhaft'), await partial('massenhaft200x')]).toEqual([true, false]);
  expect((await office.get<{ isPartial: boolean }>('activity')).body.isPartial).toBe(false);
});
