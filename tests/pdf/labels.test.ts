import { describe, expect, it } from 'vitest';
import { addressParts } from '../../domain/cities/address-parts.ts';
import type { LabelDocument, TicketDocument } from '../../domain/documents/printed-documents.ts';
import { spacedParcelCode } from '../../domain/parcels/parcel-code.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { mm } from '../../src/pdf/parts/elements.ts';
import { inkBetween } from '../support/pdf/ink.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import {
  ARABIC_RECIPIENT,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  ticketDocument,
} from '../support/sample-documents.ts';

const fromMorocco = <P extends LabelDocument | TicketDocument>(document: P): P => ({
  ...document,
  direction: 'B',
  sender: document.recipient,
  recipient: document.sender,
});

const LONG_STREET =
  'Rue Abdelkrim El Khattabi, Résidence Al Andalous, Immeuble 14, Étage 3, Appt 27';

/** Every colour that a file fills or strokes with. */
async function coloursOf(pdf: Uint8Array): Promise<readonly string[]> {
  const { PDFDocument, PDFRawStream, decodePDFRawStream } = await import('@cantoo/pdf-lib');
  const { context } = await PDFDocument.load(pdf);
  const drawn = context
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFRawStream ? [each] : []))
    .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()));
  const colours = drawn.flatMap((each) => [
    ...each.matchAll(/([\d.]+ [\d.]+ [\d.]+) (?:scn|SCN|rg|RG)\b/g),
  ]);
  return [...new Set(colours.map(([, colour]) => colour ?? ''))].sort();
}

describe('a driver who reads a label or a ticket', () => {
  it('finds a label on each parcel with its number, the number of parcels, and its code', async () => {
    const pages = await pagesOf(labelDocument(LATIN_RECIPIENT, 3));
    pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1}/3`);
      expect(page).toContain('3 colis');
      expect(page).toContain(spacedParcelCode(String(261_000_000_000 + index * 7)));
      expect(page).toContain('CASABLANCA');
      expect(page).toContain('Naïma Échantillon');
      expect(page).toContain('Sendungen: 3');
    });
    expect(pages).toHaveLength(3);
  });

  it('sees that heavy parcels are marked', async () => {
    const [light, heavy, heaviest] = await pagesOf(labelDocument(LATIN_RECIPIENT, 3));
    expect(light).not.toContain('0+');
    expect(heavy).toContain('10+');
    expect(heaviest).toContain('20+');
  });

  it('sees an error instead of the label or ticket of an order without an id', async () => {
    expect(await pageOf({ ...labelDocument(), orderId: null })).toContain('Pdf Error');
    expect(await pageOf({ ...ticketDocument(), orderId: null })).toContain('Pdf Error');
  });

  it('reads the address in capitals and the phone number in digits on a ticket', async () => {
    const page = await pageOf(ticketDocument());
    expect(page).toContain('212600000001');
    expect(page).toContain('RUE DE L’ÉGLISE');
    expect(page).toContain('K-1042');
    expect(page).toMatch(/3 ?colis/);
  });

  it('reads the city at the top of a label, and the country if an address does not name a city', async () => {
    const oujda = { ...LATIN_RECIPIENT, ...addressParts('12 Rue de Fes, Oujda') };
    expect(await pageOf(labelDocument(oujda, 1))).toMatch(/^OUJDA /);
    const nowhere = { ...LATIN_RECIPIENT, ...addressParts('12 Derb Sultan') };
    expect(await pageOf(labelDocument(nowhere, 1))).toMatch(/^MAROKKO \/ MAROC /);
  });

  it('reads an Arabic city in Latin letters at the top, and as it was written below', async () => {
    const page = await pageOf(labelDocument(ARABIC_RECIPIENT, 1));
    expect(page).toMatch(/^CASABLANCA /);
    expect(lostWords(['الدار البيضاء'], page)).toEqual([]);
  });

  it.each([
    ['a label', fromMorocco(labelDocument(LATIN_RECIPIENT, 1))],
    ['a ticket', fromMorocco(ticketDocument(LATIN_RECIPIENT))],
  ])('reads the German city at the top of %s from Morocco', async (_, document) => {
    const page = await pageOf(document);
    expect(page).toMatch(/^GROSSMUSTERHAUSEN /);
    expect(page).toContain('MA › DE');
  });

  it('reads on a label who carries the parcel and whom to call', async () => {
    const page = await pageOf(labelDocument(LATIN_RECIPIENT, 1));
    expect(page).toContain('DE › MA');
    expect(page).toContain(
      'Musterbrücke Transporte · Rücksendung / Retour: +49 30 0000000 · +212 500-000000',
    );
  });

  it.each([
    [{ paid: true, payment: 1 }, 'BEZAHLT / PAYÉ'],
    [{ paid: false, payment: 1 }, 'BAR / ESPÈCES'],
    [{ paid: false, payment: 2 }, 'OFFEN / NON PAYÉ'],
  ] as const)('sees what is still to be paid: %o', async (payment, expected) => {
    expect(await pageOf({ ...labelDocument(LATIN_RECIPIENT, 1), ...payment })).toContain(expected);
  });

  it('sees only true black and white, which label printers print without speckles', async () => {
    for (const document of [labelDocument(ARABIC_RECIPIENT, 1), ticketDocument(ARABIC_RECIPIENT)]) {
      const { bytes } = await printInNode(jobOf(document));
      expect(await coloursOf(bytes)).toEqual(
        ['0 0 0', '1 1 1'].slice(0, document.kind === 'label' ? 2 : 1),
      );
    }
  });

  it('sees the country clear of an address of four lines', async () => {
    const document = labelDocument({ ...LATIN_RECIPIENT, street: LONG_STREET.repeat(2) }, 1);
    const { bytes } = await printInNode(jobOf(document));
    await readPdf(bytes, async ([page]) => {
      if (!page) throw new Error('The label has a page.');
      const raster = await page.raster(144);
      for (const [top, bottom] of [
        [61.9, 62.4],
        [68.9, 69.5],
      ] as const) {
        expect(inkBetween(raster, [0, mm(100)], [mm(top), mm(bottom)])).toBe(0);
      }
    });
  });
});
