import { documentTexts } from '../documents/de.ts';
import { byKind } from '../joined-texts.ts';
import type { ResourceLabels } from '../resource-labels.ts';
import type { InvoicesTexts, IssuedTexts } from './en.ts';

export const invoices: InvoicesTexts = {
  missing: {
    sellerName: 'Der Name der Firma',
    sellerAddress: 'Die volle Anschrift der Firma: Straße, PLZ und Ort',
    sellerTaxNumber: 'Die Steuernummer oder USt-IdNr. der Firma',
    sellerVatId: 'Die USt-IdNr. der Firma, weil der Rechnungsempfänger die Steuer schuldet',
    buyerName: 'Der Name des Rechnungsempfängers',
    buyerAddress: 'Die volle Anschrift des Rechnungsempfängers: Straße, PLZ und Ort',
    goodsRole:
      'Ob der Rechnungsempfänger die Waren versendet oder empfängt: nur dann ist der Transport steuerfrei (§ 4 Nr. 3 UStG)',
    customerKind:
      'Ob der Rechnungsempfänger im Ausland eine Firma oder eine Privatperson ist: davon hängt ab, ob er deutsche Umsatzsteuer zahlt (§ 3a Abs. 2 UStG)',
    buyerVatId:
      'Die USt-IdNr. der Firma aus einem anderen EU-Land, oder ein Grund, ihr trotzdem Umsatzsteuer zu berechnen',
    priceBasis:
      'Ob die Preise der versteuerten Zeilen die Steuer enthalten: der Editor fragt es beim Gesamtbetrag',
    serviceDate: 'Das Leistungsdatum',
    lines: 'Mindestens eine Zeile',
    lineDescription: 'Eine Bezeichnung in jeder Zeile',
    lineAmount: 'Ein Betrag in jeder Zeile',
    total: 'Ein Gesamtbetrag über null',
    exemptionReason: 'Der Grund, aus dem keine Steuer ausgewiesen wird',
  },
  states: { draft: 'Entwurf' },
};

export const issued: IssuedTexts = {
  of: '%{action}: %{number}',
  unknown:
    'Ob diese Rechnung ausgestellt ist, lässt sich gerade nicht feststellen. Bis dahin kann hier nichts geändert werden.',
  cancelledMeanwhile:
    'Jemand anders hat diese Rechnung inzwischen storniert. Es ist nichts mehr zu tun.',
  conflict: {
    title: 'Es wurde nichts ausgestellt',
    text: 'Jemand anders hat diesen Auftrag geändert, seit Sie ihn geöffnet haben. Bitte sehen Sie sich den Auftrag an, wie er jetzt ist, und stellen Sie ihn dann aus.',
    elsewhere: 'Was geändert wurde, steht nicht auf der Rechnung.',
    look: 'Jetzigen Stand zeigen',
  },
  files: { pdf: 'PDF', facturX: 'Factur-X PDF', xml: 'XML' },
  lacking: {
    title: 'Eine E-Rechnung ist nicht möglich',
    text: '%{number} fehlt, was eine E-Rechnung braucht:',
    hint: 'Ein ausgestelltes Dokument ändert sich nicht mehr. Ergänzen Sie, was fehlt, stornieren Sie die Rechnung und stellen Sie sie neu aus.',
  },
  list: {
    title: 'Ausgestellte Rechnungen',
    tabs: 'Rechnungen und ausgestellte Rechnungen',
    search: 'Ausgestellte Rechnungen suchen',
    searchHint: 'Nummer, Name oder Auftrag',
    state: 'Status',
    from: 'Datum von',
    to: 'Datum bis',
    count: '%{smart_count} Dokument |||| %{smart_count} Dokumente',
    sum: 'Summe: %{amount}',
    open: 'noch zu zahlen: %{amount}',
    empty: 'Noch keine Rechnung ausgestellt',
    emptyHint: 'Eine Rechnung wird in der Rechnung eines geprüften Auftrags ausgestellt.',
    filtered: 'Kein ausgestelltes Dokument passt zur Suche und zu den Filtern.',
    actions: 'Aktionen',
    actionsOf: 'Was mit %{number} getan werden kann',
    deleted: 'Auftrag %{code} wurde gelöscht',
  },
  states: { issued: 'Ausgestellt', cancelled: 'Storniert', storno: 'Storno' },
  preview: {
    invoice: 'Rechnung',
    storno: 'Storno',
    order: 'Auftrag %{code}',
  },
  page: {
    invoices: 'Zu diesem Auftrag ausgestellt',
    failed: 'Was ausgestellt wurde, konnte nicht geladen werden.',
  },
  prints: {
    title: 'Gedruckt',
    none: 'Noch nichts gedruckt',
    failed: 'Das Druckprotokoll konnte nicht geladen werden.',
    kinds: byKind(documentTexts, 'printed'),
    reprint: 'Nachdruck',
    more: '%{smart_count} früheren Druck zeigen |||| %{smart_count} frühere Drucke zeigen',
  },
  archive: {
    title: 'Archiv der ausgestellten Dokumente',
    changed: 'Die archivierte Datei von %{number} war verändert (bemerkt %{at}).',
    missing: 'Die archivierte Datei von %{number} fehlte (bemerkt %{at}).',
    restored:
      'Das Original ist wiederhergestellt: Es wurde aus dem festgehaltenen Stand neu gezeichnet und ist auf das Byte gleich.',
    lost: 'Das Original ließ sich nicht wiederherstellen, und nichts anderes wird an seiner Stelle ausgegeben. Bitte spielen Sie die Datei aus einer Sicherung zurück.',
  },
  parcelState: 'Status von Paket %{number}: %{state}',
  unprintable: {
    title:
      'Die Schriften haben diese Zeichen nicht. Bitte ersetzen Sie sie, sonst stünden dort für immer Fragezeichen:',
    company: 'Firma',
    buyer: 'Rechnungsempfänger',
    sender: 'Absender',
    recipient: 'Empfänger',
    numbers: 'Nummer der Sendung oder des Kunden',
    line: 'Zeile %{text}',
    texts: 'Textbausteine',
  },
};

/** What people call the fields and values of an issued document. */
export const invoiceLabels: ResourceLabels['invoices'] = {
  name: 'Ausgestellte Rechnung |||| Ausgestellte Rechnungen',
  fields: {
    number: 'Nummer',
    date: 'Datum',
    customer: 'Kunde',
    billCode: 'Auftrag',
    kind: 'Art',
    status: 'Status',
    total: 'Betrag',
    paid: 'Bezahlt',
    paidOn: 'Bezahlt am',
    paidVia: 'Zahlungsweg',
    dueOn: 'Fällig am',
    open: 'Noch zu zahlen',
    paymentState: 'Zahlung',
  },
  choices: {
    kind: { invoice: 'Rechnung', storno: 'Stornorechnung' },
    status: { issued: 'Ausgestellt', cancelled: 'Storniert' },
    paidVia: {
      cash: 'Bar',
      transfer: 'Überweisung',
      card: 'Karte',
      morocco: 'In Marokko',
      paypal: 'PayPal',
    },
    paymentState: {
      paid: 'Bezahlt',
      overdue: 'Überfällig',
      part: 'Teilweise bezahlt',
      open: 'Offen',
    },
  },
};
