import type { TripLoadingTexts } from './en.ts';

export const tripLoading: TripLoadingTexts = {
  heading: 'Beladung',
  loaded: 'Verladen %{loaded} von %{count}',
  none: 'Die Aufträge dieser Fahrt haben keine Pakete.',
  all: 'Alle Pakete sind verladen.',
  left: '%{smart_count} Paket ist nicht verladen |||| %{smart_count} Pakete sind nicht verladen',
  first: 'Die ersten %{count} werden gezeigt.',
  show: 'Zeigen',
  hide: 'Verbergen',
};
