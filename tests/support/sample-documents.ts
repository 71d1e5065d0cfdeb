import type { PrintTexts } from '../../domain/company/print-texts.ts';
import { buyerOf } from '../../domain/documents/buyer.ts';
import type { CompanySettings } from '../../domain/documents/company-settings.ts';
import { printedInvoice } from '../../domain/documents/invoice/printed-invoice.ts';
import type { PrintedDocument, PrintJob } from '../../domain/documents/print-job.ts';
import type {
  DeclarationDocument,
  InvoiceDocument,
  LabelDocument,
  OrdersListDocument,
  OrdersListRow,
  Party,
  ReceiptDocument,
  TicketDocument,
} from '../../domain/documents/printed-documents.ts';

/** An invented carrier with every detail that a document can print. */
export const COMPANY: CompanySettings = {
  version: 'company-1',
  name: 'Musterbrücke Transporte',
  street: 'Beispielstraße 12',
  zip: '99999',
  city: 'Musterstadt',
  country: 'DE',
  logo: null,
  taxNumber: '99/999/99999',
  vatId: 'DE999999999',
  bank: {
    holder: 'Musterbrücke Transporte',
    bank: 'Musterbank',
    iban: 'DE00 0000 0000 0000 0000 00',
    bic: 'MUSTDEXXXXX',
  },
  contact: {
    website: 'www.example.com',
    email: 'buero@example.com',
    phones: ['+49 30 0000000', '+212 500-000000'],
    social: '@musterbruecke',
  },
  limits: { compensationCents: 100_00, declaredValueCents: { A: 200_00, B: 45_00 } },
};

const statement = (de: string, fr: string) => ({ de, fr });

export const TEXTS: PrintTexts = {
  version: 'texts-1',
  invoice: {
    service: 'Pakettransport Deutschland – Marokko',
    notes: [
      'Alle Preise sind Endpreise und, wenn nicht anders angegeben, von der Umsatzsteuer befreit.',
      'Es gelten die Allgemeinen Geschäftsbedingungen von {company}.',
      'Der Ersatz bei Verlust oder Beschädigung beträgt höchstens {compensationLimit}.',
    ],
    closing: 'Vielen Dank für Ihr Vertrauen.',
  },
  declaration: {
    statements: [
      statement(
        'Alle Angaben in dieser Erklärung sind richtig und vollständig.',
        'Toutes les indications de cette déclaration sont exactes et complètes.',
      ),
      statement(
        'Die Sendung enthält keine gefährlichen oder verbotenen Waren.',
        'L’envoi ne contient ni marchandises dangereuses ni marchandises interdites.',
      ),
      statement('Die Waren sind mein Eigentum.', 'Les marchandises sont ma propriété.'),
      statement(
        'Der Gesamtwert der Waren übersteigt {valueLimit} nicht.',
        'La valeur totale des marchandises ne dépasse pas {valueLimit}.',
      ),
      {
        ...statement(
          'Es sind haushaltsübliche Mengen, die nicht zum Handel bestimmt sind.',
          'Ce sont des quantités d’usage domestique, non destinées au commerce.',
        ),
        isAboutTrade: true,
      },
      statement(
        'Ich habe die Geschäftsbedingungen von {company} gelesen und stimme ihnen zu.',
        'J’ai lu et j’accepte les conditions générales de {company}.',
      ),
    ],
  },
};

export const LATIN_SENDER: Party = {
  name: 'Jürgen Beispiel-Äußerst',
  phone: '+49 151 00000001',
  street: 'Überweg 7',
  zip: '60000',
  city: 'Großmusterhausen',
  country: 'DE',
};

export const LATIN_RECIPIENT: Party = {
  name: 'Naïma Échantillon',
  phone: '+212 600-000001',
  street: '12, Rue de l’Église, appt. 3',
  zip: '',
  city: 'Casablanca',
  country: 'MA',
};

