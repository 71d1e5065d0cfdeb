import { describe, expect, it } from 'vitest';
import type { Paper } from '../../domain/documents/papers.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import {
  ARABIC_RECIPIENT,
  COMPANY,
  declarationPaper,
  invoicePaper,
  jobOf,
  LATIN_RECIPIENT,
  labelPaper,
  listRow,
  ordersListPaper,
  TEXTS,
  ticketPaper,
} from '../support/sample-papers.ts';

/** The text of each page, its white space made one. */
async function pagesOf(...papers: readonly Paper[]): Promise<readonly string[]> {
  const { bytes } = await printInNode(jobOf(...papers));
  return readPdf(bytes, (pages) => pages.map(({ text }) => text.replace(/\s+/g, ' ')));
}

const pageOf = async (paper: Paper): Promise<string> => (await pagesOf(paper)).join(' ');

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

  it('sees a draft, a copy and a Storno for what they are', async () => {
    expect(await pageOf(invoicePaper())).not.toMatch(/Entwurf|Kopie|Storno/);
    expect(await pageOf(invoicePaper(LATIN_RECIPIENT, 1, { status: 'draft' }))).toContain(
      'Entwurf',
    );
    expect(await pageOf(invoicePaper(LATIN_RECIPIENT, 1, { isCopy: true }))).toContain('Kopie');
    const storno = await pageOf(
      invoicePaper(LATIN_RECIPIENT, 1, {
        status: 'storno',
        number: 'ST-2026-000007',
        cancels: { number: 'RE-2026-000123', date: '2026-11-20', reason: 'Doppelt' },
        totalCents: -60_00,
        extraCents: -15_00,
        lines: [{ description: 'Karton', grams: 1000, cents: -45_00 }],
      }),
    );
    expect(storno).toContain('Stornorechnung');
    expect(storno).toContain('Storno-Nr. ST-2026-000007');
    expect(storno).toContain('Storno der Rechnung RE-2026-000123 vom 20/11/2026');
    expect(storno).toContain('Gesamtbetrag −60,00 €');
  });

  it('sees where the total was set by hand', async () => {
    const agreed = invoicePaper(LATIN_RECIPIENT, 1, { totalCents: 50_00 });
    expect(await pageOf(agreed)).toContain('Anpassung auf den vereinbarten Betrag −10,00 €');
    expect(await pageOf(invoicePaper())).not.toContain('Anpassung');
  });
});

describe('an officer who holds a declaration', () => {
  it('reads every statement in German and French, with the limit of the direction', async () => {
    const page = await pageOf(declarationPaper());
    const filled = TEXTS.declaration.statements
      .flatMap(({ de, fr }) => [de, fr])
      .map((each) => each.replace('{company}', COMPANY.name).replace('{valueLimit}', '200,00'));
    expect(lostWords(filled, page)).toEqual([]);
    expect(page).not.toMatch(/[{}]/);
    expect(page).toContain('200,00 €');
    expect(page).toContain('Unterschrift des Absenders / Signature de l’expéditeur');
  });

  it('reads the goods with count and value, and what they come to', async () => {
    const page = await pageOf(declarationPaper());
    expect(page).toContain('1 Karton mit Kleidung 1 12,50 €');
    expect(page).toContain('Gesamtwert / Valeur totale 50,06 €');
    expect(page).toContain('Anzahl der Pakete / Nombre de colis 2');
  });

  it('finds the signature on the page of the statements, never alone', async () => {
    for (const lines of [14, 16, 18, 20, 22]) {
      const pages = await pagesOf(declarationPaper(LATIN_RECIPIENT, lines));
      const signed = pages.filter((page) => page.includes('Unterschrift des Absenders'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain('Der Absender erklärt:');
    }
  });
});

describe('a driver', () => {
  it('has a label on each parcel that says which of how many it is, and its code', async () => {
    const pages = await pagesOf(labelPaper(LATIN_RECIPIENT, 3));
    pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1}/3`);
      expect(page).toContain('3 colis');
      expect(page).toContain(String(261_000_000_000 + index * 7));
      expect(page).toContain('CASABLANCA');
      expect(page).toContain('Naïma Échantillon');
      expect(page).toContain('Sendungen: 3');
    });
    expect(pages).toHaveLength(3);
  });

  it('sees heavy parcels marked', async () => {
    const [light, heavy, heaviest] = await pagesOf(labelPaper(LATIN_RECIPIENT, 3));
    expect(light).not.toContain('0+');
    expect(heavy).toContain('10+');
    expect(heaviest).toContain('20+');
  });

  it('sees an order without id refused', async () => {
    expect(await pageOf({ ...labelPaper(), orderId: null })).toContain('Pdf Error');
    expect(await pageOf({ ...ticketPaper(), orderId: null })).toContain('Pdf Error');
  });

  it('reads address in capitals and phone in digits on a ticket', async () => {
    const page = await pageOf(ticketPaper());
    expect(page).toContain('212600000001');
    expect(page).toContain('RUE DE L’ÉGLISE');
    expect(page).toContain('K-1042');
    expect(page).toMatch(/3 ?colis/);
  });

  it('reads the orders list to its totals, with who has paid', async () => {
    const pages = await pagesOf(ordersListPaper(80));
    expect(pages).toHaveLength(3);
    pages.forEach((page, index) => {
      expect(page).toContain('Orders List');
      expect(page).toContain(`Page ${index + 1} of 3`);
    });
    const all = pages.join(' ');
    for (let index = 0; index < 80; index += 1) expect(all).toContain(listRow(index).code);
    expect(pages.at(-1)).toContain('Total: 80 orders, 27 not paid (NP)');
    expect(pages.at(-1)).toContain('111,60 Kg');
  });

  it('reads names that are too long for their column to an ellipsis', async () => {
    const [row] = ordersListPaper(1).rows;
    if (!row) throw new Error('The sample list has a row.');
    const long = { ...row, sender: 'Maximiliane '.repeat(9) };
    expect(await pageOf({ ...ordersListPaper(0), rows: [long] })).toContain('…');
  });
});

it('a clerk who prints a batch gets one file in the order of the selection, kept documents included', async () => {
  const { bytes: kept } = await printInNode(jobOf(invoicePaper()));
  const archived = { kind: 'archived', pdf: kept } as const;
  const pages = await pagesOf(ticketPaper(), archived, labelPaper(LATIN_RECIPIENT, 2));
  expect(pages.map((page) => page.includes('Rechnung-Nr.'))).toEqual([false, true, false, false]);
});

it('a batch says how far it is and ends when it is asked to', async () => {
  const seen: number[] = [];
  const enough = new Error('enough');
  const job = jobOf(labelPaper(LATIN_RECIPIENT, 250));
  const printing = printInNode(job, {
    onProgress: ({ done, of }) => seen.push(done / of),
    check: () => {
      if (seen.length > 1) throw enough;
    },
  });
  await expect(printing).rejects.toBe(enough);
  expect(seen).toEqual([0, 0.4]);
});
