/** Texts of the weighing of an order. */
export const weighing = {
  weigh: 'Weigh',
  weighed: 'Weighed',
  soFar: '%{count} of %{of} weighed: %{weight}',
  announced: 'Announced',
  difference: 'Difference',
  much: '%{difference} – please check',
  sum: 'Total',
  number: 'Parcel',
  code: 'Code',
  weight: 'Weight in kg',
  stored: 'so far %{weight}',
  hint: 'Enter goes to the next parcel and saves after the last one.',
  wrong: '“%{typed}” is not a weight: more than 0 and at most 500 kg, two decimals',
  save: 'Save',
  cancel: 'Cancel',
  table: 'Weigh the parcels',
  saved: 'Weights saved: %{weight}',
  stale:
    'Somebody has changed one of these parcels meanwhile. What they weigh so far stands beside each; save again to replace it.',
  failed: 'The weights are not saved yet. What you typed is still here; save again to retry.',
};

export type WeighingTexts = typeof weighing;
