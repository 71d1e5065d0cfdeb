/** Texts of the documents' editors (specification 2.7 to 2.9), their preview and their printing. */
export const documents = {
  title: { invoice: 'Rechnung', declaration: 'Zollinhaltserklärung', label: 'Ticket' },
  paper: { invoice: 'Rechnung', declaration: 'Zollinhaltserklärung', label: 'Ticket' },
  close: 'Close',
  loading: 'Loading Pdf',
  cancel: 'Cancel',
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
  columns: {
    invoice: { text: 'Sendung(en)', quantity: 'Gewicht in Kg', amount: 'Betrag' },
    declaration: { text: 'Artikelbezeichnung', quantity: 'Anzahl', amount: 'Wert' },
  },
  lines: {
    invoice: 'Sendung(en)',
    declaration: 'Artikelbezeichnung',
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
  doubts: {
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
    invoice: 'Bill',
    declaration: 'Declaration',
    label: 'Ticket',
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
    label: 'Labels',
    declaration: 'Declarations',
    invoice: 'Invoices',
    ticket: 'Tickets',
    ordersList: 'Orders List',
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

/** Texts of what the editors of documents ask and hint at, beside the documents' own. */
export const editor = {
  missing: {
    text: 'There is no such order, or it was deleted. Its address may be wrong.',
    back: 'Back to the list',
  },
  numberComes: 'The number comes with issuing.',
  scope: {
    title: 'Correct the customer ?',
    text: 'You have changed what this document says of %{name} (%{code}).',
    document: 'Only on this document',
    customer: 'The customer %{code}, in all of their orders',
    go: 'Continue',
  },
  send: {
    title: 'Send this document ?',
    text: '%{name} (%{code}, %{phone}) gets it in the chat. It cannot be taken back.',
  },
  customs: {
    printing: { title: 'Print this declaration ?', anyway: 'Print anyway' },
    sending: { title: 'Send this declaration to %{name} ?', anyway: 'Send anyway' },
    intro: 'Customs may not accept it:',
    line: 'Line %{line}: %{reason}',
    overLimit: 'The goods are worth %{sum}; %{limit} may be declared in this direction.',
    back: 'Back to the form',
  },
  tax: {
    off: 'Line %{number}: tax-free transport. Make it taxed with %{percent}',
    on: 'Line %{number}: taxed with %{percent}. Make it tax-free transport',
    sums: 'Taxes',
    net: 'Net, taxed with %{percent}',
    vat: 'VAT %{percent}',
    free: 'Tax-free',
  },
  weights: {
    lines: {
      order: 'The lines weigh %{here}, the order says %{there}.',
      parcels: 'The lines weigh %{here}, the parcels %{there}.',
    },
    declaration: {
      parcels: 'The declaration says %{here}, the parcels weigh %{there}.',
    },
  },
};

/** Texts of printing: why a paper is not made, what a batch leaves out, and the log of what was printed. */
export const printing = {
  noParcels: 'The order has no packages, so there is nothing to put a label on.',
  companyUnknown:
    'The company data could not be read. Nothing is printed, because the address or bank account could be out of date.',
  leftOut: {
    count: '%{smart_count} order is left out: |||| %{smart_count} orders are left out:',
    nameless: 'an order that is not shown',
    gone: 'has been deleted in the meantime',
    notVerified: 'is not verified',
    noParcels: 'has no packages',
    unreadable: 'could not be read',
  },
  doubtful:
    'Customs may not accept %{smart_count} declaration: |||| Customs may not accept %{smart_count} declarations:',
  log: {
    failed: 'The print log could not be written.',
    gone: 'Deleted in the meantime and therefore not in the print log: %{orders}',
  },
};
