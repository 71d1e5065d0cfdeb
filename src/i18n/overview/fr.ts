import type { OverviewTexts } from './en.ts';

export const overview: OverviewTexts = {
  work: {
    heading: 'À faire',
    nothing: 'Rien n’attend. Un bon moment pour un thé.',
    failed: 'Ce qu’il y a à faire n’a pas pu être chargé.',
    more: '%{number} de plus |||| %{number} de plus',
    fewer: 'Afficher moins',
    snoozed: '%{number} mise en veille |||| %{number} mises en veille',
    until: 'jusqu’au %{time}',
    of: '%{name} s’en occupe',
    first: 'le premier à %{time}',
    presses: { overdue: 'attend depuis trop longtemps', soon: 'bientôt trop longtemps' },
    since: {
      minutes: 'depuis %{smart_count} minute |||| depuis %{smart_count} minutes',
      hours: 'depuis %{smart_count} heure |||| depuis %{smart_count} heures',
      days: 'depuis %{smart_count} jour |||| depuis %{smart_count} jours',
    },
    at: {
      minutes:
        'à cette étape depuis %{smart_count} minute |||| à cette étape depuis %{smart_count} minutes',
      hours:
        'à cette étape depuis %{smart_count} heure |||| à cette étape depuis %{smart_count} heures',
      days: 'à cette étape depuis %{smart_count} jour |||| à cette étape depuis %{smart_count} jours',
    },
    loaded: 'chargés %{loaded} sur %{count}',
    menu: 'Mettre en veille ou confier : %{line}',
    snooze: 'Mettre en veille pour moi',
    snoozes: { hours: 'Deux heures', tomorrow: 'Jusqu’à demain', week: 'Une semaine' },
    showAgain: 'Afficher de nouveau',
    give: 'Confier à',
    toMe: 'Moi',
    toNobody: 'Personne',
    lines: {
      toAnswer: 'client attend une réponse |||| clients attendent une réponse',
      newOrders:
        'nouvelle commande depuis la dernière visite |||| nouvelles commandes depuis la dernière visite',
      unverified: 'commande en entrepôt non vérifiée |||| commandes en entrepôt non vérifiées',
      noIdentity: 'commande sans pièce d’identité |||| commandes sans pièce d’identité',
      noWeightOrPrice: 'commande sans poids ou sans prix |||| commandes sans poids ou sans prix',
      unpaid: 'commande non payée |||| commandes non payées',
      tripA: 'colis pour le voyage vers le Maroc |||| colis pour le voyage vers le Maroc',
      tripB: 'colis pour le voyage depuis le Maroc |||| colis pour le voyage depuis le Maroc',
      overdueInvoices: 'facture en retard de paiement |||| factures en retard de paiement',
      unlabelled:
        'commande avec facture, sans étiquette |||| commandes avec facture, sans étiquette',
      failedMessages: 'message non envoyé |||| messages non envoyés',
      appointmentsToday: 'rendez-vous aujourd’hui |||| rendez-vous aujourd’hui',
    },
  },
  load: {
    heading: 'Chargement par ville',
    city: 'Ville',
    packages: 'Colis',
    noCity: 'Sans ville',
    others: '%{smart_count} autre ville |||| %{smart_count} autres villes',
    all: 'Total',
  },
  yields: {
    heading: 'Chiffre d’affaires et poids par voyage',
    trip: 'Voyage',
    revenue: 'Chiffre d’affaires',
    weight: 'Poids',
  },
  contents: 'Contenus',
  kilogram: '%{price} le kg',
  draft: '%{number} brouillon |||| %{number} brouillons',
  scheduled: '%{number} planifié |||| %{number} planifiés',
};
