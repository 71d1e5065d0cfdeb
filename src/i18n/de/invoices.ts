import type { invoices as model } from '../en/invoices.ts';

export const invoices = {
  missing: {
    sellerName: 'Der Name der Firma',
    sellerAddress: 'Die volle Anschrift der Firma: Straße, PLZ und Ort',
    sellerTaxNumber: 'Die Steuernummer oder USt-IdNr. der Firma',
    buyerName: 'Der Name des Rechnungsempfängers',
    buyerAddress: 'Die volle Anschrift des Rechnungsempfängers: Straße, PLZ und Ort',
    serviceDate: 'Das Leistungsdatum',
    lines: 'Mindestens eine Zeile',
    lineDescription: 'Eine Bezeichnung in jeder Zeile',
    lineAmount: 'Ein Betrag in jeder Zeile',
    total: 'Ein Gesamtbetrag über null',
    exemptionReason: 'Der Grund, aus dem keine Steuer ausgewiesen wird',
  },
  states: {
    draft: 'Entwurf',
    issued: 'Ausgestellt',
    cancelled: 'Storniert',
  },
  kinds: {
    invoice: 'Rechnung',
    storno: 'Stornorechnung',
  },
} satisfies typeof model;
