import type { PrintJob } from '../../../domain/documents/print-job.ts';
import type { Party } from '../../../domain/documents/printed-documents.ts';

const party = (name: string, city: string, country: string): Party => ({
  name,
  phone: '+49 30 0000000',
  street: 'Überweg 7',
  zip: '99999',
  city,
  country,
});

/**
 * An invented invoice, which nobody sees: a worker draws it when an editor opens, because code that
 * runs for the first time takes several times as long.
 */
export const FIRST_JOB: PrintJob = {
  title: '',
  createdAt: '2000-01-01T00:00:00.000Z',
  company: {
    ...party('Muster', 'Musterstadt', 'DE'),
    version: '',
    logo: null,
    taxNumber: '99/999/99999',
    vatId: '',
    bank: { holder: 'Muster', bank: 'Musterbank', iban: 'DE00 0000', bic: 'MUSTDEXXXXX' },
    contact: { website: 'example.com', email: '', phones: ['+49 30 0000000'], social: '' },
    limits: { compensationCents: 0, declaredValueCents: { A: 0, B: 0 } },
  },
  texts: {
    version: '',
    invoice: { service: 'Transport', notes: ['Es gelten die AGB.'], closing: 'Vielen Dank.' },
    declaration: { statements: [] },
  },
  documents: [
    {
      kind: 'invoice',
      layout: 3,
      status: 'issued',
      number: 'RE-0',
      orderId: null,
      orderCode: 'MA-0',
      customerCode: 'K-0',
      date: '2000-01-01',
      direction: 'A',
      sender: party('Jürgen Muster', 'Musterstadt', 'DE'),
      recipient: party('خديجة', 'الدار البيضاء', 'MA'),
      packages: 1,
      serviceDate: '2000-01-01',
      lines: [
        { description: 'Karton', grams: 12_500, cents: 45_00 },
        { description: 'صندوق ملابس', grams: 12_500, cents: 45_00 },
      ],
      extraCents: 15_00,
      totalCents: 105_00,
      payment: 2,
      delivery: 3,
      exemptionNote: 'Steuerfrei.',
      cancels: null,
    },
  ],
};
