import type { TripLoadingTexts } from './en.ts';

export const tripLoading: TripLoadingTexts = {
  heading: 'Chargement',
  loaded: 'Chargés : %{loaded} sur %{count}',
  none: 'Les commandes de ce voyage n’ont pas de colis.',
  all: 'Tous les colis sont chargés.',
  left: '%{smart_count} colis n’est pas chargé |||| %{smart_count} colis ne sont pas chargés',
  first: 'Les %{count} premiers sont affichés.',
  show: 'Les afficher',
  hide: 'Les masquer',
};
