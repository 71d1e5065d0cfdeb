/** Texts of the price that the list proposes for an order. */
export const priceProposal = {
  title: 'Price by the list',
  total: 'Together',
  estimate: 'Estimated: the parcels have not been weighed one by one.',
  agrees: 'The order costs this.',
  now: 'At present it costs %{price}.',
  open: 'There is no price yet.',
  take: 'Take %{price}',
  leave: 'Leave it',
  because: 'Left because: %{reason}',
  reason: 'Why another price?',
  keep: 'Save the reason',
  back: 'Cancel',
  change: 'Change the reason',
};

export type PriceProposalTexts = typeof priceProposal;
