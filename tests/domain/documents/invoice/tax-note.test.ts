import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceAmounts } from '../../../../domain/documents/invoice/invoice-draft.ts';
import {
  issuedSnapshot,
  stornoSnapshot,
} from '../../../../domain/documents/invoice/invoice-snapshot.ts';
import { taxNote } from '../../../../domain/documents/invoice/tax-note.ts';
import { euros } from '../../../../src/pdf/text/figures.ts';
import { invoiceDraft, LINE, PRINT_TEXTS } from '../../../support/invoices.ts';

it('a reader of a Storno finds the same minus sign in its tax note as in its table', () => {
  const cents = -1_190_00;
  const draft = invoiceDraft({
    document: { lines: [{ ...LINE, cents }], extraCents: 0, totalCents: cents },
    lineTaxes: ['standard'],
  });
  const note = taxNote(draft, invoiceAmounts(draft));
  expect(note).toBe('Netto −1.000,00\u00a0€, enthaltene Umsatzsteuer 19\u00a0% −190,00\u00a0€.');
  expect(note).toContain(euros(-1_000_00));
});

it('a customer who pays a further charge reads how it is taxed', () => {
  const lines = [
    { ...LINE, cents: 100_00 },
    { ...LINE, cents: 11_90 },
  ];
  const draft = invoiceDraft({
    document: { lines, extraCents: 10_00, totalCents: 121_90 },
    lineTaxes: [null, 'standard'],
  });
  const [exempt, taxed] = taxNote(draft, invoiceAmounts(draft)).split('\n');
  expect(exempt).toMatch(/^Position 1 und Weitere Berechnung: ./);
  expect(taxed).toMatch(/^Position 2: Netto 10,00/);
  const discount = {
    ...draft,
    document: { ...draft.document, extraCents: -10_00, totalCents: 101_90 },
  };
  expect(taxNote(discount, invoiceAmounts(discount))).not.toContain('Weitere Berechnung');
});

it('a reader of a Storno finds the tax note of its invoice, with every amount negative', () => {
  const cents = fc.integer({ min: 1, max: 1_000_00 });
  const line = fc.record({ cents, tax: fc.constantFrom(null, 'standard' as const) });
  const extra = fc.integer({ min: -1_00, max: 50_00 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), extra, (all, extraCents) => {
      const lines = all.map(({ cents }) => ({ ...LINE, cents }));
      const lineTaxes = all.map(({ tax }) => tax);
      const draft = invoiceDraft({ document: { lines, extraCents }, lineTaxes });
      const invoice = issuedSnapshot(draft, { number: 'RE-1', texts: PRINT_TEXTS });
      const storno = stornoSnapshot(invoice, { number: 'ST-1', date: '2026-12-01', reason: 'x' });
      const reported = (note: string) => note.replaceAll('−', '');
      expect(reported(storno.paper.exemptionNote)).toBe(reported(invoice.paper.exemptionNote));
    }),
  );
});
