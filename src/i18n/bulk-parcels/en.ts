/** Texts of the dialog that sets the state of all parcels of a selection. */
export const bulkParcels = {
  question:
    'What state are the parcels of this order in? |||| What state are the parcels of these %{smart_count} orders in?',
  changed: '%{smart_count} parcel changed |||| %{smart_count} parcels changed',
  stay: '%{smart_count} parcel stays as it is |||| %{smart_count} parcels stay as they are',
  why: '“%{from}” cannot become “%{to}”',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  takenBack: 'The parcels are as they were before',
  changedSince:
    '%{smart_count} parcel was changed since, and stays |||| %{smart_count} parcels were changed since, and stay',
};

export type BulkParcelsTexts = typeof bulkParcels;
