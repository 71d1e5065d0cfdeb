import type { DocumentTexts } from './document-texts.ts';

/** The texts of one kind of document alone, in English. */
export const documentTexts: DocumentTexts = {
  label: {
    batch: 'Labels',
    printed: 'Label',
    menu: 'Tickets',
    title: 'Ticket',
    row: 'Ticket',
    ofOrder: 'Ticket',
    draft: 'Label',
    named: 'Label',
    flag: 'Has a ticket',
    short: 'Ticket',
    history: {
      on: 'Ticket made',
      off: 'Ticket deleted',
    },
    empty: 'Orders appear here once their ticket has been saved.',
    deletion: '%{smart_count} ticket |||| %{smart_count} tickets',
    removal: {
      label: 'Delete',
      title: 'Delete Declaration ?',
      question:
        'The ticket of order %{code} is taken off this list. The order stays. |||| The tickets of %{smart_count} orders are taken off this list. The orders stay.',
      running: 'Deleting tickets',
    },
    notices: {
      listFetched: 'Ticket Fetched',
      fetched: 'Tik Fetched',
      saved: 'Tik Saved',
      deleted: 'Ticket Deleted',
      notFound: 'Tik not Found',
    },
  },
  declaration: {
    batch: 'Declarations',
    printed: 'Declaration',
    menu: 'Declarations',
    title: 'Zollinhaltserklärung',
    row: 'Declaration',
    ofOrder: 'Declaration',
    draft: 'Declaration',
    named: 'Declaration',
    flag: 'Has a declaration',
    short: 'Declaration',
    history: {
      on: 'Declaration made',
      off: 'Declaration deleted',
    },
    empty: 'Orders appear here once their declaration has been saved.',
    deletion: '%{smart_count} declaration |||| %{smart_count} declarations',
    removal: {
      label: 'Delete',
      title: 'Delete Declaration ?',
      question:
        'The declaration of order %{code} is taken off this list. The order stays. |||| The declarations of %{smart_count} orders are taken off this list. The orders stay.',
      running: 'Deleting declarations',
    },
    notices: {
      listFetched: 'Doc Fetched',
      fetched: 'Dec Fetched',
      saved: 'Dec Saved',
      deleted: 'Doc Deleted',
      notFound: 'Dec not Found',
    },
    lines: 'Artikelbezeichnung',
    columns: {
      text: 'Artikelbezeichnung',
      quantity: 'Anzahl',
      amount: 'Wert',
    },
  },
  invoice: {
    batch: 'Invoices',
    printed: 'Bill',
    menu: 'bills',
    title: 'Rechnung',
    row: 'Bill',
    ofOrder: 'Bill',
    draft: 'Invoice',
    named: 'Bill',
    flag: 'Has a bill',
    short: 'Bill',
    history: {
      on: 'Bill made',
      off: 'Bill deleted',
    },
    empty: 'Orders appear here once their bill has been saved.',
    deletion: '%{smart_count} bill |||| %{smart_count} bills',
    removal: {
      label: 'Delete',
      title: 'Delete Bill ?',
      question:
        'The bill of order %{code} is taken off this list. The order stays. |||| The bills of %{smart_count} orders are taken off this list. The orders stay.',
      running: 'Deleting bills',
    },
    notices: {
      listFetched: 'Bill Fetched',
      fetched: 'Bill Fetched',
      saved: 'Bill Saved',
      deleted: 'Bill Deleted',
      notFound: 'Bill not Found',
    },
    lines: 'Sendung(en)',
    columns: {
      text: 'Sendung(en)',
      quantity: 'Gewicht in Kg',
      amount: 'Betrag',
    },
  },
  receipt: {
    batch: 'Receipts',
    printed: 'Receipt',
  },
  ticket: {
    batch: 'Tickets',
    printed: 'Ticket',
  },
  ordersList: {
    batch: 'Orders List',
  },
};
