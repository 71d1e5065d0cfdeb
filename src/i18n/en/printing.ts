/** Texts of printing: why a paper is not made, what a batch leaves out, and the log of what was printed. */
export const printing = {
  noParcels: 'The order has no packages, so there is nothing to put a label on.',
  companyUnknown:
    'The data of the company could not be read. Nothing is printed with an address or an account that may be old.',
  leftOut: {
    count: '%{smart_count} order is left out: |||| %{smart_count} orders are left out:',
    nameless: 'an order that is not in sight',
    gone: 'was deleted meanwhile',
    notVerified: 'is not verified',
    noParcels: 'has no packages',
    unreadable: 'could not be read',
  },
  doubtful:
    'Customs may not accept %{smart_count} declaration: |||| Customs may not accept %{smart_count} declarations:',
  log: {
    failed: 'The print log could not be written.',
    gone: 'Deleted meanwhile, and so not in the print log: %{orders}',
  },
};
