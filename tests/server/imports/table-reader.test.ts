import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTable } from '../../../server/imports/table-reader.ts';

const rowsOf = async (bytes: Buffer) => {
  const reading = await readTable(bytes, undefined);
  return 'table' in reading
    ? [reading.table.headers, ...reading.table.rows.map(({ cells }) => cells)]
    : reading.problem;
};

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeffName;Stadt\r\nJürgen;"Köln; Süd"')],
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
    ...[cells('Name', 'Preis'), cells('Karton', 12.5), cells('Total', 0.1), cells('Sofa', 0.2)],
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
  ['a bomb that says it is small', bomb(), 'tooLarge'],
])('nobody is harmed by %s', async (_, bytes, problem) => {
  const reading = await readTable(bytes, undefined);
  expect(reading).toEqual({ problem: problem === 'notATable' ? expect.any(String) : problem });
});

/** A zip file of one part that unpacks to 200 MB, and claims ten bytes. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(200_000_000));
  const name = Buffer.from('xl/workbook.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}
