/** Texts about how far a trip is loaded. */
export const tripLoading = {
  heading: 'Loading',
  loaded: 'Loaded %{loaded} of %{count}',
  none: 'The orders of this trip have no parcels.',
  all: 'Every parcel is loaded.',
  left: '%{smart_count} parcel is not loaded |||| %{smart_count} parcels are not loaded',
  first: 'The first %{count} are shown.',
  show: 'Show them',
  hide: 'Hide them',
};

export type TripLoadingTexts = typeof tripLoading;
