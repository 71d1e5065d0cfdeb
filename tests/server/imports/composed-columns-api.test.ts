import { expect, test } from 'vitest';
import { checkColumns, rowsOf, sendTable, takeStep } from '../../support/import-table.ts';
import { signInAs, startServer } from '../../support/server.ts';

const TABLE = [
  'Kunde;Straße;Nr.;Ort;Tel',
  'Amal El Idrissi;Hauptstr.;12;Fes, Rue 7;0151 11000001',
  'Bilal;Ring;;Rabat;0151 11000002',
  'Chadia Naciri;;;Taza;0151 11000003',
].join('\n');

const name = (side: 'first' | 'second', path: string) => ({
  column: 0,
  path,
  part: { rule: 'firstSpace', side } as const,
});
const COLUMNS = [
  name('first', 'firstName'),
  name('second', 'lastName'),
  {
    column: 1,
    path: 'address',
    joined: { columns: [2], separator: ' ' },
  } as const,
  {
    column: 3,
    path: 'cityName',
    part: { rule: 'firstComma', side: 'first', unsplit: 'first' },
  } as const,
  { column: 4, path: 'phone' },
];

test('columns are joined and split, and what cannot be split is named once, with its cell', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', TABLE);
  const checked = await checkColumns(server, admin, read, COLUMNS);
  expect(checked.counts).toEqual({ new: 2, faulty: 1 });
  const [faulty] = await rowsOf(admin, read, 'verdict=faulty');
  expect(faulty).toMatchObject({ number: 3 });
  expect(faulty?.errors).toHaveLength(1);
  expect(faulty?.errors[0]).toMatchObject({ code: 'own', header: 'Kunde', value: 'Bilal' });

  await takeStep(server, admin, read, 'start');
  const { body } = await admin.get<{ data: object[] }>('auth/users?phone=%2B4915111000001');
  expect(body.data).toMatchObject([
    { firstName: 'Amal', lastName: 'El Idrissi', address: 'Hauptstr. 12', cityName: 'Fes' },
  ]);
});

test('a mapping that joins a column with itself, or one that is not there, is rejected by its place', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', TABLE);
  const path = `imports/${read._id}/mapping`;
  const columns = [
    { column: 1, path: 'address', joined: { columns: [1, 9], separator: ' ' } },
    { column: 0, path: 'firstName', joined: { columns: [2], separator: ' ' } },
  ];
  expect((await admin.put(path, { columns, country: 'DE' })).body).toMatchObject({
    violations: {
      'columns.0.joined.columns.0': { code: 'duplicate' },
      'columns.0.joined.columns.1': { code: 'tooLarge', limit: 4 },
    },
  });
  const both = [{ ...columns[1], part: { rule: 'slash', side: 'first' } }];
  expect((await admin.put(path, { columns: both, country: 'DE' })).body).toMatchObject({
    violations: { 'columns.0.part': { code: 'own' } },
  });
  const unknown = [{ column: 0, path: 'firstName', part: { rule: 'moon', side: 'first' } }];
  expect(await admin.put(path, { columns: unknown, country: 'DE' })).toMatchObject({ status: 422 });
});
