import type { InvoiceFact } from '../../../domain/documents/invoice/missing-facts.ts';
import { documentTexts } from '../documents/en.ts';
import { byKind } from '../joined-texts.ts';
import type { ResourceLabels } from '../resource-labels.ts';

/** Texts about the facts of invoices. */
export const invoices = {
  missing: {
    sellerName: 'The name of the company',
    sellerAddress: 'The full address of the company: street, zip code and city',
    sellerTaxNumber: 'The tax number or VAT number of the company',
    sellerVatId: 'The VAT number of the company, because the invoice recipient owes the tax',
    buyerName: 'The name of the invoice recipient',
    buyerAddress: 'The full address of the invoice recipient: street, zip code and city',
    goodsRole:
      'Whether the invoice recipient sends or receives the goods: only then is the transport exempt (§ 4 no. 3 UStG)',
    customerKind:
      'Whether the invoice recipient abroad is a business or a private person: German VAT depends on it (§ 3a (2) UStG)',
    buyerVatId:
      'The VAT number of the business of another EU country, or a reason to charge it VAT all the same',
    priceBasis:
      'Whether the prices of taxed lines include the tax: the editor asks beside the total',
    serviceDate: 'The date of service',
    lines: 'At least one line',
    lineDescription: 'A description in every line',
    lineAmount: 'An amount in every line',
    total: 'A total above zero',
    exemptionReason: 'The reason why no tax is shown',
  } satisfies Record<InvoiceFact, string>,
  states: { draft: 'Draft' },
};

/** Texts about issued invoices and Storno documents: their files, their list, and what was printed. */
export const issued = {
  of: '%{action}: %{number}',
  unknown:
    'It is not known right now whether this invoice has been issued. Nothing can be changed here until it is.',
  cancelledMeanwhile:
    'Somebody else has cancelled this invoice in the meantime. There is nothing left to do.',
  conflict: {
    title: 'Nothing was issued',
    text: 'Somebody else has changed this order since you opened it. Please look at the current order first, and then issue the invoice.',
    elsewhere: 'The change does not appear on the invoice.',
    look: 'Show the current order',
  },
  files: { pdf: 'PDF', facturX: 'Factur-X PDF', xml: 'XML' },
  lacking: {
    title: 'No e-invoice can be made',
    text: '%{number} lacks what an e-invoice needs:',
    hint: 'An issued document can no longer be changed. Add what is missing, cancel the invoice with a Storno, and issue it again.',
  },
  list: {
    title: 'Issued invoices',
    tabs: 'Bills and issued invoices',
    search: 'Search issued invoices',
    searchHint: 'Number, name or order',
    state: 'State',
    from: 'Date from',
    to: 'Date to',
    count: '%{smart_count} document |||| %{smart_count} documents',
    sum: 'Sum: %{amount}',
    open: 'still to pay: %{amount}',
    empty: 'No invoice has been issued yet',
    emptyHint: 'An invoice is issued in the bill of a verified order.',
    filtered: 'No issued document matches the search and the filters.',
    actions: 'Actions',
    actionsOf: 'Actions for %{number}',
    deleted: 'Order %{code} was deleted',
  },
  states: { issued: 'Issued', cancelled: 'Cancelled', storno: 'Storno' },
  preview: {
    invoice: 'Invoice',
    storno: 'Storno',
    order: 'Order %{code}',
  },
  page: { invoices: 'Issued for this order', failed: 'The issued documents could not be loaded.' },
  prints: {
    title: 'Printed',
    none: 'Nothing printed yet',
    failed: 'The log of prints could not be loaded.',
    kinds: byKind(documentTexts, 'printed'),
    reprint: 'Reprint',
    more: 'Show %{smart_count} earlier print |||| Show %{smart_count} earlier prints',
  },
  archive: {
    title: 'Archive of issued documents',
    changed: 'The archived file of %{number} was changed (noticed %{at}).',
    missing: 'The archived file of %{number} was missing (noticed %{at}).',
    restored:
      'The original was restored: it was drawn again from the frozen record and is identical, byte for byte.',
    lost: 'The original could not be restored, and nothing else is handed out in its place. Please put the file back from a backup.',
  },
  parcelState: 'State of parcel %{number}: %{state}',
  unprintable: {
    title:
      'The fonts do not have these characters. Please replace them, or question marks will be printed in their place permanently:',
    company: 'The company',
    buyer: 'Invoice recipient',
    sender: 'Sender',
    recipient: 'Recipient',
    numbers: 'Number of the order or of the customer',
    line: 'Line %{text}',
    texts: 'Text blocks',
  },
};

export type InvoicesTexts = typeof invoices;

export type IssuedTexts = typeof issued;

/** What people call the fields and values of an issued document. */
export const invoiceLabels: ResourceLabels['invoices'] = {
  name: 'Issued invoice |||| Issued invoices',
  fields: {
    number: 'Number',
    date: 'Date',
    customer: 'Customer',
    billCode: 'Order',
    kind: 'Kind',
    status: 'State',
    total: 'Amount',
    paid: 'Paid',
    paidOn: 'Paid on',
    paidVia: 'Paid by',
    dueOn: 'Due on',
    open: 'Still to pay',
    paymentState: 'Payment',
  },
  choices: {
    kind: { invoice: 'Invoice', storno: 'Storno' },
    status: { issued: 'Issued', cancelled: 'Cancelled' },
    paidVia: {
      cash: 'Cash',
      transfer: 'Transfer',
      card: 'Card',
      morocco: 'In Morocco',
      paypal: 'PayPal',
    },
    paymentState: { paid: 'Paid', overdue: 'Overdue', part: 'Partly paid', open: 'Open' },
  },
};
