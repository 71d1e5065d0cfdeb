import type { TripsTexts } from './en.ts';

export const trips: TripsTexts = {
  tracking: {
    step: '%{name}, étape %{step} sur %{count}',
    update: {
      title: 'Modifier l’étape du voyage ?',
      question: 'Le voyage passe de « %{from} » à « %{to} ».',
      confirm: 'Modifier',
    },
    restart: {
      action: 'Recommencer',
      title: 'Recommencer le voyage ?',
      text: 'Le voyage reviendra au dépôt des colis.',
    },
    finish: {
      action: 'Terminer',
      title: 'Terminer le voyage ?',
      text: 'Toutes les commandes seront retirées de ce groupe.',
      archived:
        'Elles ne sont pas perdues : elles sont archivées avec ce voyage et restent lisibles sous « Voyages précédents ».',
    },
    meanwhile:
      'Quelqu’un d’autre a modifié ce voyage entre-temps. Il est affiché dans son état actuel ; votre modification n’a pas été faite.',
    earlier: 'Voyages précédents',
    open: 'Ouvrir le voyage',
  },
  page: {
    steps: 'Parcours du voyage',
    orders: 'Commandes de ce voyage',
    duration: 'Durée',
    days: '%{smart_count} jour |||| %{smart_count} jours',
    back: 'Retour à « %{step} »',
    by: 'par %{name}',
    none: 'Ce voyage n’a transporté aucune commande.',
    noneYet: 'Ce voyage ne transporte encore aucune commande.',
    unpaid: '%{amount} impayés',
    hint: 'Un voyage se termine sous « Suivi », où l’on demande d’abord ce que deviennent ses commandes.',
  },
};
