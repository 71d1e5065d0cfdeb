import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from '../../domain/documents/printed-documents.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import {
  declarationDocument,
  invoiceDocument,
  jobOf,
  LATIN_RECIPIENT,
  laidOutAtFirst,
  mixedInvoiceDocument,
  stornoDocument,
} from '../support/sample-documents.ts';

const ADDRESS = 'https://jisr.example/legal/agb/v2';
const terms = { number: 2, from: '2026-11-01', address: ADDRESS };

const bytesOf = async (document: InvoiceDocument) =>
  Buffer.from((await printInNode(jobOf(document))).bytes);

describe('a customer who reads under which terms the order was made', () => {
  it('finds version, day and permanent address on the invoice', async () => {
    const page = await pageOf({ ...invoiceDocument(), terms });
    expect(page).toContain('Maßgeblich sind die AGB, Fassung 2 vom 01/11/2026:');
    expect(page).toContain(ADDRESS);
    expect(page.indexOf('höchstens 100,00')).toBeLessThan(page.indexOf('Fassung 2'));
  });

  it('finds them beside the code of a transfer too, still on one page', async () => {
    const pages = await pagesOf({ ...mixedInvoiceDocument(), terms });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Fassung 2 vom 01/11/2026');
    expect(pages[0]).toContain(ADDRESS);
  });

  it('reads number and day where the address is not known', async () => {
    const { address: _, ...named } = terms;
    const page = await pageOf({ ...invoiceDocument(), terms: named });
    expect(page).toContain('Maßgeblich sind die AGB, Fassung 2 vom 01/11/2026.');
    expect(page).not.toContain('/legal/');
  });

  it('reads an address of any length to its end', async () => {
    const address = `https://${'sehr-langer-name.'.repeat(8)}example/legal/agb/v2`;
    for (const document of [mixedInvoiceDocument(), declarationDocument()]) {
      const page = await pageOf({ ...document, terms: { ...terms, address } });
      expect(page.replace(/\s/g, '')).toContain(address);
    }
  });

  it('finds both languages and the address on the declaration, below what is signed', async () => {
    const page = await pageOf({ ...declarationDocument(), terms });
    expect(page).toContain('Maßgeblich sind die AGB, Fassung 2 vom 01/11/2026.');
    expect(page).toContain('Conditions applicables : version 2 du 01/11/2026.');
    expect(page).toContain(ADDRESS);
    expect(page.match(/(?<![\d.])[1-6]\. (?=\p{L})/gu)).toHaveLength(2 * 6);
  });

  it('finds goods, total, terms and signature of a declaration on one page', async () => {
    for (const lines of [8, 10, 11, 12, 14]) {
      const pages = await pagesOf({ ...declarationDocument(LATIN_RECIPIENT, lines), terms });
      const signed = pages.filter((page) => page.includes('Unterschrift des Absenders'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain(ADDRESS);
      expect(signed[0]).toMatch(new RegExp(` ${lines} \\S.*Gesamtwert / Valeur totale`));
    }
  });

  it('finds none on a Storno, which offers nothing', async () => {
    const plain = await bytesOf(stornoDocument());
    expect(await bytesOf({ ...stornoDocument(), terms })).toEqual(plain);
  });

  it('gets an invoice of the first layout as it was', async () => {
    const plain = await bytesOf(laidOutAtFirst(invoiceDocument()));
    expect(await bytesOf({ ...laidOutAtFirst(invoiceDocument()), terms })).toEqual(plain);
  });
});
