import { expect, test } from 'vitest';
import { checkTable, rowsOf, sendTable, takeStep } from '../../support/import-table.ts';
import { signInAs, startServer } from '../../support/server.ts';

const COLUMNS = ['oldNumber', 'firstName', 'lastName', 'phone', 'notes'];
const tableOf = (...rows: readonly string[]) =>
  ['Alte Nr.;Vorname;Nachname;Telefon;Bemerkung', ...rows].join('\n');

test('customers keep their former number and notes, are found by both, and are recognised when the table is imported again', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const first = await sendTable(
    admin,
    'users',
    tableOf(
      'K-17;Amal;Idrissi;0151 11000001;zahlt immer bar',
      'K-18;Bilal;Naciri;0151 11000002;Klingel defekt',
    ),
  );
  await checkTable(server, admin, first, COLUMNS);
  await takeStep(server, admin, first, 'start');
  const found = async (text: string) => {
    const path = `auth/users?search=${encodeURIComponent(text)}`;
    return (await admin.get<{ data: object[] }>(path)).body.data;
  };
  expect(await found('K-17')).toMatchObject([{ firstName: 'Amal', notes: 'zahlt immer bar' }]);
  expect(await found('Klingel')).toMatchObject([{ firstName: 'Bilal', oldNumber: 'K-18' }]);

  const second = await sendTable(
    admin,
    'users',
    tableOf(
      'K-17;Amal;Idrissi;0151 11999999;',
      'K-18;Bilal;Naciri;0151 11000001;',
      'K-19;Bilal;Naciri;0151 11000002;',
    ),
  );
  await checkTable(server, admin, second, COLUMNS);
  expect(await rowsOf(admin, second, '')).toMatchObject([
    { verdict: 'same', matchName: 'Amal Idrissi', before: { phone: '+4915111000001' } },
    // This number belongs to another customer than the former number does.
    {
      verdict: 'faulty',
      matchName: 'Bilal Naciri',
      errors: [{ path: 'phone', code: 'duplicate', value: '0151 11000001' }],
    },
    { verdict: 'same', before: { oldNumber: 'K-18' } },
  ]);
});

test('a customer whose former number somebody else has is rejected at that field', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const amal = { firstName: 'Amal', lastName: 'Idrissi', oldNumber: 'K-17' };
  await admin.post('auth/users', { ...amal, phone: '+4915111000001' });
  const again = await admin.post('auth/users', { ...amal, phone: '+4915111000002' });
  expect(again.body).toMatchObject({ violations: { oldNumber: { code: 'duplicate' } } });
});
