import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveAt } from '../../support/archive.ts';
import { BILLED_FIRM } from '../../support/billed-firm.ts';
import { say } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { DISTINCT, type Known, knownPerson } from '../../support/erased-person.ts';
import { invoiceHarness } from '../../support/invoice-harness.ts';
import { placeOrder } from '../../support/records.ts';
import { deliveryRow } from '../../support/sent-messages.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { addEmployee, readyMadeRoles } from '../../support/team-roles.ts';

const HOUR_MS = 3_600_000;
const PATH = 'auth/me/archive';

/** What the office has noted of an order for itself, and what it knows of other people. */
const INTERNAL = {
  priceReason: 'Onyxnachlass',
  customs: {
    recipientCin: 'QZ987654',
    idKind: 'passport',
    idNumber: 'JASPIS12',
    vehicle: 'W-OPAL 7',
  },
} as const;

/** What a customer gets of their own record. */
const OWN_FIELDS = [
  '__v',
  '_id',
  'address',
  'cityId',
  'cityName',
  'code',
  'consent',
  'createdAt',
  'firstName',
  'language',
  'lastName',
  'name',
  'oldNumber',
  'optOut',
  'phone',
  'photo',
  'role',
  'status',
  'tour',
  'updatedAt',
  'zipcode',
];

let server: TestServer;
let admin: Client;
let known: Known;
let clockMs = 0;
const pause = (ms: number) => {
  clockMs += ms;
};

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(Date.now() + clockMs) });
  admin = await signInAs(server, 'admin');
  await describeCompany(server.database);
  known = await knownPerson(server, admin);
  const { status } = await admin.patch(`commands/${known.order._id}`, INTERNAL);
  if (status !== 200) throw new Error(`The order was answered with ${status}.`);
  await server.database
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: new Date() })
    .where('customer_id', '=', known.user._id)
    .execute();
});
afterAll(() => server.close());

/** Somebody new: whoever has used up their day waits for the next. */
async function newCustomer(): Promise<Client & { id: string }> {
  const { id, phone } = await addPerson(server, 'customer');
  return { ...(await signIn(server, phone)), id };
}

const exportsOf = (personId: string) =>
  server.database
    .selectFrom('audit_entry')
    .select(['by_id', 'resource', 'record_id'])
    .where('action', '=', 'exportPerson')
    .where('record_id', '=', personId)
    .execute();

