import type { ParcelsTexts } from './en.ts';

export const parcels: ParcelsTexts = {
  title: '%{number} sur %{count}',
  weigh: 'Poids du colis %{number}',
  wrongWeight: 'Plus de 0 et au plus 500 kg, deux décimales',
  unweighed: 'non pesé',
  list: 'Colis de cette commande',
  more: 'Afficher %{smart_count} autre colis |||| Afficher %{smart_count} autres colis',
  all: 'Tous les colis',
  allChanged: 'Modifiés : %{changed}, inchangés : %{impossible}',
  filter: 'Colis',
  notLoaded: 'Pas tous chargés',
  states: {
    registered: 'Annoncé',
    received: 'À l’entrepôt',
    loaded: 'Chargé',
    delivered: 'Livré',
    missing: 'Manquant',
  },
};
