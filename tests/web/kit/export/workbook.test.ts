import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Sheet, sheetOf } from '../../../../src/kit/export/sheet.ts';
import { sheetToCsv } from '../../../../src/kit/export/sheet-to-csv.ts';
import { writeWorkbook } from '../../../../src/kit/export/write-workbook.ts';

const COLUMNS: Sheet['columns'] = [
  { label: 'Name', kind: 'text' },
  { label: 'Parcels', kind: 'whole' },
  { label: 'Weight (kg)', kind: 'kilograms' },
  { label: 'Total (€)', kind: 'euro' },
  { label: 'Received', kind: 'day' },
];
const SHEET: Sheet = {
  name: 'Orders: all / of them, and their very long name',
  columns: COLUMNS,
  rows: [
    ['=HYPERLINK("http://example.com")', 3, 12.5, 99.9, '2026-03-02'],
    ['+49 151\u0000 & <b>', undefined, undefined, undefined, undefined],
  ],
  sums: ['Total', 3, 12.5, 99.9, undefined],
};

async function unpack(sheet: Sheet) {
  const bytes = new Uint8Array(await (await writeWorkbook(sheet)).arrayBuffer());
  const files = unzipSync(bytes);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const page = new DOMParser().parseFromString(read('xl/worksheets/sheet1.xml'), 'text/xml');
  const texts = new DOMParser().parseFromString(read('xl/sharedStrings.xml'), 'text/xml');
  const strings = [...texts.querySelectorAll('si')].map((node) => node.textContent);
  const contentOf = (cell: Element) => {
    const value = cell.querySelector('v')?.textContent ?? '';
    return cell.getAttribute('t') === 's' ? strings[Number(value)] : Number(value);
  };
  const rows = [...page.querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].filter((cell) => cell.querySelector('v')).map(contentOf),
  );
  return { page, rows, workbook: read('xl/workbook.xml'), styles: read('xl/styles.xml') };
}

describe('an Excel file', () => {
  it('holds numbers and days as such, which a spreadsheet can add and sort', async () => {
    const { rows, styles } = await unpack(SHEET);
    // 2 March 2026 is day 46083 of a spreadsheet.
    expect(rows[1]?.slice(1)).toEqual([3, 12.5, 99.9, 46_083]);
    expect(styles).toContain('dd/mm/yyyy');
  });

  it('runs nothing that somebody has typed into a name', async () => {
    const { page, rows } = await unpack(SHEET);
    expect(page.querySelector('f')).toBeNull();
    expect(rows[1]?.[0]).toBe('=HYPERLINK("http://example.com")');
  });

  it('can be opened whatever was pasted into an address', async () => {
    const { page, rows } = await unpack(SHEET);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(rows[2]).toEqual(['+49 151 & <b>']);
  });

  it('keeps its header visible and has its sums at the bottom', async () => {
    const { page, rows } = await unpack(SHEET);
    expect(page.querySelector('pane')?.getAttribute('state')).toBe('frozen');
    expect(rows[0]).toEqual(COLUMNS.map(({ label }) => label));
    expect(rows.at(-1)).toEqual(['Total', 3, 12.5, 99.9]);
  });

  it('has a name that Excel accepts', async () => {
    const { workbook } = await unpack(SHEET);
    expect(workbook).toContain('name="Orders  all   of them, and thei"');
  });

  it('runs right to left if its language does', async () => {
    const { page } = await unpack({ ...SHEET, rightToLeft: true });
    expect(page.querySelector('sheetView')?.getAttribute('rightToLeft')).toBe('1');
    expect((await unpack(SHEET)).page.querySelector('sheetView[rightToLeft]')).toBeNull();
  });
});

describe('a table', () => {
  it('is added up to the cent', () => {
    const { sums } = sheetOf(
      [
        { label: 'Name', kind: 'text', value: () => 'a' },
        { label: 'Total', kind: 'euro', value: (amount: number) => amount, summed: true },
      ],
      [0.1, 0.2, 1000.35],
      { name: 'Sums', sumLabel: 'Total' },
    );
    expect(sums).toEqual(['Total', 1000.65]);
  });

  it('is a CSV file of records only, with decimal commas and without formulas', async () => {
    const text = await sheetToCsv(SHEET).text();
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Name;Parcels;Weight (kg);Total (€);Received',
      `"'=HYPERLINK(""http://example.com"")";3;"12,5";"99,90";02/03/2026`,
      "'+49 151\u0000 & <b>;;;;",
    ]);
  });
});