export const ARABIC_RECIPIENT: Party = {
  name: 'خديجة المثالي',
  phone: '+212 600-000002',
  street: 'زنقة المثال، رقم 12، الهاتف +212 600-000002',
  zip: '',
  city: 'الدار البيضاء',
  country: 'MA',
};

export const MIXED_RECIPIENT: Party = {
  name: 'Fatima فاطمة Şablonğ',
  phone: '+212 600-000003',
  street: 'Hay Salam حي السلام (bloc B), n° 4',
  zip: '',
  city: 'Fès فاس',
  country: 'MA',
};

const order = (recipient: Party, packages: number) => ({
  orderId: '0199c5f0-0000-7000-8000-000000000001',
  orderCode: 'MA26-000123',
  customerCode: 'K-1042',
  date: '2026-11-21',
  direction: 'A' as const,
  sender: LATIN_SENDER,
  recipient,
  packages,
});

const THINGS = [
  'Karton mit Kleidung',
  'Koffer, blau',
  'Kühlschrank (gebraucht) mit Türgriff links und sehr ausführlicher Beschreibung in zwei Zeilen',
  'صندوق ملابس الأطفال',
  'Sac de vêtements d’été',
];

const thing = (index: number): string => THINGS[index % THINGS.length] ?? '';

export const invoiceDocument = (
  recipient: Party = LATIN_RECIPIENT,
  lines = 3,
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument => ({
  ...order(recipient, lines),
  kind: 'invoice',
  layout: 3,
  status: 'issued',
  number: 'RE-2026-000123',
  serviceDate: '2026-11-21',
  lines: Array.from({ length: lines }, (_, index) => ({
    description: thing(index),
    grams: 12_500 + index * 10,
    cents: 45_00 + index,
  })),
  extraCents: 15_00,
  totalCents: lines * 45_00 + (lines * (lines - 1)) / 2 + 15_00,
  payment: 1,
  delivery: 3,
  exemptionNote: 'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.',
  cancels: null,
  ...changes,
});

/** An invoice that was issued in the first layout, whose record names none. */
export const laidOutAtFirst = ({ layout: _, ...document }: InvoiceDocument): InvoiceDocument =>
  document;

/** An invoice that was issued in the second layout. */
export const laidOutSecond = (document: InvoiceDocument): InvoiceDocument => ({
  ...document,
  layout: 2,
});

/** An invoice with two rates and a discount, payable by bank transfer. */
export const mixedInvoiceDocument = (
  recipient: Party = LATIN_RECIPIENT,
  lines = 5,
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument => {
  const plain = invoiceDocument(recipient, lines, { payment: 2, extraCents: -15_00, ...changes });
  const taxed = plain.lines.map((line, at) =>
    at % 3 === 1 ? { ...line, tax: 'standard' as const } : line,
  );
  const document = { ...plain, lines: taxed, totalCents: plain.totalCents - 30_00 };
  const lineTaxes = taxed.map(({ tax }) => tax ?? null);
  const exemptionNote =
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG (grenzüberschreitende Beförderung von Gegenständen der Ausfuhr).';
  return printedInvoice({
    document,
    lineTaxes,
    rules: { taxMode: 'regular', smallInvoiceCents: 250_00, exemptionNote, paymentDays: 14 },
  });
};

/** The Storno of an invoice over one line. */
export const stornoDocument = (recipient: Party = LATIN_RECIPIENT): InvoiceDocument =>
  invoiceDocument(recipient, 1, {
    status: 'storno',
    number: 'ST-2026-000007',
    serviceDate: '2026-11-20',
    cancels: { number: 'RE-2026-000123', date: '2026-11-20', reason: 'Doppelt' },
    lines: [{ description: thing(0), grams: 12_500, cents: -45_00 }],
    extraCents: -15_00,
    totalCents: -60_00,
  });

export const declarationDocument = (
  recipient: Party = LATIN_RECIPIENT,
  lines = 4,
): DeclarationDocument => ({
  ...order(recipient, 2),
  kind: 'declaration',
  lines: Array.from({ length: lines }, (_, index) => ({
    description: thing(index),
    count: index + 1,
    cents: 12_50 + index,
  })),
  grams: 25_000,
});

export const labelDocument = (recipient: Party = LATIN_RECIPIENT, parcels = 3): LabelDocument => ({
  ...order(recipient, parcels),
  kind: 'label',
  parcels: Array.from({ length: parcels }, (_, index) => ({
    position: index + 1,
    code: String(261_000_000_000 + index * 7),
    grams: 9_000 + index * 6_000,
  })),
  tour: 'Tour C',
  paid: false,
  payment: 1,
  facts: [{ path: 'user.code', text: 'K-1042' }],
});

/** A declaration with everything that customs requires. */
export const wholeDeclaration = (
  more: Partial<DeclarationDocument['customs']> = {},
  lines = 1,
  recipient: Party = LATIN_RECIPIENT,
): DeclarationDocument => ({
  ...declarationDocument(recipient),
  lines: Array.from({ length: lines }, () => ({
    description: 'Fahrrad / Vélo',
    count: 2,
    cents: 80_00,
    unitCents: 40_00,
    grams: 12_500,
    condition: 'used',
    hsCode: '871200',
    origin: 'CN',
  })),
  parcels: labelDocument().parcels,
  customs: {
    category: 'gift',
    idKind: 'passport',
    idNumber: 'C01X00T47',
    recipientCin: 'BE123456',
    vehicle: 'B-JI 2026',
    passage: '2026-11-24',
    captions: [],
    ...more,
  },
});

/** The receipt of an order that was paid in Morocco after a deposit, with an issued invoice. */
export const receiptDocument = (
  recipient: Party = LATIN_RECIPIENT,
  changes: Partial<ReceiptDocument> = {},
): ReceiptDocument => ({
  ...order(recipient, 3),
  kind: 'receipt',
  payer: buyerOf({ sender: LATIN_SENDER }),
  grams: 37_500,
  payments: [
    { cents: 50_00, on: '2026-11-18', via: 'cash' },
    { cents: 1_184_50, on: '2026-11-21', via: 'morocco' },
  ],
  totalCents: 1_234_50,
  captions: [],
  invoice: { number: 'RE-2026-000123', date: '2026-11-20' },
  ...changes,
});

export const ticketDocument = (recipient: Party = LATIN_RECIPIENT): TicketDocument => ({
  ...order(recipient, 3),
  kind: 'ticket',
});

const CITIES = ['Tanger', 'Fes', 'Rabat', 'Casablanca', 'Agadir', 'الدار البيضاء'];

export const listRow = (index: number): OrdersListRow => ({
  city: CITIES[Math.floor(index / 7) % CITIES.length] ?? '',
  sender: `${LATIN_SENDER.name} ${index}`,
  senderPhone: LATIN_SENDER.phone,
  recipient:
    index % 5 === 0 ? `${ARABIC_RECIPIENT.name} ${index}` : `${LATIN_RECIPIENT.name} ${index}`,
  recipientPhone: LATIN_RECIPIENT.phone,
  packages: 1 + (index % 4),
  grams: 1000 + index * 10,
  paid: index % 3 !== 0,
  code: `MA26-${String(index).padStart(6, '0')}`,
});

export const ordersListDocument = (rows: number): OrdersListDocument => ({
  kind: 'ordersList',
  date: '2026-11-21',
  direction: 'A',
  trip: 'Groupe A',
  rows: Array.from({ length: rows }, (_, index) => listRow(index)),
});

/** A print job for these documents by the invented carrier, at a fixed time. */
export const jobOf = (...documents: readonly PrintedDocument[]): PrintJob => ({
  documents,
  company: COMPANY,
  texts: TEXTS,
  createdAt: '2026-11-21T08:00:00.000Z',
  title: 'Probe',
});
