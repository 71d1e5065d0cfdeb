import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { textOf } from '../support/pdf/read-pdf.ts';
import {
  ARABIC_RECIPIENT,
  invoicePaper,
  jobOf,
  LATIN_RECIPIENT,
  stornoPaper,
  TEXTS,
} from '../support/sample-papers.ts';

describe('a customer who holds an invoice', () => {
  it('reads the fields of the editor under their names', async () => {
    const page = await pageOf(invoicePaper());
    for (const words of [
      'Rechnung-Nr. RE-2026-000123',
      'Kunden-Nr. K-1042',
      'Datum 21/11/2026',
      'Leistungsdatum wie Datum',
      'Absender in DE',
      'Empfänger in MA',
      'Vor-u. Nachname Naïma Échantillon',
      'Telefon-Nr. +212 600-000001',
      'Stadt Casablanca',
      'Sendung(en) Gewicht in Kg Betrag',
      'Weitere Berechnung 15,00 €',
      'Gesamtbetrag 150,03 €',
      'Anzahl der Pakete/Sendungen 3',
      'Zahlungsart Bar',
      'Zustellungsart Hauslieferung',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('reads the day of the service where it is another one, and none where none is stated', async () => {
    const changes = (serviceDate: string | null) =>
      pageOf(invoicePaper(LATIN_RECIPIENT, 1, { serviceDate }));
    expect(await changes('2026-11-03')).toContain('Leistungsdatum 03/11/2026');
    expect(await changes(null)).not.toContain('Leistungsdatum');
  });

  it('reads terms, limit, tax id, bank and contact at its foot', async () => {
    const page = await pageOf(invoicePaper());
    for (const words of [
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
      expect(page).toContain(words);
    }
  });

  it('is told which page of how many it is, with the heads of the table on each', async () => {
    const pages = await pagesOf(invoicePaper(LATIN_RECIPIENT, 60));
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1}/${pages.length}`);
      expect(page).toContain('Sendung(en) Gewicht in Kg Betrag');
    });
    expect(pages).toHaveLength(3);
  });

  it('sees the pages of his own invoice counted within a batch', async () => {
    const pages = await pagesOf(invoicePaper(), invoicePaper(ARABIC_RECIPIENT));
    expect(pages.map((page) => page.includes('Seite 1/1'))).toEqual([true, true]);
  });

  it('sees a draft for what it is', async () => {
    expect(await pageOf(invoicePaper())).not.toMatch(/Entwurf|Storno/);
    expect(await pageOf(invoicePaper(LATIN_RECIPIENT, 1, { status: 'draft' }))).toContain(
      'Entwurf',
    );
  });

  it.each([
    [1, 'Bar'],
    [2, 'Überweisung'],
    [3, 'PayPal'],
  ] as const)('reads how he pays: %i is %s', async (payment, words) => {
    const page = await pageOf(invoicePaper(LATIN_RECIPIENT, 1, { payment }));
    expect(page).toContain(`Zahlungsart ${words} Zustellungsart`);
  });

  it.each([
    [1, 'Übergabe'],
    [2, 'Abholung in einer Filiale'],
    [3, 'Hauslieferung'],
  ] as const)('reads how it reaches him: %i is %s', async (delivery, words) => {
    const page = await pageOf(invoicePaper(LATIN_RECIPIENT, 1, { delivery }));
    expect(page).toContain(`Zustellungsart ${words} `);
  });

  it('reads what is said about tax in the lines in which it is said', async () => {
    const exemptionNote = 'Position 1: Steuerfrei.\nPosition 2: Netto 10,00\u00a0€.';
    const { bytes } = await printInNode(jobOf(invoicePaper(LATIN_RECIPIENT, 2, { exemptionNote })));
    expect(await textOf(bytes)).toMatch(/Steuerfrei\.\s*[\r\n]+Position 2: Netto 10,00\s€\./);
  });

  it('sees where the total was set by hand', async () => {
    const agreed = invoicePaper(LATIN_RECIPIENT, 1, { totalCents: 50_00 });
    expect(await pageOf(agreed)).toContain('Anpassung auf den vereinbarten Betrag −10,00 €');
    expect(await pageOf(invoicePaper())).not.toContain('Anpassung');
  });
});

describe('a customer who holds a Storno', () => {
  it('reads which invoice it cancels, when that was issued, and why', async () => {
    const page = await pageOf(stornoPaper());
    for (const words of [
      'Stornorechnung',
      'Storno-Nr. ST-2026-000007',
      'Storno der Rechnung RE-2026-000123 vom 20/11/2026',
      'Grund: Doppelt',
      'Gesamtbetrag −60,00 €',
      'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('is neither asked to pay nor offered terms nor thanked', async () => {
    const { notes, closing } = TEXTS.invoice;
    const firstWords = [...notes, closing].map((text) => text.split('{')[0] ?? '');
    const [invoice, storno] = [await pageOf(invoicePaper()), await pageOf(stornoPaper())];
    for (const words of ['Zahlungsart', 'Zustellungsart', ...firstWords]) {
      expect(invoice).toContain(words);
      expect(storno).not.toContain(words);
    }
  });
});