describe('a customer who downloads their own data', () => {
  test('gets what is stored about them, whole, and a page that says what is what', async () => {
    const { user, order, client } = known;
    const { answer, names, textOf, listOf } = await archiveAt(server, PATH, client);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(`"${user.code}.zip"`);
    expect(listOf('person.json')).toMatchObject([
      { firstName: DISTINCT.firstName, address: DISTINCT.address, consent: { sms: false } },
    ]);
    // A field that is new here has to be theirs to read.
    expect(Object.keys(listOf('person.json')[0] ?? {}).toSorted()).toEqual(OWN_FIELDS);
    const orders = listOf('orders.json');
    expect(orders).toHaveLength(3);
    expect(orders.find(({ _id }) => _id === order._id)).toMatchObject({
      recipient: { firstName: DISTINCT.recipient, phone: '+212661999888' },
      content: [{ desc: `${DISTINCT.goods} neu` }],
      customs: { idKind: INTERNAL.customs.idKind, idNumber: INTERNAL.customs.idNumber },
      history: [{ at: expect.any(String), to: 'facturation' }],
    });
    expect(listOf('messages.json')).toMatchObject([
      { by: 'customer', text: DISTINCT.written },
      { by: 'customer', fileName: DISTINCT.file },
    ]);
    expect(textOf('sent-messages.json')).toContain(DISTINCT.sent);
    expect(textOf('bookings.json')).toContain(DISTINCT.booked);
    expect(listOf('reviews.json')).toMatchObject([
      { text: DISTINCT.reviewed, order: known.invoiced._id },
    ]);
    expect(listOf('invoices.json')).toHaveLength(1);
    expect(listOf('parcels.json').length).toBeGreaterThan(0);
    expect(listOf('sessions.json')).toHaveLength(1);
    expect(listOf('last-sign-in.json')).toEqual([{ at: expect.any(String) }]);
    expect(listOf('sign-in-attempts.json')).toHaveLength(1);
    expect(listOf('own-actions.json').map(({ resource }) => resource)).toContain('bookings');
    for (const [folder, count] of [
      ['identity/', 2],
      ['invoices/', 1],
      ['attachments/', 1],
    ] as const) {
      expect([folder, names.filter((name) => name.startsWith(folder)).length]).toEqual([
        folder,
        count,
      ]);
    }
    expect(names.filter((name) => name.startsWith('picture-'))).toHaveLength(1);
    const index = textOf('index.html');
    expect(index).toContain('was unser Büro für sich notiert hat');
    for (const name of names.filter((one) => one !== 'index.html')) {
      expect(index).toContain(`<a href="${name.split('/').map(encodeURIComponent).join('/')}">`);
    }
  });

  test('gets nothing that the office keeps for itself, nor the names of colleagues', async () => {
    const { names, textOf, listOf } = await archiveAt(server, PATH, known.client);
    expect(names.filter((name) => name.startsWith('office/'))).toEqual([]);
    const { customs, priceReason } = INTERNAL;
    const internal = [
      DISTINCT.notes,
      DISTINCT.note,
      DISTINCT.planned,
      'Amina',
      priceReason,
      customs.recipientCin,
      customs.vehicle,
      'argon2',
      'password_hash',
      'token_hash',
      'office/',
    ];
    for (const name of names) {
      for (const text of internal) {
        expect([name, text, textOf(name).includes(text)]).toEqual([name, text, false]);
      }
    }
    const fields = listOf('orders.json').flatMap((order) => Object.keys(order));
    for (const field of ['billTo', 'verified', 'missing', 'paperCustomers', 'rechnr', 'trip']) {
      expect(fields).not.toContain(field);
    }
    // The office itself reads all of it.
    const office = await archiveAt(server, `auth/users/${known.user._id}/archive`, admin);
    expect(office.textOf('orders.json')).toContain(priceReason);
    expect(office.textOf('orders.json')).toContain(customs.recipientCin);
    expect(office.textOf('orders.json')).toContain(customs.vehicle);
  });

  test('gets nothing of anybody else', async () => {
    const other = await newCustomer();
    await placeOrder(server, {
      user: other.id,
      recipient: { firstName: 'Omar', phone: '+212661111222' },
    });
    const { textOf, listOf, names } = await archiveAt(server, PATH, other);
    expect(listOf('person.json').map(({ _id }) => _id)).toEqual([other.id]);
    expect(listOf('orders.json')).toMatchObject([
      { user: other.id, recipient: { firstName: 'Omar' } },
    ]);
    for (const name of names) {
      for (const text of [...Object.values(DISTINCT), known.user._id, known.user.phone]) {
        expect([name, text, textOf(name).includes(text)]).toEqual([name, text, false]);
      }
    }
  });

  test('gets no message that was stopped before it was sent', async () => {
    const person = await newCustomer();
    const [stopped, arrived] = ['Jade für 3 Euro', 'Jade für 30 Euro'];
    await server.database
      .insertInto('outbox')
      .values([
        deliveryRow({
          customer_id: person.id,
          body: stopped,
          status: 'skipped',
          reason: 'stopped',
        }),
        deliveryRow({ customer_id: person.id, body: arrived, sent_at: new Date() }),
      ])
      .execute();
    const { listOf } = await archiveAt(server, PATH, person);
    expect(listOf('sent-messages.json').map(({ body }) => body)).toEqual([arrived]);
    const office = await archiveAt(server, `auth/users/${person.id}/archive`, admin);
    expect(
      office
        .listOf('sent-messages.json')
        .map(({ body }) => body)
        .toSorted(),
    ).toEqual([stopped, arrived]);
  });

  test('who was a colleague once gets nothing of the work with other customers', async () => {
    const { id, phone } = await addPerson(server, 'admin');
    const colleague = await signIn(server, phone);
    const about = { address: 'Topasgasse 3', notes: 'Opalnotiz' };
    const own = await colleague.patch(`auth/users/${id}`, about);
    const exported = { resource: 'activity', format: 'csv', rows: 3 };
    expect((await colleague.post('audit/exports', exported)).status).toBe(201);
    const other = await newCustomer();
    const changed = await colleague.patch(`auth/users/${other.id}`, { address: 'Saphirweg 8' });
    expect([own.status, changed.status]).toEqual([200, 200]);
    const { status } = await admin.patch(`auth/users/${id}`, { role: 'customer' });
    expect(status).toBe(200);
    const { textOf, names } = await archiveAt(server, PATH, await signIn(server, phone));
    expect(textOf('own-actions.json')).toContain('Topasgasse 3');
    for (const name of names) {
      for (const text of ['Saphirweg 8', 'Opalnotiz', 'exportAudit']) {
        expect([name, text, textOf(name).includes(text)]).toEqual([name, text, false]);
      }
    }
  });

  test('finds that they wrote a message and took it back', async () => {
    const person = await newCustomer();
    const office = await addPerson(server, 'admin');
    const { _id } = await say(person, office.id, 'Achatkiste');
    expect((await person.delete(`message/${_id}`)).status).toBe(200);
    const { listOf } = await archiveAt(server, PATH, person);
    const done = listOf('own-actions.json').filter(({ record_id: id }) => id === _id);
    expect(done.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  test('does not learn who pays an invoice in their place', async () => {
    const person = await newCustomer();
    const harness = invoiceHarness(server, admin);
    const billed = await harness.billable({ user: person.id, billTo: BILLED_FIRM });
    await harness.issued(billed);
    const { names, textOf, listOf } = await archiveAt(server, PATH, person);
    expect(listOf('orders.json')).toHaveLength(1);
    expect(listOf('invoices.json')).toEqual([]);
    for (const name of names) {
      expect([name, textOf(name).includes(BILLED_FIRM.firm)]).toEqual([name, false]);
    }
    expect(names.filter((name) => name.startsWith('invoices/'))).toEqual([]);
  });

  test('is noted in the trail as who has read it', async () => {
    const person = await newCustomer();
    await archiveAt(server, PATH, person);
    const noted = { by_id: person.id, resource: 'users', record_id: person.id };
    expect(await exportsOf(person.id)).toEqual([noted]);
  });

  test('does so three times in 24 hours, and learns in a sentence when it is possible again', async () => {
    const [person, other] = [await newCustomer(), await newCustomer()];
    for (let count = 0; count < 3; count += 1) {
      expect((await archiveAt(server, PATH, person)).answer.status).toBe(200);
      pause(HOUR_MS);
    }
    const { status, body, headers } = await person.get<{ code: string; sentence: { de: string } }>(
      PATH,
    );
    expect([status, body.code]).toEqual([429, 'quota.reached']);
    expect(body.sentence.de).toMatch(
      /^Sie können Ihre Daten in 24 Stunden 3-mal herunterladen\. Ab .*\d{4}.* Uhr \(Berliner Zeit\) geht es wieder\.$/,
    );
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(20 * 3600);
    expect(wait).toBeLessThanOrEqual(21 * 3600);
    // What was rejected was not read, and nobody else waits for it.
    expect(await exportsOf(person.id)).toHaveLength(3);
    expect((await archiveAt(server, PATH, other)).answer.status).toBe(200);
    pause(21 * HOUR_MS);
    expect((await archiveAt(server, PATH, person)).answer.status).toBe(200);
  });
});

test('somebody of the office has no such archive, nor has a stranger', async () => {
  const roles = [...(await readyMadeRoles(server, admin)).values()];
  const employees = await Promise.all(
    roles.map(({ _id }) => addEmployee(server, admin, { teamRole: _id })),
  );
  for (const client of [admin, ...employees]) {
    const { status, body } = await client.get<{ code: string }>(PATH);
    expect([status, body.code]).toEqual([403, 'access.denied']);
  }
  expect((await server.stranger.get(PATH)).status).toBe(401);
});
