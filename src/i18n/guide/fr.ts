import type { GuideTexts } from './en.ts';

export const guide = {
  title: 'Ressources',
  intro:
    'Ce dont ce produit tient des fiches, tel que c’est déclaré : champs, règles, accès, listes et actions. Les appels s’essaient sur la page de l’API, sur les vraies données.',
  search: 'Chercher une ressource ou un champ',
  none: 'Aucune ressource n’a cela dans son nom, son chemin ou ses champs.',
  choose: 'Toutes les ressources',
  adding: 'Une nouvelle :',
  sections: {
    fields: 'Champs',
    access: 'Accès',
    rules: 'Règles sur plusieurs champs',
    actions: 'Actions',
    lists: 'Listes',
    calls: 'Appels',
  },
  field: 'Champ',
  kind: 'Type',
  options: 'Options',
  who: {
    operation: 'Qui peut',
    stranger: 'Sans session',
    yes: 'oui',
    no: 'non',
    only: 'seulement %{scope}',
  },
  operations: {
    list: 'lister',
    show: 'lire une fiche',
    create: 'créer',
    edit: 'modifier',
    delete: 'supprimer',
  },
  read: 'lu par',
  write: 'écrit par',
  transitions: '%{field} : %{from} → %{to}',
  noRules: 'Aucune.',
  noActions: 'Aucune, sauf la suppression.',
  notDescribed: 'Ce serveur ne décrit pas ses appels.',
  apiPage: 'Lire et essayer ses appels sur la page de l’API',
  list: {
    address: 'Adresse',
    columns: 'Colonnes',
    filters: 'Filtres',
    bulk: 'Pour une sélection',
  },
} satisfies GuideTexts;
