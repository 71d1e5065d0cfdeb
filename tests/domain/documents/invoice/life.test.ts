import { describe, expect, it } from 'vitest';
import { berlinDay } from '../../../../domain/berlin-clock.ts';
import { invoiceSeries } from '../../../../domain/company/number-pattern.ts';
import {
  retainedUntil,
  wrongInvoiceDay,
  wrongServiceDay,
} from '../../../../domain/documents/invoice/invoice-days.ts';
import {
  issuedSnapshot,
  stornoSnapshot,
} from '../../../../domain/documents/invoice/invoice-snapshot.ts';
import { canDo, invoiceState } from '../../../../domain/orders/invoice-states.ts';
import { invoiceDraft, LINE, PRINT_TEXTS } from '../../../support/invoices.ts';

const issued = (overrides: Parameters<typeof invoiceDraft>[0] = {}) =>
  issuedSnapshot(invoiceDraft(overrides), { number: 'RE-2026-000001', texts: PRINT_TEXTS });

describe('the life of an invoice', () => {
  const invoice = (status: 'issued' | 'cancelled') => ({ kind: 'invoice', status }) as const;
  const storno = { kind: 'storno', status: 'issued' } as const;

  it('begins as a draft, is issued, and ends with a Storno', () => {
    expect(invoiceState([])).toBe('draft');
    expect(invoiceState([invoice('issued')])).toBe('issued');
    expect(invoiceState([invoice('cancelled'), storno])).toBe('cancelled');
  });

  it('begins again after a Storno', () => {
    expect(canDo('issue', 'cancelled')).toBe(true);
    expect(invoiceState([invoice('cancelled'), storno, invoice('issued')])).toBe('issued');
  });

  it('has no second issue, no Storno of a draft and no Storno of a Storno', () => {
    expect(canDo('issue', 'draft')).toBe(true);
    expect(canDo('issue', 'issued')).toBe(false);
    expect(canDo('cancel', 'issued')).toBe(true);
    expect(canDo('cancel', 'draft')).toBe(false);
    expect(canDo('cancel', 'cancelled')).toBe(false);
  });
});

describe('an issued invoice', () => {
  it('keeps what was written, the company, the texts and its number', () => {
    const { paper: document, company, texts } = issued({ serviceDate: '2026-11-03' });
    expect(document).toMatchObject({
      status: 'issued',
      number: 'RE-2026-000001',
      serviceDate: '2026-11-03',
      lines: [LINE],
    });
    expect([company.version, texts.version]).toEqual(['1', 'invoice.prices@1']);
  });

  it('states the service date as a day, as its own date, or not at all', () => {
    const dayOf = (serviceDate: string | null | undefined) =>
      issued({ serviceDate }).paper.serviceDate;
    expect([dayOf('2026-11-03'), dayOf(null), dayOf(undefined)]).toEqual([
      '2026-11-03',
      '2026-11-21',
      null,
    ]);
  });

  it('says why it shows no tax', () => {
    expect(issued().paper.exemptionNote).toBe('Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.');
  });

  it('shows net, rate and tax for the taxed part, and never a tax for the exempt part', () => {
    const lines = [LINE, { ...LINE, cents: 1_190_00 }];
    const { paper: document } = issued({ document: { lines }, lineTaxes: [null, 'standard'] });
    expect(document.exemptionNote.split('\n')).toEqual([
      'Position 1: Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.',
      'Position 2: Netto 1.000,00\u00a0€, enthaltene Umsatzsteuer 19\u00a0% 190,00\u00a0€.',
    ]);
  });
});

