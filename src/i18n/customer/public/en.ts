/** What is written on the pages that everybody may read. */
export const publicPages = {
  back: 'To the login',
  loading: 'Loading …',
  failed: 'This page could not be loaded. Check your connection and try again.',
  again: 'Try again',
  missing: 'This page is not available here.',
  empty: 'Nothing has been published here yet.',
  german: 'Only available in German so far.',
  search: 'Search the questions',
  nothing: 'No question contains these words.',
  inForce: 'In force from %{date}',
  office: 'Answer of our office',
  stars: '%{count} of 5 stars',
  tours: { open: 'Open', closed: 'Closed', other: '' },
  both: 'Both directions',
  toMorocco: 'To Morocco',
  fromMorocco: 'From Morocco',
  inside: 'Back to your page',
  ad: 'Advertisement',
  kilogram: 'Price per kilogram',
  units: {
    parcel: 'per parcel',
    kilogram: 'per kilogram',
    piece: 'per piece',
    cubicMetre: 'per cubic metre',
  },
  weights: {
    between: '%{from} to %{to} kg',
    from: 'from %{from} kg',
    upTo: 'up to %{to} kg',
  },
  picture: 'Picture %{number} of %{count}',
  close: 'Close',
};

export type PublicTexts = typeof publicPages;
