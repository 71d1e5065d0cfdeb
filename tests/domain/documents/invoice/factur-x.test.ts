// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toFacturX } from '../../../../domain/documents/invoice/factur-x/to-factur-x.ts';
import {
  type InvoiceSnapshot,
  issuedSnapshot,
  stornoSnapshot,
} from '../../../../domain/documents/invoice/invoice-snapshot.ts';
import { readCii } from '../../../support/cii.ts';
import { EN16931_RULES } from '../../../support/en16931/rules.ts';
import { FACTUR_X_CASES } from '../../../support/factur-x-cases.ts';
import { invoiceDraft, LINE, PRINT_TEXTS } from '../../../support/invoices.ts';

const issued = (overrides: Parameters<typeof invoiceDraft>[0] = {}): InvoiceSnapshot =>
  issuedSnapshot(invoiceDraft(overrides), { number: 'RE-2026-000001', texts: PRINT_TEXTS });
const read = (overrides: Parameters<typeof invoiceDraft>[0] = {}) =>
  readCii(toFacturX(issued(overrides)));

const DELIVERED =
  'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString';

const XMLS = [...FACTUR_X_CASES].map(([name, snapshot]) => ({ name, xml: toFacturX(snapshot) }));
const INVOICES = XMLS.map(({ name, xml }) => ({ name, invoice: readCii(xml) }));

describe.each(EN16931_RULES.map((rule) => ({ id: rule.id, rule })))('the rule $id', ({ rule }) => {
  it('is obeyed by every invoice', () => {
    for (const { name, invoice } of INVOICES) expect(rule.holds(invoice), name).toBe(true);
  });

  it('is found to be broken when it is', () => {
    const broken = XMLS.flatMap(({ xml }) => {
      const invoice = readCii(xml);
      return rule.breaks(invoice) ? [rule.holds(invoice)] : [];
    });
    expect(broken.length).toBeGreaterThan(0);
    expect(broken).not.toContain(true);
  });
});

