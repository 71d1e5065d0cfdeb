import { describe, expect, it } from 'vitest';
import { CITY_ORDER } from '../../domain/cities/city-order.ts';
import { buyerOf } from '../../domain/documents/buyer.ts';
import type { ReceiptDocument } from '../../domain/documents/printed-documents.ts';
import { LONGEST_LATIN_BUYER } from '../support/longest-buyer.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import {
  ARABIC_RECIPIENT,
  LATIN_RECIPIENT,
  LATIN_SENDER,
  receiptDocument,
} from '../support/sample-documents.ts';

const FROM_MOROCCO = { direction: 'B', payer: buyerOf({ sender: LATIN_SENDER }) } as const;

describe('who has paid', () => {
  it('reads each payment with day and way, their sum and the invoice, and no account', async () => {
    const page = await pageOf(receiptDocument());
    expect(page).toMatch(/Quittung\s+Reçu/);
    expect(page).toMatch(/50,00 €\s·\s18\/11\/2026\s·\sbar \/ espèces/);
    expect(page).toMatch(/1\.184,50 €\s·\s21\/11\/2026\s·\sin Marokko \/ au Maroc/);
    expect(page).toMatch(/Betrag \/ Montant\s+1\.234,50 €/);
    expect(page).toMatch(/RE-2026-000123/);
    expect(page).toContain('keine Rechnung');
    expect(page).not.toContain('IBAN');
  });

  it('reads nothing about an invoice that is not there, nor a day that nobody knows', async () => {
    const { invoice: _, ...receipt } = receiptDocument();
    const payments = [{ cents: 10_00, on: null, via: null }];
    const page = await pageOf({ ...receipt, payments, totalCents: 10_00 });
    expect(page).not.toMatch(/Rechnung-Nr|Bezahlt am|Zahlungsweg/);
    expect(page).toMatch(/Betrag \/ Montant\s+10,00 €/);
  });

  it('reads the way of payment alone, where only the day is not known', async () => {
    const payments = [{ cents: 10_00, on: null, via: 'card' as const }];
    const page = await pageOf(receiptDocument(LATIN_RECIPIENT, { payments }));
    expect(page).toMatch(/Zahlungsweg \/ Mode de paiement\s+Karte \/ carte/);
  });

  it('reads the languages that were chosen for the order', async () => {
    const page = await pageOf(receiptDocument(ARABIC_RECIPIENT, { captions: ['ar', 'es'] }));
    expect(page).toContain('وصل الدفع');
    expect(page).toContain('Recibo');
  });
});

describe('no letter is lost', () => {
  const [longestCity = ''] = CITY_ORDER.toSorted((one, other) => other.length - one.length);

  it.each<[string, Partial<ReceiptDocument>, readonly string[]]>([
    ['the longest name', { payer: LONGEST_LATIN_BUYER }, LONGEST_LATIN_BUYER.name.split(' ')],
    ['an Arabic name', FROM_MOROCCO, ARABIC_RECIPIENT.name.split(' ')],
    ['the city with most letters', {}, longestCity.split(' ')],
  ])('of %s, on a single page', async (_, changes, texts) => {
    const recipient = { ...ARABIC_RECIPIENT, city: longestCity };
    // The second one is drawn by an engine that has already embedded its letters.
    const one = receiptDocument(recipient, changes);
    const pages = await pagesOf(one, one);
    expect(pages).toHaveLength(2);
    for (const page of pages) for (const text of texts) expect(page).toContain(text);
  });
});
