import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createTableReader } from '../../../server/imports/read-table-apart.ts';
import { readTable } from '../../../server/imports/table-reader.ts';
import { storedArchive, unpackWorkbook } from '../../../server/imports/unpack-workbook.ts';
import { JobProcessError } from '../../../server/processes/start-job-process.ts';
import { bigPart, workbook, workbookOf, zipOf } from '../../support/workbooks.ts';

const rowsOf = async (bytes: Buffer) => {
  const reading = await readTable(bytes, undefined);
  return 'table' in reading
    ? [reading.table.headers, ...reading.table.rows.map(({ cells }) => cells)]
    : reading.problem;
};

test.each([
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffName;Stadt\r\nJürgen;"Köln; Süd"')],
  ['UTF-16', Buffer.from('\ufeffName\tStadt\nJürgen\tKöln; Süd', 'utf16le')],
  ['Windows-1252', Buffer.from('Name,Stadt\nJürgen,Köln; Süd', 'latin1')],
])('a clerk has a table in %s read as it is meant', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([
    ['Name', 'Stadt'],
    ['Jürgen', 'Köln; Süd'],
  ]);
});

test('a clerk hears of the row as the spreadsheet counts it, empty ones included', async () => {
  const reading = await readTable(Buffer.from('Name\n\n\nAmal\n'), undefined);
  expect(reading).toMatchObject({ table: { rows: [{ number: 4, cells: ['Amal'] }] } });
});

test('a clerk who imports an exported workbook does not import its row of sums', async () => {
  const cells = (...values: (string | number | null)[]) =>
    values.map((value) => (value === null ? null : { value }));
  const sheet = [
    cells('Name', 'Preis'),
    cells('Karton', 12.5),
    cells('Total', 0.1),
    cells('Sofa', 0.2),
  ];
  const read = async (...last: (string | number | null)[]) =>
    rowsOf(await writeXlsxFile([...sheet, cells(...last)]).toBuffer());
  expect(await read('Summe', 12.8)).toHaveLength(4);
  // Whatever only looks like one is a row as any other.
  expect(await read('Summe', 12.9)).toHaveLength(5);
  expect(await read('Regal', 12.8)).toHaveLength(5);
  expect(await read('Summe', null)).toHaveLength(5);
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'notATable'],
  ['a header alone', Buffer.from('Name;Stadt\n'), 'noRows'],
  ['a broken archive', Buffer.from('PK no archive at all'), 'notATable'],
  ['a column beyond the format', workbookOf('ZZZZZZ3'), 'notATable'],
  ['the first column beyond the format', workbookOf('XFE1'), 'notATable'],
  ['the first row beyond the format', workbookOf('A1048577'), 'notATable'],
  ['a reference that is written in another way', workbookOf('&#90;ZZZZZ3'), 'notATable'],
  ['a lone cell at the end of the format', workbookOf('XFD1048576'), 'tooLarge'],
  ['a bomb that says it is small', zipOf([{ ...bigPart(200), claims: 10 }]), 'tooLarge'],
  ['a part that is there twice', zipOf([bigPart(1), bigPart(1)]), 'notATable'],
])('nobody is harmed by %s', async (_, bytes, problem) => {
  expect(await readTable(bytes, undefined)).toEqual({ problem });
});

test('a cell that only has a colour may stand at the end of the format', async () => {
  expect(await rowsOf(workbookOf('XFD1048576', { isEmpty: true }))).toEqual([['Name'], ['Amal']]);
});

test('a workbook cannot bring in a file of the server, or grow, by entities of its own', async () => {
  const entities =
    '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY ten "0123456789">]>';
  const cell = '<c r="A3" t="inlineStr"><is><t>&file;&ten;</t></is></c>';
  const bytes = zipOf(
    workbook(`<row r="3">${cell}</row>`).map((part) =>
      part.name.includes('sheet1') ? { ...part, content: `${entities}${part.content}` } : part,
    ),
  );
  const read = JSON.stringify(await rowsOf(bytes));
  expect(read).toContain('Amal');
  expect(read).not.toMatch(/root:|0123456789/);
});

test('a part that the archive does not list is never unpacked', async () => {
  const bytes = zipOf([...workbook(), { ...bigPart(60), isUnlisted: true }]);
  const parts = unpackWorkbook(bytes, 1_000_000);
  expect([...parts.keys()]).toEqual(workbook().map(({ name }) => name));
  // All that the reader of workbooks ever gets.
  expect(storedArchive(parts).length).toBeLessThan(10_000);
  expect(await rowsOf(bytes)).toEqual([['Name'], ['Amal']]);
});

test('a clerk has a table read in a process of its own', async () => {
  const tables = createTableReader();
  const bytes = Buffer.from('Name\nAmal\n');
  const reading = await tables.read({ bytes, sheet: undefined }, 'a clerk');
  expect(reading).toMatchObject({ table: { headers: ['Name'], rows: [{ cells: ['Amal'] }] } });
  tables.close();
});

test.each([
  ['exhausted', { problem: 'tooLarge' }],
  ['late', { problem: 'tooLarge' }],
  ['ended', { statusCode: 503 }],
  ['failed', { statusCode: 503 }],
] as const)('a clerk hears what became of a table whose process %s', async (reason, expected) => {
  const ended: string[] = [];
  const tables = createTableReader(() => ({
    run: () => Promise.reject(new JobProcessError(reason, 'No reply.')),
    hasEnded: () => false,
    end: () => ended.push(reason),
  }));
  const table = { bytes: Buffer.from('Name\nAmal'), sheet: undefined };
  const outcome = await tables.read(table, 'a clerk').catch((error: unknown) => error);
  expect(outcome).toMatchObject(expected);
  expect(ended).toEqual([reason]);
});
