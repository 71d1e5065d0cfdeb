import { describe, expect, it } from 'vitest';
import {
  columnOf,
  fittedCell,
  linesOfList,
  PAGE,
  SIZE,
  TICK,
  top,
} from '../../src/pdf/documents/orders-list-columns.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { inkBetween, inkDifference, partOf } from '../support/pdf/ink.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { readPdf, textOf } from '../support/pdf/read-pdf.ts';
import { jobOf, listRow, ordersListDocument } from '../support/sample-documents.ts';

describe('a driver who reads the orders list', () => {
  it('reads all of it and its totals of packages and kilograms', async () => {
    const pages = await pagesOf(ordersListDocument(80));
    expect(pages).toHaveLength(3);
    pages.forEach((page, index) => {
      expect(page).toContain('Orders List');
      expect(page).toContain('Destination Sender Phone Recipient Phone Packages Weight in Kg');
      expect(page).toContain(`Page ${index + 1} of 3`);
    });
    const all = pages.join(' ');
    for (let index = 0; index < 80; index += 1) expect(all).toContain(listRow(index).code);
    expect(pages.filter((page) => page.includes('Total:'))).toEqual([pages.at(-1)]);
    expect(pages.at(-1)).toContain('Total: 80 orders, 27 not paid (NP) 200 111,60');
  });

  it('reads its direction and its trip', async () => {
    expect(await pageOf(ordersListDocument(1))).toContain('To Morocco · Trip: Groupe A');
    const both = { ...ordersListDocument(1), direction: null, trip: 'رحلة الصيف' };
    const page = await pageOf(both);
    expect(page).not.toContain('Morocco');
    expect(lostWords(['رحلة الصيف'], page)).toEqual([]);
  });

  it('reads a subtotal after the orders of each city', async () => {
    const page = await pageOf(ordersListDocument(9));
    expect(page).toContain('Tanger: 7 orders, 3 not paid (NP) 16 7,21');
    expect(page).toContain('Fes: 2 orders 5 2,15');
    expect(page).toContain('Total: 9 orders, 3 not paid (NP) 21 9,36');
  });

  it('reads the subtotal of a city in Arabic, and of a long one, in their order', async () => {
    const [row] = ordersListDocument(1).rows;
    if (!row) throw new Error('The sample list has a row.');
    const twice = (city: string) => [
      { ...row, city },
      { ...row, city, paid: !row.paid },
    ];
    const long = 'Sidi Mohammed Lahmar Oulad Hassoune Beni Mellal';
    const rows = [...twice('الدار البيضاء'), ...twice(long)];
    const { bytes } = await printInNode(jobOf({ ...ordersListDocument(0), rows }));
    expect((await textOf(bytes)).replace(/\s+/g, ' ')).toContain(
      `${long}: 2 orders, 1 not paid (NP)`,
    );
    await readPdf(bytes, async ([page]) => {
      if (!page) throw new Error('The list has a page.');
      const raster = await page.raster(144);
      const { x, space } = columnOf('Destination');
      const cityAt = (line: number) =>
        partOf(raster, [x, x + space * 0.6], [top(line), top(line + 1) - 2]);
      // The subtotal begins with the city, as the rows above it do.
      expect(inkDifference(cityAt(0), cityAt(2))).toBeLessThan(0.05);
    });
  });

  it('reads no subtotal for a city with a single order', async () => {
    expect(await pageOf(ordersListDocument(1))).not.toContain('Tanger:');
  });

  it('has a box to tick beside each order, and none beside a subtotal', async () => {
    const { bytes } = await printInNode(jobOf(ordersListDocument(9)));
    await readPdf(bytes, async ([page]) => {
      if (!page) throw new Error('The list has a page.');
      const raster = await page.raster(144);
      const inkOf = (at: number) =>
        inkBetween(
          raster,
          [PAGE.margin + 4, PAGE.margin + TICK.column],
          [top(at) + 1, top(at + 1) - 2],
        );
      expect(inkOf(1)).toBeGreaterThan(0);
      expect(inkOf(7)).toBe(0);
    });
  });

  it('reads P in the row of a paid order and NP in the row of an unpaid one', async () => {
    const [row] = ordersListDocument(1).rows;
    if (!row) throw new Error('The sample list has a row.');
    const lettersOf = async (paid: boolean) => {
      const page = await pageOf({ ...ordersListDocument(0), rows: [{ ...row, paid }] });
      return page.replace('(NP)', '').match(/\bN?P\b/g);
    };
    expect(await lettersOf(true)).toEqual(['P']);
    expect(await lettersOf(false)).toEqual(['NP']);
  });

  it('can distinguish unpaid rows from others on a black-and-white copy', async () => {
    const list = ordersListDocument(20);
    const lines = linesOfList(list.rows);
    const { bytes } = await printInNode(jobOf(list));
    const edges = await readPdf(bytes, async ([page]) => {
      if (!page) throw new Error('The list has a page.');
      const { data, width } = await page.raster(72);
      return lines.map((_, at) => (data[Math.round(top(at) + 6) * width + 29] ?? 255) < 128);
    });
    expect(edges).toEqual(lines.map((line) => line.kind === 'order' && !line.row.paid));
  });

  it('reads the number of each row in full, also above a thousand', async () => {
    const numbers = columnOf('');
    for (const number of ['1.000', '9.999', '99.999']) {
      expect(fittedCell(number, numbers)).toEqual({ lines: [number], size: SIZE, isCut: false });
    }
    const { bytes } = await printInNode(jobOf(ordersListDocument(1_001)));
    expect(await textOf(bytes)).toContain('1.000');
  });

  it('reads the longest names and cities in full, on two lines if need be', async () => {
    const [row] = ordersListDocument(1).rows;
    if (!row) throw new Error('The sample list has a row.');
    const rows = [
      {
        ...row,
        city: 'Sidi Mohammed Lahmar Oulad Hassoune',
        sender: 'Abderrahmane Abdelkrim Benmouhoub El Idrissi Alaoui',
        recipient: 'عبد الرحمان عبد الكريم بنموحوب الإدريسي العلوي الحسني',
      },
    ];
    const { bytes, cut } = await printInNode(jobOf({ ...ordersListDocument(0), rows }));
    const page = (await textOf(bytes)).replace(/\s+/g, ' ');
    expect(lostWords([rows[0]?.city ?? '', rows[0]?.sender ?? ''], page)).toEqual([]);
    expect(lostWords([rows[0]?.recipient ?? ''], page)).toEqual([]);
    expect(page).not.toContain('…');
    expect(cut).toEqual([]);
  });

  it('is shown which name of which order is cut, because two lines do not hold it', async () => {
    const [row] = ordersListDocument(1).rows;
    if (!row) throw new Error('The sample list has a row.');
    const sender = 'Maximiliane '.repeat(19).trim();
    const document = { ...ordersListDocument(0), rows: [{ ...row, sender }] };
    expect(await pageOf(document)).toContain('…');
    expect((await printInNode(jobOf(document))).cut).toEqual([{ order: row.code, text: sender }]);
  });

  it.each([
    ['in Arabic', 'خديجة المثالي '.repeat(19)],
    ['in several scripts', 'Şablonğ خديجة '.repeat(19)],
  ])('sees no name run into the next column %s', async (_, name) => {
    const [row] = ordersListDocument(1).rows;
    if (!row) throw new Error('The sample list has a row.');
    const long = { ...row, sender: name, recipient: name };
    const { bytes } = await printInNode(jobOf({ ...ordersListDocument(0), rows: [long] }));
    const text = await textOf(bytes);
    // Among Arabic letters a text extractor reads the single sign as three dots.
    expect(text.match(/…|\.{3}/g)).toHaveLength(2);
    expect(text).not.toMatch(/[«»]/);
    await readPdf(bytes, async ([page]) => {
      if (!page) throw new Error('The list has a page.');
      const raster = await page.raster(144);
      for (const head of ['Sender', 'Recipient']) {
        const { x, space } = columnOf(head);
        expect(inkBetween(raster, [x + space, x + space + 8], [top(0), top(1) - 2])).toBe(0);
      }
    });
  });
});
