import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { amount } from '../../src/pdf/text/figures.ts';
import { boldTextsOf } from '../support/pdf/bold-texts.ts';
import { codesOn } from '../support/pdf/codes-on.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { readPdf, textOf } from '../support/pdf/read-pdf.ts';
import {
  ARABIC_RECIPIENT,
  COMPANY,
  declarationDocument,
  invoiceDocument,
  jobOf,
  LATIN_RECIPIENT,
  LATIN_SENDER,
  mixedInvoiceDocument,
  stornoDocument,
  TEXTS,
} from '../support/sample-documents.ts';

describe('a customer who reads an invoice', () => {
  it('reads the fields of the editor, in full', async () => {
    const page = await pageOf(invoiceDocument());
    for (const texts of [
      'Rechnung-Nr. RE-2026-000123',
      'Kunden-Nr. K-1042',
      'Datum 21/11/2026',
      'Leistungsdatum wie Datum',
      'Absender in Deutschland',
      'Empfänger in Marokko',
      'Vor- und Nachname Naïma Échantillon',
      'Telefon-Nr. +212 600-000001',
      'Stadt Casablanca',
      'Sendung(en) Gewicht in kg Betrag',
      'Weitere Berechnung 15,00 €',
      'Gesamtbetrag 150,03 €',
      'Anzahl der Pakete/Sendungen 3',
      'Zahlungsart Bar',
      'Zustellungsart Hauslieferung',
    ]) {
      expect(page).toContain(texts);
    }
  });

  it('reads the service date if it differs, and none if none is stated', async () => {
    const changes = (serviceDate: string | null) =>
      pageOf(invoiceDocument(LATIN_RECIPIENT, 1, { serviceDate }));
    expect(await changes('2026-11-03')).toContain('Leistungsdatum 03/11/2026');
    expect(await changes(null)).not.toContain('Leistungsdatum');
  });

  it('reads terms, limit, tax id, bank and contact at the foot', async () => {
    const page = await pageOf(invoiceDocument());
    for (const texts of [
      'von der Umsatzsteuer befreit',
      'Geschäftsbedingungen von Musterbrücke Transporte',
      'höchstens 100,00 €',
      'Steuer-Nr. 99/999/99999',
      'IBAN DE00 0000 0000 0000 0000 00',
      'www.example.com',
      'buero@example.com',
      'Tel. +49 30 0000000',
      '@musterbruecke',
      'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.',
    ]) {
      expect(page).toContain(texts);
    }
  });

  it('sees the page number and the number of pages, and the heads of the table, on each page', async () => {
    const pages = await pagesOf(invoiceDocument(LATIN_RECIPIENT, 60));
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1}/${pages.length}`);
      expect(page).toContain('Sendung(en) Gewicht in kg Betrag');
    });
    expect(pages).toHaveLength(3);
  });

  it('sees the pages of his own invoice numbered within a batch', async () => {
    const pages = await pagesOf(invoiceDocument(), invoiceDocument(ARABIC_RECIPIENT));
    expect(pages.map((page) => page.includes('Seite 1/1'))).toEqual([true, true]);
  });

  it('sees that a draft is a draft', async () => {
    expect(await pageOf(invoiceDocument())).not.toMatch(/Entwurf|Storno/);
    expect(await pageOf(invoiceDocument(LATIN_RECIPIENT, 1, { status: 'draft' }))).toContain(
      'Entwurf',
    );
  });

  it.each([
    [1, 'Bar'],
    [2, 'Überweisung'],
    [3, 'PayPal'],
  ] as const)('reads how he pays: %i is %s', async (payment, texts) => {
    const page = await pageOf(invoiceDocument(LATIN_RECIPIENT, 1, { payment }));
    expect(page).toContain(`Zahlungsart ${texts} Zustellungsart`);
  });

  it.each([
    [1, 'Übergabe'],
    [2, 'Abholung in einer Filiale'],
    [3, 'Hauslieferung'],
  ] as const)('reads how it reaches him: %i is %s', async (delivery, texts) => {
    const page = await pageOf(invoiceDocument(LATIN_RECIPIENT, 1, { delivery }));
    expect(page).toContain(`Zustellungsart ${texts} `);
  });

  it('reads the notes on tax in the same lines in which they were written', async () => {
    const exemptionNote = 'Position 1: Steuerfrei.\nPosition 2: Netto 10,00\u00a0€.';
    const { bytes } = await printInNode(
      jobOf(invoiceDocument(LATIN_RECIPIENT, 2, { exemptionNote })),
    );
    expect(await textOf(bytes)).toMatch(/Steuerfrei\.\s*[\r\n]+Position 2: Netto 10,00\s€\./);
  });

  it('from Morocco reads who sends there and who receives here', async () => {
    const ends = { sender: LATIN_RECIPIENT, recipient: LATIN_SENDER, direction: 'B' as const };
    const page = await pageOf(invoiceDocument(undefined, 1, ends));
    expect(page).toMatch(
      /Absender in Marokko .*Naïma Échantillon .*Empfänger in Deutschland .*Jürgen Beispiel/,
    );
    const declared = await pageOf({ ...declarationDocument(), ...ends });
    expect(declared).toMatch(
      /Expéditeur .*Naïma.*Marokko \/ Maroc.*Destinataire .*Jürgen.*Deutschland \/ Allemagne/,
    );
    expect(declared).toContain('Casablanca, 21/11/2026 Ort, Datum');
  });

  it('can check the sums of two rates: net, rate, tax, the exempt part and why it is exempt', async () => {
    const page = await pageOf(mixedInvoiceDocument());
    for (const texts of [
      'Koffer, blau 12,51 19 % 45,01 €',
      'Karton mit Kleidung 12,50 frei 45,00 €',
      'steuerfrei USt. 19 %',
      'Positionen 135,05 90,05',
      'Weitere Berechnung −8,99 −6,01',
      'Brutto 126,06 84,04',
      'darin Umsatzsteuer – 13,42',
      'Netto 126,06 70,62',
      'frei: Steuerfrei nach § 4 Nr. 3',
    ]) {
      expect(page).toContain(texts);
    }
  });

  it('can check the sums where it owes the tax of a part: that part, and the exempt one', async () => {
    const page = await pageOf(
      mixedInvoiceDocument(undefined, 5, { buyerTax: { isReverseCharge: true } }),
    );
    for (const texts of [
      'Koffer, blau 12,51 § 13b 45,01 €',
      'steuerfrei § 13b',
      'Positionen 135,05 90,05',
      'Weitere Berechnung −8,99 −6,01',
      'darin Umsatzsteuer – –',
      'Netto 126,06 84,04',
    ]) {
      expect(page).toContain(texts);
    }
  });

  it.each([5, 6, 7, 8])('gets %i lines on one page', async (lines) => {
    for (const document of [
      invoiceDocument(LATIN_RECIPIENT, lines),
      mixedInvoiceDocument(undefined, lines),
    ])
      expect(await pagesOf(document)).toHaveLength(1);
  });

  it('finds on each page of a long invoice the sum of the pages before it', async () => {
    const pages = await pagesOf(invoiceDocument(LATIN_RECIPIENT, 60));
    const carried = pages.map((page) => /Übertrag auf die nächste Seite ([\d.,]+)/.exec(page)?.[1]);
    const brought = pages.map((page) => /Übertrag von der vorigen Seite ([\d.,]+)/.exec(page)?.[1]);
    expect(carried.at(-1)).toBeUndefined();
    expect(brought.slice(1)).toEqual(carried.slice(0, -1));
    expect(brought.slice(1)).not.toContain(undefined);
    const rows = [...(pages[0] ?? '').matchAll(/ (45,\d{2}) €/g)];
    const cents = rows.reduce((sum, [, amount = '']) => sum + Number(amount.replace(',', '')), 0);
    expect(carried[0]).toBe(amount(cents));
  });

  it('reads a long name without a break inside a word', async () => {
    const name = 'Oulad-Benhammou-Schwarzenbergerhausen Donaudampfschifffahrtsgesellschaft';
    const { bytes } = await printInNode(
      jobOf(invoiceDocument(undefined, 1, { sender: { ...LATIN_SENDER, name } })),
    );
    const text = await textOf(bytes);
    for (const word of name.split(' ')) expect(text.split(word)).toHaveLength(1 + 2);
  });

  it('reads by when to transfer, the reference, and a code for the banking app', async () => {
    const document = mixedInvoiceDocument();
    const iban = 'DE02 1203 0000 0000 2020 51';
    const company = { ...COMPANY, bank: { ...COMPANY.bank, iban } };
    const { bytes } = await printInNode({ ...jobOf(document), company });
    const [page] = await readPdf(bytes, (pages) =>
      Promise.all(pages.map((one) => one.raster(150))),
    );
    if (!page) throw new Error('The invoice has a page.');
    expect((await codesOn(page)).map(({ text }) => text.split('\n').slice(5))).toEqual([
      [COMPANY.bank.holder, 'DE02120300000000202051', 'EUR210.10', '', '', 'RE-2026-000123'],
    ]);
    const text = (await textOf(bytes)).replace(/\s+/g, ' ');
    for (const texts of [
      'Zahlbar bis 05/12/2026',
      'IBAN · Musterbrücke Transporte DE02 1203 0000 0000 2020 51',
      'Verwendungszweck RE-2026-000123',
    ]) {
      expect(text).toContain(texts);
    }
  });

  it('reads all dates of a page in one form, and phone numbers in groups', async () => {
    const terms = { number: 3, from: '2026-11-01', address: 'https://example.com/legal/agb/v3' };
    const sender = { ...LATIN_SENDER, phone: '+4915100000001' };
    const recipient = { ...LATIN_RECIPIENT, phone: '+212600000001' };
    const ends = { sender, recipient, terms };
    for (const document of [
      { ...mixedInvoiceDocument(), ...ends },
      { ...declarationDocument(), ...ends },
    ]) {
      const page = await pageOf(document);
      expect(page).toContain('vom 01/11/2026');
      expect(page).not.toMatch(/\d{2}\.\d{2}\.\d{4}/);
      expect(page).toContain('+49 151 000 00001');
      expect(page).toContain('+212 600 000 001');
    }
  });

  it('sees the number, the due date and the total before all else', async () => {
    const { bytes } = await printInNode(jobOf(mixedInvoiceDocument()));
    const bold = await boldTextsOf(bytes);
    expect(bold.filter((text) => /RE-2026|\d{2}\/\d{2}\/\d{4}|€/.test(text))).toEqual([
      'RE-2026-000123',
      '05/12/2026',
      '210,10 €',
      '05/12/2026',
    ]);
    expect(bold).not.toContain('K-1042');
    expect(bold).not.toContain('Überweisung');
  });

  it('reads the sender’s whole address above his own, however long it is', async () => {
    const company = {
      ...COMPANY,
      name: 'Internationale Paketdienstgesellschaft Musterbrücke mit beschränkter Haftung',
      street: 'Alte Musterhausener Landstraße 1234, Hinterhaus, Halle 7',
      city: 'Neustadt an der Musterstraße',
    };
    const { bytes } = await printInNode({ ...jobOf(invoiceDocument()), company });
    const text = (await textOf(bytes)).replace(/\s+/g, ' ');
    expect(text).toContain(`${company.name} · ${company.street} · ${company.zip} ${company.city}`);
    expect(text).not.toContain('…');
  });

  it('is offered no code if the account is not valid or he pays in cash', async () => {
    expect(await pageOf(mixedInvoiceDocument())).not.toContain('GiroCode');
    expect(await pageOf(invoiceDocument())).not.toMatch(/GiroCode|Zahlbar bis/);
  });

  it('sees that the total was set by hand', async () => {
    const agreed = invoiceDocument(LATIN_RECIPIENT, 1, { totalCents: 50_00 });
    expect(await pageOf(agreed)).toContain('Anpassung auf den vereinbarten Betrag −10,00 €');
    expect(await pageOf(invoiceDocument())).not.toContain('Anpassung');
  });
});

describe('a customer who reads a Storno', () => {
  it('reads which invoice it cancels, when that was issued, and why', async () => {
    const page = await pageOf(stornoDocument());
    for (const texts of [
      'Stornorechnung',
      'Storno-Nr. ST-2026-000007',
      'Storno der Rechnung RE-2026-000123 vom 20/11/2026',
      'Grund: Doppelt',
      'Gesamtbetrag −60,00 €',
      'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.',
    ]) {
      expect(page).toContain(texts);
    }
  });

  it('reads no request to pay, no terms and no thanks', async () => {
    const { notes, closing } = TEXTS.invoice;
    const firstWords = [...notes, closing].map((text) => text.split('{')[0] ?? '');
    const [invoice, storno] = [await pageOf(invoiceDocument()), await pageOf(stornoDocument())];
    for (const texts of ['Zahlungsart', 'Zustellungsart', ...firstWords]) {
      expect(invoice).toContain(texts);
      expect(storno).not.toContain(texts);
    }
  });
});
