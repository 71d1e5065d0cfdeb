import { describe, expect, it } from 'vitest';
import {
  documentFileName,
  issuedFileName,
  receiptFileName,
} from '../../../domain/documents/file-names.ts';
import { DOCUMENTS } from '../../../domain/orders/document-kinds.ts';

const NAMED = {
  rechnr: 'RE-2026-000123',
  firstName: 'Fatima',
  lastName: 'El Amrani',
  date: '2026-11-21T23:15:00.000Z',
};

describe('a customer who is sent a document', () => {
  it.each([
    ['invoice', 'Rech.pdf'],
    ['declaration', 'Dek.pdf'],
    ['label', 'Ticket.pdf'],
  ] as const)('finds number, name, day and kind in the name of the file: %s', (kind, ending) => {
    expect(documentFileName(kind, NAMED)).toBe(
      `RE-2026-000123_Fatima_El-Amrani_21-11-2026_${ending}`,
    );
  });

  it('keeps the letters of his own script in the file name', () => {
    const arabic = { ...NAMED, firstName: 'خديجة', lastName: 'Şablonğ' };
    expect(documentFileName('label', arabic)).toBe(
      'RE-2026-000123_خديجة_Şablonğ_21-11-2026_Ticket.pdf',
    );
  });

  it('gets no path, quote or line break in it from a name that holds one', () => {
    const odd = { ...NAMED, rechnr: '../..', firstName: '"a"\r\nb', lastName: '..\\c/d' };
    expect(documentFileName('invoice', odd)).toBe('_a-b_c-d_21-11-2026_Rech.pdf');
  });

  it('gets a file name of reasonable length', () => {
    const long = { ...NAMED, lastName: '𞤀'.repeat(200) };
    expect(documentFileName('invoice', long)).toContain(`_${'𞤀'.repeat(60)}_`);
  });
});

it('an orders list and a small ticket have the file names of the specification', () => {
  expect([DOCUMENTS.ordersList.batchFile, DOCUMENTS.ticket.batchFile]).toEqual([
    'orders.pdf',
    'ticket.pdf',
  ]);
});

describe('a reader of the file of an issued document', () => {
  const ISSUED = { number: 'RE/2026/7', customer: 'Nadia El Amrani', date: '2026-11-21' };

  it('finds in its name the person it was issued for', () => {
    expect(issuedFileName(ISSUED, 'pdf')).toBe('RE-2026-7_Nadia_El-Amrani_21-11-2026_Rech.pdf');
  });

  it.each([
    ['facturX', 'RE-2026-7_factur-x.pdf'],
    ['xml', 'RE-2026-7.xml'],
  ] as const)('finds an e-invoice by its number, without a path: %s', (form, name) => {
    expect(issuedFileName(ISSUED, form)).toBe(name);
  });
});

it('a receipt is named by its order, whatever its code holds', () => {
  expect(receiptFileName('MA26/000123')).toBe('MA26-000123_Quittung.pdf');
  expect(receiptFileName('')).toBe('Quittung.pdf');
});
