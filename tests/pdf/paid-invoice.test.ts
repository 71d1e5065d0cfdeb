import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from '../../domain/documents/printed-documents.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { codesOn } from '../support/pdf/codes-on.ts';
import { readPdf, textOf } from '../support/pdf/read-pdf.ts';
import { COMPANY, invoiceDocument, jobOf, LATIN_RECIPIENT } from '../support/sample-documents.ts';

const BANK = { ...COMPANY.bank, iban: 'DE02 1203 0000 0000 2020 51' };

/** An invoice over 60 euro by transfer: its text with white space collapsed, and the codes on it. */
async function printed(changes: Partial<InvoiceDocument>, company: Partial<typeof COMPANY> = {}) {
  const document = invoiceDocument(LATIN_RECIPIENT, 1, { payment: 2, ...changes });
  const job = { ...jobOf(document), company: { ...COMPANY, bank: BANK, ...company } };
  const { bytes } = await printInNode(job);
  const [page] = await readPdf(bytes, (pages) => Promise.all(pages.map((one) => one.raster(150))));
  if (!page) throw new Error('The invoice has a page.');
  const codes = (await codesOn(page)).map(({ text }) => text);
  return { text: (await textOf(bytes)).replace(/\s+/g, ' '), codes };
}

describe('a customer who has paid', () => {
  it('reads when, that nothing is due, and no account', async () => {
    const { text, codes } = await printed({ paid: { cents: 60_00, on: '2026-11-19' } });
    expect(text).toContain('Bezahlt am 19/11/2026');
    expect(text).toContain('−60,00 €');
    expect(text).toMatch(/Noch zu zahlen\s+0,00 €/);
    expect(text).not.toContain('IBAN');
    expect(codes).toEqual([]);
  });

  it('reads that it is paid, where nobody knows the day', async () => {
    const { text } = await printed({ paid: { cents: 60_00, on: null } });
    expect(text).toContain('Bereits bezahlt');
  });

  it('is billed for the rest alone, if it is a part', async () => {
    const paid = { cents: 20_00, on: '2026-11-19' };
    const { text, codes } = await printed({ paid, dueDate: '2026-12-05' });
    expect(text).toMatch(/Noch zu zahlen\s+40,00 €/);
    expect(text).toContain('IBAN DE02');
    expect(codes.join('\n')).toContain('EUR40.00');
  });

  it('reads nothing about it on an invoice that nothing is paid of', async () => {
    const { text } = await printed({ dueDate: '2026-12-05' });
    expect(text).not.toMatch(/ezahlt|Noch zu zahlen/);
  });
});

describe('a letter of a registered company', () => {
  it('names register and managing directors at its foot', async () => {
    const { text } = await printed(
      {},
      {
        registerCourt: 'Amtsgericht Musterstadt',
        registerNumber: 'HRB 00001',
        directors: 'Petra Probe, Max Muster',
      },
    );
    expect(text).toContain('Amtsgericht Musterstadt, HRB 00001');
    expect(text).toContain('Geschäftsführung: Petra Probe, Max Muster');
  });

  it('has none of it, if the company is not registered', async () => {
    expect((await printed({})).text).not.toContain('Geschäftsführung');
  });
});
