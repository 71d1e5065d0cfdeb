import { describe, expect, it } from 'vitest';
import { addressParts } from '../../domain/documents/address-parts.ts';
import { spacedParcelCode } from '../../domain/parcels/parcel-code.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { LATIN_RECIPIENT, labelPaper, ticketPaper } from '../support/sample-papers.ts';

describe('a driver who holds a label or a ticket', () => {
  it('has a label on each parcel that says which of how many it is, and its code', async () => {
    const pages = await pagesOf(labelPaper(LATIN_RECIPIENT, 3));
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

  it('reads the city at the head of a label, and the country where an address names no city', async () => {
    const oujda = { ...LATIN_RECIPIENT, ...addressParts('12 Rue de Fes, Oujda') };
    expect(await pageOf(labelPaper(oujda, 1))).toMatch(/^OUJDA /);
    const nowhere = { ...LATIN_RECIPIENT, ...addressParts('12 Derb Sultan') };
    expect(await pageOf(labelPaper(nowhere, 1))).toMatch(/^MAROKKO \/ MAROC /);
  });
});
