import { expect, test } from 'vitest';
import type { CellCorrection, ErrorCount, ImportRow } from '../../../domain/imports/import-run.ts';
import type { Client } from '../../support/client.ts';
import { checkTable, type Run, rowsOf, sendTable, takeStep } from '../../support/import-table.ts';
import { signInAs, startServer } from '../../support/server.ts';

const COLUMNS = ['firstName', 'lastName', 'phone'];
const HEAD = 'Vorname;Nachname;Telefon';
const ROWS = [
  ['Amal', 'Idrissi', '0151 11000001'],
  ['Bilal', 'Naciri', '0151 11000001'],
  ['Chadia', '', '12'],
  ['Driss', 'Tazi', '0151 11000001'],
] as const;

const tableOf = (rows: readonly (readonly string[])[]) =>
  [HEAD, ...rows.map((cells) => cells.join(';'))].join('\n');

type Mended = { readonly data: Run & { corrected: object }; readonly rows: readonly ImportRow[] };

const mend = (client: Client, { _id }: Run, cells: readonly CellCorrection[]) =>
  client.patch<Mended>(`imports/${_id}/cells`, { cells });

const TO_MEND: readonly CellCorrection[] = [
  { row: 2, column: 2, value: '0151 11000009' },
  { row: 4, column: 2, value: '+212 661234567' },
  { row: 4, column: 1, value: 'Alaoui' },
];

test('cells that are corrected one after the other leave the same as a table that was right from the start', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', tableOf(ROWS));
  await checkTable(server, admin, read, COLUMNS);
  const resultsOf = async (run: Run) =>
    (await rowsOf(admin, run, '')).map(({ number, verdict: result, errors }) => ({
      number,
      result,
      errors,
    }));
  const before = await resultsOf(read);
  for (const one of TO_MEND) await mend(admin, read, [one]);

  const right = ROWS.map((cells, at) =>
    cells.map((cell, column) => {
      const found = TO_MEND.find((one) => one.row === at + 2 && one.column === column);
      return found?.value ?? cell;
    }),
  );
  const fresh = await sendTable(admin, 'users', tableOf(right));
  await checkTable(server, admin, fresh, COLUMNS);
  expect(await resultsOf(read)).toEqual(await resultsOf(fresh));

  // What the table said comes back, with its errors.
  await mend(
    admin,
    read,
    TO_MEND.map((one) => ({ ...one, value: null })),
  );
  expect(await resultsOf(read)).toEqual(before);
});

test('a row that is corrected is counted, keeps what the table said, and is imported as it is now', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', tableOf(ROWS));
  await checkTable(server, admin, read, COLUMNS);
  const { body } = await mend(admin, read, [{ row: 4, column: 2, value: '0151 11000003' }]);
  expect(body.rows).toMatchObject([
    { number: 4, originalCells: { 2: '12' }, errors: [{ path: 'lastName', code: 'required' }] },
  ]);
  expect(body.data).toMatchObject({ counts: { faulty: 3 }, corrected: { rows: 1, right: 0 } });
  const next = await mend(admin, read, [{ row: 4, column: 1, value: 'Alaoui' }]);
  expect(next.body.data).toMatchObject({
    counts: { new: 2, faulty: 2 },
    corrected: { rows: 1, right: 1 },
  });
  expect(await rowsOf(admin, read, 'corrected=true')).toMatchObject([
    { number: 4, verdict: 'new', cells: ['Chadia', 'Alaoui', '0151 11000003'] },
  ]);
  await takeStep(server, admin, read, 'start');
  const found = await admin.get<{ data: object[] }>('auth/users?phone=%2B4915111000003');
  expect(found.body.data).toMatchObject([{ firstName: 'Chadia', lastName: 'Alaoui' }]);
  expect(await mend(admin, read, TO_MEND)).toMatchObject({ status: 409 });
});

test('the reasons are counted, and lead to their rows', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', tableOf(ROWS));
  await checkTable(server, admin, read, COLUMNS);
  const { body } = await admin.get<{ data: ErrorCount[] }>(`imports/${read._id}/errors`);
  expect(body.data).toMatchObject([
    { path: 'phone', code: 'duplicate', header: 'Telefon', column: 2, rows: 2, firstRow: 3 },
    { path: 'lastName', code: 'required', header: 'Nachname', rows: 1, firstRow: 4 },
    { path: 'phone', code: 'notAPhone', rows: 1, firstRow: 4 },
  ]);
  const rows = await rowsOf(admin, read, 'verdict=faulty&path=phone&code=notAPhone');
  expect(rows.map(({ number }) => number)).toEqual([4]);
});

test('a correction outside of the table is rejected by its place, and nothing is changed', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const read = await sendTable(admin, 'users', tableOf(ROWS));
  await checkTable(server, admin, read, COLUMNS);
  const answer = await mend(admin, read, [
    { row: 4, column: 2, value: '0151 11000003' },
    { row: 99, column: 3, value: '' },
  ]);
  expect(answer).toMatchObject({
    status: 422,
    body: {
      violations: {
        'cells.1.row': { code: 'unknownReference', found: '99' },
        'cells.1.column': { code: 'tooLarge', limit: 2 },
      },
    },
  });
  expect(await rowsOf(admin, read, 'corrected=true')).toEqual([]);
});
