import { describe, expect, it } from 'vitest';
import { netAmounts } from '../../../../../domain/documents/invoice/factur-x/amounts.ts';
import {
  type InvoiceSnapshot,
  issuedSnapshot,
  stornoSnapshot,
} from '../../../../../domain/documents/invoice/invoice-snapshot.ts';
import { invoiceDraft, LINE, PRINT_TEXTS } from '../../../../support/invoices.ts';

/** An invoice with taxed lines only. */
function taxed(grossCents: readonly number[]): InvoiceSnapshot {
  const lines = grossCents.map((cents) => ({ ...LINE, cents }));
  const lineTaxes = lines.map(() => 'standard' as const);
  return issuedSnapshot(invoiceDraft({ document: { lines }, lineTaxes }), {
    number: 'RE-2026-000001',
    texts: PRINT_TEXTS,
  });
}
const netsOf = (snapshot: InvoiceSnapshot) =>
  netAmounts(snapshot).lines.map(({ netCents }) => netCents);

describe('the net amounts of an e-invoice', () => {
  it('are those of each line if these add up', () => {
    expect(netsOf(taxed([11_90, 119]))).toEqual([10_00, 100]);
  });

  it('add up to the net total: the remaining cent goes to the line that rounding changed the most', () => {
    // 0.99 is 0.8319 net and 1.00 is 0.8403: together 5.84, and 5.83 where each is rounded.
    expect(netsOf(taxed([100, 99, 99, 100, 99, 99, 99]))).toEqual([84, 84, 83, 84, 83, 83, 83]);
  });

  it('stay positive however small and many the lines are', () => {
    const snapshot = taxed(Array.from({ length: 100 }, () => 3));
    const nets = netsOf(snapshot);
    expect(nets.reduce((sum, cents) => sum + cents, 0)).toBe(netAmounts(snapshot).netCents);
    expect(new Set(nets)).toEqual(new Set([2, 3]));
  });

  it('give each group its part of a discount and of an agreed total', () => {
    const lines = [10_00, 100_00].map((cents) => ({ ...LINE, cents }));
    const document = { lines, extraCents: 5_00, totalCents: 80_00 };
    const { rest, taxes, ...net } = netAmounts(
      issuedSnapshot(invoiceDraft({ document, lineTaxes: [null, 'standard'] }), {
        number: 'RE-2026-000001',
        texts: PRINT_TEXTS,
      }),
    );
    expect(rest.map(({ label, treatment, netCents }) => [label, treatment, netCents])).toEqual([
      ['Weitere Berechnung', 'exempt', 45],
      ['Weitere Berechnung', 'standard', 3_82],
      ['Vereinbarter Gesamtbetrag', 'exempt', -3_17],
      ['Vereinbarter Gesamtbetrag', 'standard', -26_75],
    ]);
    expect(net.linesCents + net.chargesCents - net.allowancesCents).toBe(net.netCents);
    expect(net.totalCents).toBe(80_00);
    for (const { treatment, netCents } of taxes) {
      const own = [...net.lines, ...rest].filter((item) => item.treatment === treatment);
      expect(own.reduce((sum, item) => sum + item.netCents, 0)).toBe(netCents);
    }
  });

  it('stay correct for an older invoice whose discount was taken from the transport alone', () => {
    const document = { lines: [LINE, { ...LINE, cents: 119_00 }], totalCents: 400_00 };
    const snapshot = issuedSnapshot(invoiceDraft({ document, lineTaxes: [null, 'standard'] }), {
      number: 'RE-2026-000001',
      texts: PRINT_TEXTS,
    });
    const [exempt, standard] = snapshot.amounts.taxes;
    if (!exempt || !standard) throw new Error('The invoice has one group only.');
    const taxes = [
      { ...exempt, grossCents: 281_00, netCents: 281_00 },
      { ...standard, grossCents: 119_00, netCents: 100_00, taxCents: 19_00 },
    ];
    const old = { ...snapshot, amounts: { ...snapshot.amounts, taxes } };
    expect(netAmounts(old).rest).toMatchObject([{ treatment: 'exempt', netCents: -19_00 }]);
    expect(netAmounts(old)).toMatchObject({ netCents: 381_00, totalCents: 400_00 });
  });

  it('are the same on a Storno as on its invoice, and positive', () => {
    const issued = taxed([99, 99, 99, 3, 3, 3, 3]);
    const storno = stornoSnapshot(issued, {
      number: 'ST-2026-000001',
      date: '2026-12-01',
      reason: 'Falscher Absender',
    });
    expect(netsOf(storno)).toEqual(netsOf(issued));
    expect(netsOf(issued).every((cents) => cents > 0)).toBe(true);
  });
});
