import { sql } from 'kysely';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { newId } from '../../../server/base/new-id.ts';
import { importsModule } from '../../../server/imports/imports-module.ts';
import { ownCall } from '../../../server/resources/request-context.ts';
import { runRetention } from '../../../server/retention/run-retention.ts';
import {
  checkTable,
  customersTable,
  readRun,
  rowsOf,
  sendTable,
  takeStep,
} from '../../support/import-table.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';
import { workbookOf } from '../../support/workbooks.ts';

const COLUMNS = ['firstName', 'lastName', 'phone', 'cityName'];

const countUsers = async ({ database }: TestServer): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from users`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
};

/** How many customers each row of the counters stands for: there would be one for each imported row. */
const countersOfCustomers = async ({ database }: TestServer): Promise<readonly number[]> => {
  const { rows } = await sql<{ n: number }>`
    select records::integer as n from user_counters where role = 'customer'
  `.execute(database);
  return rows.map(({ n }) => n);
};

test('250 customers with 5 invalid rows are imported, and taken back by one call', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const before = await countUsers(server);

  const read = await sendTable(admin, 'users', customersTable(250, 5));
  expect(read).toMatchObject({
    total: 250,
    headers: ['Vorname', 'Nachname', 'Telefon', 'Stadt'],
  });
  const checked = await checkTable(server, admin, read, COLUMNS);
  expect(checked.counts).toEqual({ new: 245, faulty: 5 });
  expect(await countUsers(server)).toBe(before);
  const faulty = await rowsOf(admin, read, 'verdict=faulty');
  expect(faulty).toHaveLength(5);
  expect(faulty[0]).toMatchObject({
    number: 51,
    errors: [{ path: 'phone', header: 'Telefon', value: '12', code: 'notAPhone' }],
  });

  const imported = await takeStep(server, admin, read, 'start');
  expect(imported.state).toBe('imported');
  expect(imported.counts).toMatchObject({ created: 245, skipped: 5 });
  expect(await countUsers(server)).toBe(before + 245);
  expect(await countersOfCustomers(server)).toEqual([245]);

  const undone = await takeStep(server, admin, read, 'undo');
  expect(undone.counts).toMatchObject({ removed: 245 });
  expect(await countUsers(server)).toBe(before);
  expect(await countersOfCustomers(server)).toEqual([0]);
});

test('whoever is there already is recognised by phone, or by a name that sounds alike', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  await admin.post('auth/users', {
    firstName: 'Fatima',
    lastName: 'El Amrani',
    phone: '+4915112345678',
    cityName: 'Bremen',
  });
  const table = [
    'First name,Last name,Phone,City',
    'Fatima,El Amrani,0151 123 456 78,Bremen',
    'Fatima,El Amrani,0151 123 456 78,Bremen',
    'Fatima,Alaoui,+49 151 12345678,Köln',
    'Fatma,Elamrani,0151 99999999,bremen',
    'Fatima,El Amrani,0151 99999998,Hamburg',
  ];
  const read = await sendTable(admin, 'users', table.join('\n'));
  await checkTable(server, admin, read, COLUMNS);
  const rows = await rowsOf(admin, read, '');
  expect(rows.map(({ verdict: result }) => result)).toEqual([
    'unchanged',
    'faulty',
    'faulty',
    'similar',
    'new',
  ]);
  expect(rows[1]?.errors).toMatchObject([{ path: 'phone', code: 'duplicate', found: '2' }]);
  expect(rows[3]?.matchName).toBe('Fatima El Amrani');
  const all = { firstName: 'Fatima', lastName: 'El Amrani', phone: '+4915112345678' };
  expect(rows.map(({ before }) => before)).toEqual([
    {},
    {},
    { lastName: 'El Amrani', cityName: 'Bremen' },
    { ...all, cityName: 'Bremen' },
    null,
  ]);

  const planOf = async (decisions: object) => {
    const path = `imports/${read._id}/decisions`;
    return (await admin.patch<{ data: { plan: object } }>(path, decisions)).body.data.plan;
  };
  expect(await planOf({ all: { similar: 'create' } })).toEqual({ create: 2, update: 0, skip: 3 });
  expect(await planOf({ rows: { 5: 'update' } })).toEqual({ create: 1, update: 1, skip: 3 });
  const imported = await takeStep(server, admin, read, 'start');
  expect(imported.counts).toMatchObject({ created: 1, updated: 1, skipped: 3 });
  const changed = await admin.get<{ data: { firstName: string }[] }>(
    'auth/users?phone=%2B4915199999999',
  );
  expect(changed.body.data).toMatchObject([{ firstName: 'Fatma', phone: '+4915199999999' }]);
  await takeStep(server, admin, read, 'undo');
  const back = await admin.get<{ data: object[] }>('auth/users?phone=%2B4915112345678');
  expect(back.body.data).toMatchObject([{ firstName: 'Fatima', lastName: 'El Amrani' }]);
});

test('customers who were changed or written to since stay when the import is taken back, and are named', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', customersTable(5, 1));
  await checkTable(server, admin, read, COLUMNS);
  await takeStep(server, admin, read, 'start');
  const idOf = async (at: number) => {
    const path = `auth/users?phone=%2B491511000000${at}`;
    return (await admin.get<{ data: { _id: string }[] }>(path)).body.data[0]?._id ?? '';
  };
  await admin.patch(`auth/users/${await idOf(1)}`, { cityName: 'Köln' });
  const conversation = { id: newId(), client_id: await idOf(2) };
  await server.database.insertInto('conversation').values(conversation).execute();
  const undone = await takeStep(server, admin, read, 'undo');
  expect(undone.counts).toMatchObject({ removed: 2, kept: 2 });
  expect(await rowsOf(admin, read, 'outcome=kept')).toMatchObject([
    { number: 3, reason: 'record.stale' },
    { number: 4, reason: 'record.inUse' },
  ]);
});

test('an import that is cancelled half-way leaves nothing behind, and can be started again', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const before = await countUsers(server);
  const read = await sendTable(admin, 'users', customersTable(300, 1));
  await checkTable(server, admin, read, COLUMNS);
  await admin.post(`imports/${read._id}/start`);
  const work = workOff(server, { only: ['import'] });
  await expect.poll(async () => (await readRun(admin, read._id)).done).toBeGreaterThan(0);
  await admin.post(`imports/${read._id}/cancel`);
  await work;
  expect(await readRun(admin, read._id)).toMatchObject({ state: 'cancelled', done: 0 });
  expect(await countUsers(server)).toBe(before);
});

test('two processes that are given the same import do it once', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const before = await countUsers(server);
  const read = await sendTable(admin, 'users', customersTable(300, 1));
  await checkTable(server, admin, read, COLUMNS);
  await admin.post(`imports/${read._id}/start`);
  const [worker] = importsModule.workers?.(server.app) ?? [];
  const work = worker?.work as (data: object, signal: AbortSignal) => Promise<void>;
  const { signal } = new AbortController();
  await Promise.all([work({ id: read._id }, signal), work({ id: read._id }, signal)]);
  expect(await countUsers(server)).toBe(before + 299);
});

test('prices are read from a workbook with texts in several languages', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const cell = (value: string | number) => ({ value });
  const rows = [
    ['Name', 'Titel', 'عنوان', 'Preis', 'Sichtbar'].map(cell),
    ['Karton', 'Karton', 'كرتون', 12.5, 'ja'].map(cell),
    ['Sofa', 'Sofa', 'أريكة', '1.234,50 €', 'نعم'].map(cell),
    ['Stuhl', 'Stuhl', 'كرسي', 'zwölf', 'maybe'].map(cell),
  ];
  const file = await writeXlsxFile(rows).toBuffer();
  const read = await sendTable(admin, 'prices', new Uint8Array(file));
  const paths = ['name', 'title.de', 'title.ar', 'price', 'shown'];
  await checkTable(server, admin, read, paths);
  expect(await rowsOf(admin, read, 'verdict=faulty')).toMatchObject([
    { number: 4, errors: [{ code: 'notMoney' }, { code: 'notABoolean' }] },
  ]);
  await takeStep(server, admin, read, 'start');
  const { body } = await admin.get<{ data: object[] }>('prices?sort=position');
  expect(body.data).toMatchObject([
    { name: 'Karton', price: '12.50', title: { de: 'Karton', ar: 'كرتون' }, shown: true },
    { name: 'Sofa', price: '1234.50', title: { ar: 'أريكة' } },
  ]);
});

test('a table with a cell where no table has one is rejected, and everybody else goes on', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(workbookOf('ZZZZZZ3'))]), 'customers.xlsx');
  const answer = await admin.post('imports?resource=users', form);
  expect(answer).toMatchObject({ status: 422, body: { fields: { file: expect.anything() } } });
  expect(await admin.get('imports?resource=users')).toMatchObject({ status: 200 });
});

test('a mapping without a required field is rejected, and so are customers', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', customersTable(2, 1));
  const answer = await admin.put(`imports/${read._id}/mapping`, {
    columns: [{ column: 0, path: 'password' }],
    country: 'MA',
  });
  expect(answer.body).toMatchObject({
    violations: {
      'columns.0.path': { code: 'unknownField' },
      phone: { code: 'required' },
    },
  });
  const customer = await signInAs(server, 'customer');
  expect(await customer.get(`imports/${read._id}`)).toMatchObject({ status: 403 });
});

test('a process that is stopped half-way leaves nothing, and another one does it all', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const before = await countUsers(server);
  const read = await sendTable(admin, 'users', customersTable(300, 1));
  await checkTable(server, admin, read, COLUMNS);
  await admin.post(`imports/${read._id}/start`);
  const [worker] = importsModule.workers?.(server.app) ?? [];
  const work = worker?.work as (data: object, signal: AbortSignal) => Promise<void>;
  const stop = new AbortController();
  const stopped = work({ id: read._id }, stop.signal).then(
    () => 'done',
    () => 'stopped',
  );
  await expect.poll(async () => (await readRun(admin, read._id)).done).toBeGreaterThan(0);
  stop.abort();
  expect(await stopped).toBe('stopped');
  expect(await countUsers(server)).toBe(before);
  await workOff(server, { only: ['import'] });
  expect(await readRun(admin, read._id)).toMatchObject({ state: 'imported' });
  expect(await countUsers(server)).toBe(before + 299);
});

test('an import that the database rejects fails with its reason, leaves nothing, and is not tried for hours', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const before = await countUsers(server);
  const read = await sendTable(admin, 'users', customersTable(20, 1));
  await checkTable(server, admin, read, COLUMNS);
  await sql`alter table users add constraint no_probe check (last_name <> 'Probe7')`.execute(
    server.database,
  );
  expect(await takeStep(server, admin, read, 'start')).toMatchObject({
    state: 'failed',
    reason: 'server.failed',
  });
  expect(await countUsers(server)).toBe(before);
});

test('an import whose rows are forgotten is not reported as taken back', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', customersTable(3, 1));
  await checkTable(server, admin, read, COLUMNS);
  await takeStep(server, admin, read, 'start');
  const later = new Date(Date.now() + 91 * 86_400_000);
  await runRetention(ownCall(server.app.engine, later), new AbortController().signal);
  const answer = await admin.post(`imports/${read._id}/undo`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'transition.forbidden' } });
  expect(await readRun(admin, read._id)).toMatchObject({ state: 'imported' });
});
