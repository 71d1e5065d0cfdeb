/** Texts of printing: why a document is not made, what a batch leaves out, and the log of what was printed. */
export const printing = {
  noParcels: 'The order has no packages, so there is nothing to put a label on.',
  companyUnknown:
    'The company data could not be read. Nothing is printed, because the address or bank account could be out of date.',
  noAmount: 'The order has no price, so there is no amount to confirm.',
  leftOut: {
    one: 'Order %{code} %{reason}.',
    count: '%{smart_count} order is left out: |||| %{smart_count} orders are left out:',
    nameless: 'an order that is not shown',
    deleted: 'has been deleted in the meantime',
    notVerified: 'is not verified',
    noParcels: 'has no packages',
    notPaid: 'is not paid',
    noAmount: 'has no price',
    unreadable: 'could not be read',
  },
  doubtful:
    'Customs may not accept %{smart_count} declaration: |||| Customs may not accept %{smart_count} declarations:',
  weights:
    'The weights of %{smart_count} order contradict each other: |||| The weights of %{smart_count} orders contradict each other:',
  receipt: 'Receipt of order %{code} downloaded',
  log: {
    failed: 'The print log could not be written.',
    deleted: 'Deleted in the meantime and therefore not in the print log: %{orders}',
  },
};

export type PrintingTexts = typeof printing;
