import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINE_TAXES } from '../../../../domain/company/tax.ts';
import {
  issuedSnapshot,
  stornoSnapshot,
} from '../../../../domain/documents/invoice/invoice-snapshot.ts';
import { invoiceDraft, LINE, PRINT_TEXTS } from '../../../support/invoices.ts';

const issued = (overrides: Parameters<typeof invoiceDraft>[0] = {}, paymentDays = 14) => {
  const draft = invoiceDraft(overrides);
  const rules = { ...draft.rules, paymentDays };
  return issuedSnapshot({ ...draft, rules }, { number: 'RE-1', texts: PRINT_TEXTS });
};
const STORNO = { number: 'ST-1', date: '2026-12-01', reason: 'x' };

it('a reader of an invoice with two rates can add up each rate, whatever is deducted', () => {
  const cents = fc.integer({ min: 0, max: 1_000_00 });
  const line = fc.record({ cents, tax: fc.constantFrom(...LINE_TAXES) });
  const agreed = fc.record({
    extraCents: fc.integer({ min: -5_00, max: 50_00 }),
    totalCents: fc.integer({ min: 1, max: 2_000_00 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), agreed, (all, sums) => {
      const lines = all.map((one) => ({ ...LINE, cents: one.cents }));
      const invoice = issued({
        document: { lines, ...sums },
        lineTaxes: all.map(({ tax }) => tax),
      });
      for (const { paper: document } of [invoice, stornoSnapshot(invoice, STORNO)]) {
        const taxes = document.taxes ?? [];
        for (const { linesCents, restCents, grossCents, netCents, taxCents } of taxes) {
          expect(linesCents + restCents).toBe(grossCents);
          expect(netCents + taxCents).toBe(grossCents);
        }
        const total = taxes.reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(total).toBe(document.totalCents);
      }
    }),
  );
});

it('the exempt part has its reason, and the taxed part has none', () => {
  const lines = [LINE, LINE];
  const { paper: document } = issued({ document: { lines }, lineTaxes: [null, 'standard'] });
  expect(document.taxes?.map(({ treatment, note }) => [treatment, note])).toEqual([
    ['exempt', 'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.'],
    ['standard', ''],
  ]);
});

it('a customer who pays by transfer reads the due date, counted from the invoice date', () => {
  const dueOf = (...args: Parameters<typeof issued>) => issued(...args).paper.dueDate;
  expect(dueOf({ document: { payment: 2 } })).toBe('2026-12-05');
  expect(dueOf({ document: { payment: 2, date: '2026-12-30' } }, 0)).toBe('2026-12-30');
  expect(dueOf({ document: { payment: 1 } })).toBeUndefined();
});

it('a customer is not requested to pay by a Storno', () => {
  const storno = stornoSnapshot(issued({ document: { payment: 2 } }), STORNO);
  expect(storno.paper).not.toHaveProperty('dueDate');
});

it('an older invoice without a due date has none on its Storno either', () => {
  const { rules, ...invoice } = issued({ document: { payment: 2 } });
  const { paymentDays: _, ...before } = rules;
  expect(stornoSnapshot({ ...invoice, rules: before }, STORNO).paper.dueDate).toBeUndefined();
});