describe('the XML of an invoice', () => {
  it('states the service date: the stated day, that of the invoice, or none', () => {
    const dayOf = (serviceDate: string | null | undefined) =>
      read({ serviceDate }).root.one(DELIVERED)?.text;
    expect(dayOf('2026-11-03')).toBe('20261103');
    expect(dayOf(null)).toBe('20261121');
    expect(dayOf(undefined)).toBeUndefined();
  });

  it('says the same as the printed invoice', () => {
    const invoice = read();
    expect(invoice.header()?.one('ID')?.text).toBe('RE-2026-000001');
    expect(invoice.header()?.one('TypeCode')?.text).toBe('380');
    expect(invoice.header()?.one('IssueDateTime/DateTimeString')?.text).toBe('20261121');
    expect(invoice.buyer()?.one('Name')?.text).toBe('Salma Muster');
    expect(invoice.totals()?.one('DuePayableAmount')?.text).toBe('300.00');
    const [line] = invoice.lines();
    expect(line?.one('SpecifiedTradeProduct/Name')?.text).toBe('Haushaltswaren');
    expect(line?.one('SpecifiedTradeProduct/Description')?.text).toBe('12.5 kg');
  });

  it('gives the reason for the exemption by direction, in plain text and as a code', () => {
    const codeOf = (direction: 'A' | 'B') =>
      read({ document: { direction } }).taxes()[0]?.one('ExemptionReasonCode')?.text;
    expect([codeOf('A'), codeOf('B')]).toEqual(['VATEX-EU-146-1E', 'VATEX-EU-144']);
    expect(read().taxes()[0]?.one('ExemptionReason')?.text).toContain('§ 4 Nr. 3');
  });

  describe('that is paid', () => {
    const PREPAID = { cents: 120_00, on: '2026-11-19' };
    const reported = (overrides: Parameters<typeof invoiceDraft>[0]) => {
      const invoice = read(overrides);
      const settlement = invoice.settlement();
      return {
        prepaid: invoice.totals()?.one('TotalPrepaidAmount')?.text,
        due: invoice.totals()?.one('DuePayableAmount')?.text,
        iban: settlement?.one(
          'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID',
        )?.text,
        terms: settlement?.one('SpecifiedTradePaymentTerms/Description')?.text,
        dueDate: settlement?.has('SpecifiedTradePaymentTerms/DueDateDateTime'),
      };
    };

    it('requests nothing: no amount due, no account, no day', () => {
      const paid = { ...PREPAID, cents: 300_00 };
      expect(reported({ document: { payment: 2, paid } })).toEqual({
        prepaid: '300.00',
        due: '0.00',
        iban: undefined,
        dueDate: false,
        terms: 'Bezahlt am 19.11.2026. Zahlungsart: Überweisung',
      });
    });

    it('requests the rest alone, if it is paid in part', () => {
      expect(reported({ document: { payment: 2, paid: PREPAID } })).toMatchObject({
        prepaid: '120.00',
        due: '180.00',
        iban: 'DE02120300000000202051',
        terms: 'Zahlungsart: Überweisung. Bereits bezahlt am 19.11.2026: 120.00 EUR',
      });
    });

    it('is taken back whole by its Storno', () => {
      const storno = stornoSnapshot(issued({ document: { paid: PREPAID } }), {
        number: 'ST-2026-000001',
        date: '2026-12-01',
        reason: 'Falscher Absender',
      });
      const { totals } = { totals: readCii(toFacturX(storno)).totals() };
      expect(totals?.one('DuePayableAmount')?.text).toBe('300.00');
      expect(totals?.has('TotalPrepaidAmount')).toBe(false);
    });
  });

  it('shows no tax that a firm abroad owes, and says so in the wording of the law', () => {
    const snapshot = FACTUR_X_CASES.get('whose tax a firm abroad owes in part, at a discount');
    expect(snapshot?.paper.exemptionNote).toBe(
      'Position 1: Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.\nPosition 2: Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    );
    const invoice = readCii(snapshot ? toFacturX(snapshot) : '<none/>');
    expect(invoice.totals()?.one('TaxTotalAmount')?.text).toBe('0.00');
    expect(
      invoice
        .taxes()
        .map((tax) => [
          tax.one('CategoryCode')?.text,
          tax.one('ExemptionReasonCode')?.text,
          tax.one('ExemptionReason')?.text,
        ]),
    ).toEqual([
      ['E', 'VATEX-EU-146-1E', 'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.'],
      ['AE', 'VATEX-EU-AE', 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).'],
    ]);
  });

  it('says of a firm of a third country that nothing is taxable here, and names no VAT number', () => {
    const snapshot = FACTUR_X_CASES.get('to a firm of a third country');
    expect(snapshot?.paper.exemptionNote).toBe(
      'Nicht im Inland steuerbar: Ort der Leistung ist der Sitz des Leistungsempfängers (§ 3a Abs. 2 UStG).',
    );
    const invoice = readCii(snapshot ? toFacturX(snapshot) : '<none/>');
    const [tax, ...others] = invoice.taxes();
    expect(others).toEqual([]);
    expect(tax?.one('CategoryCode')?.text).toBe('O');
    expect(tax?.one('ExemptionReasonCode')?.text).toBe('VATEX-EU-O');
    expect(tax?.one('BasisAmount')?.text).toBe('330.00');
    expect(tax?.has('RateApplicablePercent')).toBe(false);
    expect(invoice.lines()).toHaveLength(2);
  });

  it('holds names in every script, and nothing that is not valid XML', () => {
    const sender = { ...invoiceDraft().document.sender, name: 'فاطمة "Zahra" <El> & Söhne\u0007' };
    const xml = toFacturX(issued({ document: { sender } }));
    expect(xml).not.toContain('\u0007');
    expect(readCii(xml).buyer()?.one('Name')?.text).toBe('فاطمة "Zahra" <El> & Söhne');
  });

  it('is a credit note for a Storno: with positive amounts, and naming the invoice that it cancels', () => {
    const storno = stornoSnapshot(issued(), {
      number: 'ST-2026-000001',
      date: '2026-12-01',
      reason: 'Falscher Absender',
    });
    const invoice = readCii(toFacturX(storno));
    expect(invoice.header()?.one('TypeCode')?.text).toBe('381');
    expect(invoice.totals()?.one('DuePayableAmount')?.text).toBe('300.00');
    expect(invoice.settlement()?.one('InvoiceReferencedDocument/IssuerAssignedID')?.text).toBe(
      'RE-2026-000001',
    );
    expect(invoice.settlement()?.one('SpecifiedTradeSettlementPaymentMeans')).toBeUndefined();
    expect(invoice.settlement()?.one('SpecifiedTradePaymentTerms/Description')?.text).toBe(
      'Storno der Rechnung RE-2026-000001',
    );
  });

  it('adds net lines up to the net total, even if rounding each on its own would not', () => {
    const lines = Array.from({ length: 7 }, () => ({ ...LINE, cents: 99 }));
    const invoice = read({ document: { lines }, lineTaxes: lines.map(() => 'standard' as const) });
    expect(invoice.totals()?.one('TaxBasisTotalAmount')?.text).toBe('5.82');
    expect(invoice.totals()?.one('TaxTotalAmount')?.text).toBe('1.11');
    expect(invoice.totals()?.one('GrandTotalAmount')?.text).toBe('6.93');
  });
});
