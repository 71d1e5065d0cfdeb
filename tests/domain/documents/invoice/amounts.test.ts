import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINE_TAXES, netOfGross, taxGroups } from '../../../../domain/company/tax.ts';
import { invoiceAmounts } from '../../../../domain/documents/invoice/invoice-draft.ts';
import { invoiceDraft, LINE } from '../../../support/invoices.ts';

const line = (cents: number | null) => ({ ...LINE, cents });

describe('the amounts of an invoice', () => {
  it('are its lines and further charges, added up in cents', () => {
    const lines = [line(10), line(20), line(null)];
    expect(invoiceAmounts(invoiceDraft({ document: { lines, extraCents: -5 } }))).toMatchObject({
      linesCents: 30,
      extraCents: -5,
      adjustmentCents: 0,
      totalCents: 25,
    });
  });

  it('show the difference of an agreed total', () => {
    const document = { lines: [line(120_50)], extraCents: 10_00, totalCents: 125_00 };
    const amounts = invoiceAmounts(invoiceDraft({ document }));
    expect(amounts).toMatchObject({ adjustmentCents: -5_50, totalCents: 125_00 });
    expect(amounts.taxes).toEqual([
      { treatment: 'exempt', percent: 0, grossCents: 125_00, netCents: 125_00, taxCents: 0 },
    ]);
  });

  it('show no tax on cross-border transport, and the tax included in what is taxed', () => {
    const draft = invoiceDraft({
      document: { lines: [line(200_00), line(11_90)] },
      lineTaxes: [null, 'standard'],
    });
    expect(invoiceAmounts(draft).taxes).toEqual([
      { treatment: 'exempt', percent: 0, grossCents: 200_00, netCents: 200_00, taxCents: 0 },
      { treatment: 'standard', percent: 19, grossCents: 11_90, netCents: 10_00, taxCents: 1_90 },
    ]);
  });

  it('show no tax at all for a small business', () => {
    const draft = invoiceDraft({ lineTaxes: ['standard'], taxMode: 'smallBusiness' });
    expect(invoiceAmounts(draft).taxes).toMatchObject([
      { treatment: 'smallBusiness', percent: 0, grossCents: 300_00, taxCents: 0 },
    ]);
  });

  it('add a further charge to the transport, or to the taxed part if there is no transport', () => {
    const packing = { lines: [line(11_90)], extraCents: 11_90 };
    expect(
      invoiceAmounts(invoiceDraft({ document: packing, lineTaxes: ['standard'] })).taxes,
    ).toMatchObject([{ treatment: 'standard', grossCents: 23_80, taxCents: 3_80 }]);
    const both = { lines: [line(11_90), line(1_00)], extraCents: 5_00 };
    expect(
      invoiceAmounts(invoiceDraft({ document: both, lineTaxes: ['standard', null] })).taxes,
    ).toMatchObject([
      { treatment: 'standard', grossCents: 11_90 },
      { treatment: 'exempt', grossCents: 6_00 },
    ]);
  });

  it('deduct a discount, and its tax, from everything in proportion', () => {
    const document = { lines: [line(10_00), line(100_00)], totalCents: 80_00 };
    expect(invoiceAmounts(invoiceDraft({ document, lineTaxes: [null, 'standard'] })).taxes).toEqual(
      [
        { treatment: 'exempt', percent: 0, grossCents: 7_28, netCents: 7_28, taxCents: 0 },
        { treatment: 'standard', percent: 19, grossCents: 72_72, netCents: 61_11, taxCents: 11_61 },
      ],
    );
  });

  it('are never negative in any group, whatever is deducted, as long as something is to be paid', () => {
    const cents = fc.integer({ min: 0, max: 100_000_00 });
    const lines = fc.array(fc.record({ treatment: fc.constantFrom(...LINE_TAXES), cents }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const sum = all.reduce((whole, one) => whole + one.cents, 0);
        const total = Math.round(sum * part);
        const groups = taxGroups(all, total - sum);
        expect(groups.reduce((whole, { grossCents }) => whole + grossCents, 0)).toBe(total);
        for (const { treatment, grossCents, netCents, taxCents } of groups) {
          expect(Math.min(grossCents, netCents, taxCents)).toBeGreaterThanOrEqual(0);
          const own = all.filter((one) => one.treatment === treatment);
          const before = own.reduce((whole, one) => whole + one.cents, 0);
          expect(Math.abs(grossCents - before * (sum === 0 ? 1 : total / sum))).toBeLessThan(1.01);
        }
      }),
    );
  });

  it('add up to the total, group by group and to the cent, whatever is entered', () => {
    const cents = fc.integer({ min: -100_000_00, max: 100_000_00 });
    const lines = fc.array(fc.record({ treatment: fc.constantFrom(...LINE_TAXES), cents }));
    fc.assert(
      fc.property(lines, cents, (all, rest) => {
        const groups = taxGroups(all, rest);
        const total = all.reduce((sum, one) => sum + one.cents, rest);
        expect(groups.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(total);
        for (const { netCents, taxCents, grossCents, percent } of groups) {
          expect(netCents + taxCents).toBe(grossCents);
          expect(Math.abs(taxCents - (netCents * percent) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('round the net part to the nearest cent, in the same way for a charge and for taking it back', () => {
    expect([netOfGross(1_19, 19), netOfGross(1_00, 19), netOfGross(3, 19)]).toEqual([1_00, 84, 3]);
    expect(netOfGross(-1_00, 19)).toBe(-84);
    expect(Object.is(netOfGross(0, 19), 0)).toBe(true);
  });
});
