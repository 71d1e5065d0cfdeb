import { describe, expect, it } from 'vitest';
import type { Buyer, InvoiceDocument } from '../../domain/documents/printed-documents.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { FIRM_AS_BUYER } from '../support/billed-firm.ts';
import { LONGEST_ARABIC_BUYER, LONGEST_LATIN_BUYER } from '../support/longest-buyer.ts';
import { lettersOf } from '../support/pdf/letters.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import { invoiceDocument, jobOf } from '../support/sample-documents.ts';

async function read(document: InvoiceDocument): Promise<string> {
  const { bytes } = await printInNode(jobOf(document));
  const pages = await readPdf(bytes, (all) => all.map(({ text }) => text.replace(/\s+/g, ' ')));
  return pages.join(' ');
}

describe('a company that gets an invoice', () => {
  it('is in the address field with its contact person, and finds its own numbers', async () => {
    const document = { ...invoiceDocument(), buyer: FIRM_AS_BUYER };
    const page = await read(document);
    expect(page).toContain(
      'Musterhandel Beispiel GmbH Petra Probe Beispielallee 5 60311 Frankfurt am Main',
    );
    expect(page).toContain('Ihre Bestell-Nr. PO-77');
    expect(page).toContain('Ihre USt-IdNr. DE999000017');
    expect(page).toContain('Leitweg-ID 99123456-BEISPIEL-45');
  });

  it('of a third country finds its tax number, which is not called a VAT number', async () => {
    const buyer = { ...FIRM_AS_BUYER, country: 'CH', vatId: 'CHE123456788MWST' };
    const page = await read({ ...invoiceDocument(), buyer });
    expect(page).toContain('Ihre Steuer-Nr. CHE123456788MWST');
    expect(page).not.toContain('Ihre USt-IdNr.');
  });

  it('reads the sender and the recipient in their own blocks', async () => {
    const document = { ...invoiceDocument(), buyer: FIRM_AS_BUYER };
    const page = await read(document);
    expect(page).toContain('Absender in Deutschland');
    expect(page).toContain(document.sender.name);
    expect(page).toContain('Empfänger in Marokko');
    expect(page).toContain(document.recipient.name);
  });
});

describe('a buyer whose fields are all as long as allowed', () => {
  const documentFor = (buyer: Buyer): InvoiceDocument => ({
    ...invoiceDocument(),
    lines: [],
    buyer,
  });
  const packed = (text: string): string => text.replace(/\s+/g, '');
  const arabicOf = (text: string): string =>
    lettersOf(text.replace(/[^\p{Script=Arabic}\s]/gu, ' '));

  it('reads each of them to its last letter', async () => {
    const page = await read(documentFor(LONGEST_LATIN_BUYER));
    const { name, contact, street, zip, city, vatId, reference, leitwegId } = LONGEST_LATIN_BUYER;
    expect(packed(page)).toContain(packed([name, contact, street, zip, city].join('')));
    for (const fact of [vatId, reference, leitwegId]) expect(packed(page)).toContain(packed(fact));
    expect(page).not.toContain('…');
  });

  it('reads them in Arabic too, with no letter missing', async () => {
    const page = await read(documentFor(LONGEST_ARABIC_BUYER));
    expect(arabicOf(page)).toBe(arabicOf(Object.values(LONGEST_ARABIC_BUYER).join(' ')));
    expect(page).not.toContain('…');
  });

  it('reads them in the widest letters that exist', async () => {
    const wide = (letters: string): string => letters.replace(/\S/g, 'W');
    const { name, contact, street, city, reference } = LONGEST_LATIN_BUYER;
    const page = await read(
      documentFor({
        ...LONGEST_LATIN_BUYER,
        name: wide(name),
        contact: wide(contact),
        street: wide(street),
        city: wide(city),
        reference: 'W'.repeat(reference.length),
      }),
    );
    expect(page).not.toContain('…');
    const lengths = [name, contact, street, city].map((text) => packed(text).length);
    const sum = lengths.reduce((all, length) => all + length, reference.length);
    expect(page.match(/W{1,}/g)?.join('').length).toBeGreaterThanOrEqual(sum);
  });
});

describe('a recipient in Morocco who pays', () => {
  it('is in the address field with the country', async () => {
    const { recipient, ...document } = invoiceDocument();
    const buyer = {
      ...FIRM_AS_BUYER,
      ...recipient,
      contact: '',
      vatId: '',
      reference: '',
      leitwegId: '',
    };
    const page = await read({ ...document, recipient, buyer });
    expect(page).toContain('MAROKKO / MAROC');
    expect(page).not.toContain('Ihre USt-IdNr.');
  });
});

describe('a sender who pays', () => {
  it('is in the address field, without the numbers that he does not have', async () => {
    const document = invoiceDocument();
    const page = await read(document);
    expect(page.split(document.sender.name).length - 1).toBe(2);
    expect(page).not.toMatch(/Ihre USt-IdNr\.|Ihre Bestell-Nr\.|Leitweg-ID/);
  });
});
