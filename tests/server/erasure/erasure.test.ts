import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErasurePreview } from '../../../domain/people/erasure.ts';
import { eraseSettledInvoices } from '../../../server/erasure/erase-settled-invoices.ts';
import { ownCall } from '../../../server/resources/request-context.ts';
import { archiveAt } from '../../support/archive.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { DISTINCT, type Known, knownPerson, tablesWith } from '../../support/erased-person.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import {
  addPerson,
  PASSWORD,
  signInAs,
  startServer,
  type TestServer,
} from '../../support/server.ts';
import { sealAll, verified } from '../../support/trail.ts';

let server: TestServer;
let admin: Client;
let known: Known;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  await describeCompany(server.database);
  known = await knownPerson(server, admin);
});
afterAll(() => server.close());

const previewOf = async (id: string) =>
  (await admin.get<{ data: ErasurePreview }>(`auth/users/${id}/erasure`)).body.data;

const erase = (id: string, body: object) =>
  admin.post<{ code: string; message: string; fields?: object }>(`auth/users/${id}/erasure`, body);

const isStored = async (name: string): Promise<boolean> =>
  (await server.app.blobs.stat(name)) !== undefined;

/** What of somebody has to be gone: all of it is distinct. */
const textsOf = ({ user, order }: Known): readonly string[] => [
  ...Object.values(DISTINCT),
  user.phone,
  user.phone.replace('+', ''),
  '212661999888',
  String(order.billCode),
];

/** What an issued invoice says of its customer, which stays. */
const OF_INVOICES = ['invoices'];

