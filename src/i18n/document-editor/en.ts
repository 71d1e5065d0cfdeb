import { documentTexts } from '../documents/en.ts';
import { byKind } from '../joined-texts.ts';

/** Texts of the documents' editors (specification 2.7 to 2.9), their preview and their printing. */
export const documents = {
  title: byKind(documentTexts, 'title'),
  loading: 'Loading Pdf',
  actions: {
    save: 'Speichern',
    preview: 'Vorschau',
    send: 'Senden an Kunden',
    download: 'Download',
  },
  header: { number: 'Rechnung-Nr.', customer: 'Kunden-Nr.', date: 'Datum' },
  party: {
    sender: 'Absender in %{country}',
    recipient: 'Empfänger in %{country}',
    name: 'Vor-u. Nachname',
    phone: 'Telefon-Nr.',
    city: 'Stadt',
    differs: 'Differs from the record of customer %{code}.',
  },
  columns: byKind(documentTexts, 'columns'),
  lines: {
    ...byKind(documentTexts, 'lines'),
    cell: '%{label}, line %{number}',
    add: 'Add a line',
    remove: 'Remove line %{number}',
  },
  totals: {
    further: 'Weitere Berechnung',
    total: 'Gesamtbetrag',
    weight: 'Weight of all lines: %{weight}',
    overridden: 'Entered by hand. The lines add up to %{total}.',
    useComputed: 'Use the calculated total',
  },
  packages: 'Anzahl der Pakete/Sendungen',
  payment: { label: 'Zahlungsart', 1: 'Bar', 2: 'Überweisung', 3: 'PayPal' },
  delivery: {
    label: 'Zustellungsart',
    1: 'Übergabe',
    2: 'Abholung in einer Filiale',
    3: 'Hauslieferung',
  },
  declared: {
    count: '%{smart_count} article |||| %{smart_count} articles',
    sum: 'Total value: %{sum}',
    overLimit: 'More than the %{limit} that may be declared in this direction.',
  },
  warnings: {
    collective: '%{word} is too vague for customs. What exactly is it?',
    prohibited: '%{word} may not be sent. Please check.',
  },
  preview: {
    close: 'Back to the form',
    page: 'Page %{number} of %{of}',
    zoomIn: 'Enlarge',
    zoomOut: 'Reduce',
    fit: 'Fit the width',
    print: 'Open and print',
    unreadable: 'The preview could not be shown. The file can be downloaded.',
    missing: 'No font has these characters; a question mark is printed for each: %{characters}',
    cut: 'Too long for the paper, and printed without their end:',
  },
  rows: {
    heading: 'Documents',
    ...byKind(documentTexts, 'row'),
    open: '%{document}: %{code}',
    notVerified: 'The bill needs a verified order',
    noSelection: 'Select an order first: the ticket is made for the first one',
  },
  whichLabel: {
    title: 'Which ticket?',
    text: 'The first selected order is not the one in this row.',
    first: 'The first selected order',
    row: 'The order in this row',
  },
  batch: {
    print: 'Print',
    printList: 'Print the list',
    ...byKind(documentTexts, 'batch'),
    firstTicket: 'Ticket of the first selected order',
    pages: '%{smart_count} page is ready. |||| %{smart_count} pages are ready.',
    nothing: 'There is nothing to print',
  },
  issue: {
    issue: 'Ausstellen',
    title: 'Issue this invoice ?',
    text: 'The invoice of %{date} gets its number and cannot be changed any more. A mistake is taken back by a Storno.',
    missing: 'Before it can be issued, it needs:',
    serviceDate: 'Day of the service',
    sameDay: 'The service was done on the day of the invoice',
    noServiceDate:
      'This invoice states no date of service. It may be issued without one, but the date cannot be added afterwards.',
    done: 'Invoice %{number} issued',
    issued: 'Issued as %{number} on %{date}. It cannot be changed any more.',
    cancelled: '%{number} of %{date} was cancelled.',
    stornoOf: 'Storno %{number} of %{date}: %{reason}',
    storno: 'Storno',
    stornoTitle: 'Cancel this invoice ?',
    stornoText:
      '%{number} is taken back by a Storno document with a number of its own. This cannot be undone.',
    reason: 'Reason',
    stornoDone: 'Storno %{number} issued',
  },
  missing: { title: 'Some characters cannot be printed', anyway: 'Continue anyway' },
  cut: { title: 'Some texts do not fit on the paper' },
  printFailed: 'The document could not be created. Please try again.',
  saveForLabels: 'Save first: each parcel gets its code when the new number is saved.',
  notLost: 'The document is not saved yet. What you typed is still here; save again to retry.',
};

export type DocumentEditorTexts = typeof documents;
