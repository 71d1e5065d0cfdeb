import type { ParcelState } from '../../../domain/parcels/parcel-states.ts';

/** Texts of parcels: what was seen of them. */
export const parcels = {
  title: '%{number} of %{count}',
  weigh: 'Weight of parcel %{number}',
  wrongWeight: 'More than 0 and at most 500 kg, two decimals',
  unweighed: 'not weighed',
  list: 'Parcels of this order',
  more: 'Show %{smart_count} more parcel |||| Show %{smart_count} more parcels',
  all: 'All parcels',
  allChanged: 'Changed: %{changed}, as before: %{impossible}',
  filter: 'Parcels',
  notLoaded: 'Some not loaded',
  states: {
    registered: 'Announced',
    received: 'In the warehouse',
    loaded: 'Loaded',
    delivered: 'Delivered',
    missing: 'Missing',
  } satisfies Record<ParcelState, string>,
};

export type ParcelsTexts = typeof parcels;