describe('a Storno', () => {
  const invoice = issued({
    document: { lines: [LINE, { ...LINE, cents: 119_00 }], extraCents: -1_00, totalCents: 400_00 },
    lineTaxes: [null, 'standard'],
  });
  const storno = stornoSnapshot(invoice, {
    number: 'ST-2026-000001',
    date: '2026-12-01',
    reason: 'Falscher Absender',
  });

  it('takes back every amount, to the cent', () => {
    expect(storno.paper.lines.map(({ cents }) => cents)).toEqual([-300_00, -119_00]);
    expect(storno.paper.totalCents).toBe(-400_00);
    expect(storno.amounts).toMatchObject({ extraCents: 1_00, adjustmentCents: 18_00 });
    expect(storno.amounts.taxes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(-400_00);
    expect(storno.amounts.taxes[1]).toMatchObject({ netCents: -95_46, taxCents: -18_14 });
  });

  it('names the invoice, its date and the reason, under a number of its own', () => {
    expect(storno.paper).toMatchObject({
      status: 'storno',
      number: 'ST-2026-000001',
      date: '2026-12-01',
      serviceDate: '2026-11-21',
      cancels: { number: 'RE-2026-000001', date: '2026-11-21', reason: 'Falscher Absender' },
    });
    expect(JSON.stringify(storno)).not.toContain('Gutschrift');
  });

  it('has no terms and no closing text, but still names the service', () => {
    const texts = { ...PRINT_TEXTS.invoice, closing: 'Vielen Dank!' };
    const thanking = { ...invoice, texts: { ...PRINT_TEXTS, invoice: texts } };
    const { invoice: reported } = stornoSnapshot(thanking, {
      number: 'ST-1',
      date: '2026-12-01',
      reason: 'x',
    }).texts;
    expect(reported).toEqual({ service: PRINT_TEXTS.invoice.service, notes: [], closing: '' });
    expect(thanking.texts.invoice.closing).toBe('Vielen Dank!');
  });

  it('states no service date if its invoice states none', () => {
    const silent = stornoSnapshot(issued({ serviceDate: undefined }), {
      number: 'ST-1',
      date: '2026-12-01',
      reason: 'x',
    });
    expect(silent.paper.serviceDate).toBeNull();
  });

  it('leaves the invoice unchanged, and contains no negative zero', () => {
    expect(invoice.paper.totalCents).toBe(400_00);
    const plain = stornoSnapshot(issued(), { number: 'ST-1', date: '2026-12-01', reason: 'x' });
    expect(Object.is(plain.amounts.extraCents, 0)).toBe(true);
  });
});

describe('the numbers of invoices', () => {
  it('continue when a pattern gets wider, and start again in another year or series', () => {
    expect(invoiceSeries('RE-{year}-{number:6}', '2026-11-21')).toEqual({
      series: 'RE-{year}-{number}',
      year: 2026,
    });
    expect(invoiceSeries('RE-{year}-{number:4}', '2026-01-01')).toEqual(
      invoiceSeries('RE-{year}-{number:6}', '2026-12-31'),
    );
    expect(invoiceSeries('R{number}', '2026-11-21').year).toBe(0);
  });

  it("belong to the year in the carrier's time zone", () => {
    expect(berlinDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(berlinDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(berlinDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });
});

describe('the date of an invoice', () => {
  it('is today, or any day since the beginning of the previous year', () => {
    expect(wrongInvoiceDay('2026-11-21', '2026-11-21')).toBeUndefined();
    expect(wrongInvoiceDay('2025-01-01', '2026-11-21')).toBeUndefined();
  });

  it('is neither in the future nor in a closed year', () => {
    expect(wrongInvoiceDay('2026-11-22', '2026-11-21')).toEqual({
      code: 'tooLarge',
      limit: '2026-11-21',
    });
    expect(wrongInvoiceDay('2024-12-31', '2026-11-21')).toEqual({
      code: 'tooSmall',
      limit: '2025-01-01',
    });
  });
});

describe('the service date', () => {
  it('is at most a year after the invoice, and at the earliest at the start of the year before last', () => {
    for (const day of ['2026-11-21', '2027-11-21', '2024-01-01']) {
      expect(wrongServiceDay(day, '2026-11-21'), day).toBeUndefined();
    }
    expect(wrongServiceDay('2027-11-22', '2026-11-21')).toEqual({
      code: 'tooLarge',
      limit: '2027-11-21',
    });
    expect(wrongServiceDay('2023-12-31', '2026-11-21')).toEqual({
      code: 'tooSmall',
      limit: '2024-01-01',
    });
  });

  it('has an existing day as its limit for an invoice of 29 February', () => {
    expect(wrongServiceDay('2029-03-01', '2028-02-29')).toBeUndefined();
    expect(wrongServiceDay('2029-03-02', '2028-02-29')).toMatchObject({ limit: '2029-03-01' });
  });
});

it('an invoice is retained for eight years after the year in which it was issued', () => {
  expect(retainedUntil('2026-01-01')).toBe('2034-12-31');
});