describe('a customer who is erased', () => {
  test('is asked about first: what goes, what stays and until when', async () => {
    const { user } = known;
    const year = new Date().getFullYear();
    expect(await previewOf(user._id)).toEqual({
      code: user.code,
      obstacles: [],
      goes: {
        orders: 3,
        identityFiles: 2,
        messages: 3,
        attachments: 1,
        sent: 1,
        bookings: 1,
        reviews: 1,
        sessions: 1,
      },
      stays: { invoices: 1, until: `${year + 8}-12-31` },
      namedElsewhere: 0,
    });
    for (const text of textsOf(known)) {
      expect([text, await tablesWith(server, text)]).not.toEqual([text, []]);
    }
    for (const file of known.files) expect(await isStored(file)).toBe(true);
  });

  test('stays as long as the number or the password is wrong, or an order is under way or not paid', async () => {
    const { user, order } = known;
    const confirmation = user.code;
    expect((await erase(user._id, { confirmation })).body.fields).toHaveProperty('currentPassword');
    const wrongNumber = { confirmation: 'K-1', currentPassword: PASSWORD };
    expect((await erase(user._id, wrongNumber)).body.fields).toHaveProperty('confirmation');
    const set = (values: object) =>
      server.database.updateTable('orders').set(values).where('id', '=', order._id).execute();
    await set({ paid: false, total_cents: 6_000 });
    expect((await previewOf(user._id)).obstacles).toEqual([
      { _id: order._id, billCode: order.billCode, why: 'unpaid' },
    ]);
    const unpaid = await erase(user._id, { confirmation, currentPassword: PASSWORD });
    expect([unpaid.status, unpaid.body.code]).toEqual([409, 'record.inUse']);
    expect(unpaid.body.message).toContain(order.billCode);
    await set({ paid: true, finished: false });
    expect((await previewOf(user._id)).obstacles).toMatchObject([{ why: 'underWay' }]);
    await set({ finished: true });
    const customer = await known.client.get(`auth/users/${user._id}/erasure`);
    expect(customer.status).toBe(403);
  });

  test('gets all that is stored about them as one archive, without the names of colleagues', async () => {
    const { user, order, client } = known;
    expect((await client.get(`auth/users/${user._id}/archive`)).status).toBe(403);
    const path = `auth/users/${user._id}/archive`;
    const { answer, names, textOf, listOf } = await archiveAt(server, path, admin);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${user.code}.zip"`,
    );
    expect(listOf('person.json')).toMatchObject([
      { firstName: DISTINCT.firstName, phone: user.phone },
    ]);
    expect(listOf('person.json')[0]).not.toHaveProperty('notes');
    expect(textOf('office/notes.json')).toContain(DISTINCT.notes);
    const orders = listOf('orders.json');
    expect(orders).toHaveLength(3);
    expect(orders.find(({ _id }) => _id === order._id)).toMatchObject({
      recipient: { firstName: DISTINCT.recipient },
      content: [{ desc: `${DISTINCT.goods} neu` }],
    });
    expect(listOf('messages.json')).toMatchObject([
      { by: 'customer', text: DISTINCT.written },
      { by: 'customer', fileName: DISTINCT.file },
    ]);
    expect(textOf('office/internal-messages.json')).toContain(DISTINCT.note);
    expect(textOf('messages.json')).not.toContain(DISTINCT.note);
    expect(textOf('office/planned-messages.json')).toContain(DISTINCT.planned);
    expect(textOf('sent-messages.json')).toContain(DISTINCT.sent);
    expect(textOf('bookings.json')).toContain(DISTINCT.booked);
    expect(textOf('reviews.json')).toContain(DISTINCT.reviewed);
    expect(listOf('invoices.json')).toHaveLength(1);
    expect(listOf('sessions.json')).toHaveLength(1);
    expect(listOf('own-actions.json').map(({ resource }) => resource)).toContain('bookings');
    for (const name of names) {
      expect([name, textOf(name).includes('Amina')]).toEqual([name, false]);
      expect([name, /argon2|password_hash|token_hash/.test(textOf(name))]).toEqual([name, false]);
    }
    expect(names.filter((name) => name.startsWith('identity/'))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('invoices/'))).toHaveLength(1);
    const [{ file } = {}] = listOf('messages.json').slice(1);
    expect(textOf(String(file))).toContain('%PDF-1.7');
    for (const name of names.filter((one) => one !== 'index.html')) {
      expect(textOf('index.html')).toContain(
        `<a href="${name.split('/').map(encodeURIComponent).join('/')}">`,
      );
    }
    const noted = await server.database
      .selectFrom('audit_entry')
      .select('record_id')
      .where('action', '=', 'exportPerson')
      .execute();
    expect(noted).toEqual([{ record_id: user._id }]);
  });

  test('is in no table any more but those of issued invoices, and in no file', async () => {
    const { user, appointment, files, pdf, client, invoiced } = known;
    const other = await placeOrder(server, {
      recipient: { firstName: 'Omar', phone: '+212661111222' },
    });
    await sealAll(server.database);
    const { status } = await erase(user._id, {
      confirmation: user.code,
      currentPassword: PASSWORD,
    });
    expect(status).toBe(200);
    for (const text of textsOf(known)) {
      const tables = await tablesWith(server, text);
      expect([text, tables.filter((table) => !OF_INVOICES.includes(table))]).toEqual([text, []]);
    }
    for (const file of files) expect([file, await isStored(file)]).toEqual([file, false]);
    // The invoice and its PDF stay, with how it was paid.
    expect(await isStored(pdf)).toBe(true);
    const invoices = await admin.get<{ data: object[] }>(`invoices?order=${invoiced._id}`);
    expect(invoices.body.data).toMatchObject([{ billCode: invoiced.billCode, paid: true }]);
    expect((await client.get('conversation')).status).toBe(401);
    const booked = await admin.get<{ data: { booked: number } }>(`appointment/${appointment}`);
    expect(booked.body.data.booked).toBe(0);
    // Nobody else has lost anything.
    expect((await admin.get(`commands/${other._id}`)).status).toBe(200);
  });

  test('leaves a trail that is intact, and says that and by whom they were erased', async () => {
    await sealAll(server.database);
    expect((await verified(server.database)).damage).toBeUndefined();
    const entries = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'changes', 'by_name'])
      .where('resource', '=', 'users')
      .where('record_id', '=', known.user._id)
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toMatchObject({ action: 'erase', by_name: 'Amina Probe' });
    for (const { changes } of entries) {
      for (const value of Object.values(changes as object)) expect(value).toEqual({});
    }
  });

  test('loses the invoice once the law no longer requires it, with its PDF', async () => {
    const { database, app } = server;
    const call = ownCall(app.engine, new Date());
    const { signal } = new AbortController();
    expect(await eraseSettledInvoices(call, signal)).toBe(0);
    expect(await tablesWith(server, DISTINCT.lastName)).toEqual(['invoices']);
    await database.transaction().execute(async (transaction) => {
      await sql`alter table invoices disable trigger invoices_keep`.execute(transaction);
      await sql`update invoices set kept_until = current_date - 1`.execute(transaction);
      await sql`alter table invoices enable trigger invoices_keep`.execute(transaction);
    });
    expect(await eraseSettledInvoices(call, signal)).toBe(1);
    for (const text of textsOf(known)) {
      expect([text, await tablesWith(server, text)]).toEqual([text, []]);
    }
    expect(await isStored(known.pdf)).toBe(false);
    const runs = await database.selectFrom('retention_run').select(['kind', 'removed']).execute();
    expect(runs).toEqual([{ kind: 'invoicesOfErased', removed: 1 }]);
    await sealAll(database);
    expect((await verified(database)).damage).toBeUndefined();
  });

  test('is not somebody of the office', async () => {
    const { id } = await addPerson(server, 'admin');
    const { status, body } = await erase(id, {
      confirmation: 'x',
      currentPassword: PASSWORD,
    });
    expect([status, body.code]).toEqual([409, 'record.rejected']);
  });

  test('who never ordered anything goes as well', async () => {
    const user = await addCustomer(server, { lastName: 'Feuersteinx' });
    const { status } = await erase(user._id, {
      confirmation: user.code,
      currentPassword: PASSWORD,
    });
    expect(status).toBe(200);
    expect(await tablesWith(server, 'Feuersteinx')).toEqual([]);
  });
});
