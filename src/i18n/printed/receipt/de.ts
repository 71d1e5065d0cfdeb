/** The texts of the receipt of a paid order, in German. */
export const captions = {
  title: 'Quittung',
  order: 'Auftrag-Nr.',
  customer: 'Kunden-Nr.',
  invoice: 'Rechnung-Nr.',
  invoiceDate: 'Rechnungsdatum',
  date: 'Datum',
  confirmed: 'Wir bestätigen, von Ihnen den folgenden Betrag erhalten zu haben.',
  purpose: 'Für',
  transport: 'Transport von Paketen',
  recipient: 'Empfänger',
  destination: 'Ziel',
  packages: 'Pakete',
  weight: 'Gewicht',
  day: 'Bezahlt am',
  way: 'Zahlungsweg',
  ways: {
    cash: 'bar',
    transfer: 'Überweisung',
    card: 'Karte',
    morocco: 'in Marokko',
    paypal: 'PayPal',
  },
  amount: 'Betrag',
  note: 'Diese Quittung bestätigt eine Zahlung. Sie ist keine Rechnung und weist keine Umsatzsteuer aus.',
  place: 'Ort, Datum',
  signature: 'Unterschrift und Stempel',
};

export type ReceiptCaptions = typeof captions;
