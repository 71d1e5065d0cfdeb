import type { DocumentTexts } from './document-texts.ts';

/** The texts of one kind of document alone, in French. */
export const documentTexts: DocumentTexts = {
  label: {
    batch: 'Étiquettes',
    printed: 'Étiquette',
    menu: 'Étiquettes',
    title: 'Étiquette',
    row: 'Étiquette',
    ofOrder: 'Étiquette',
    draft: 'Étiquette',
    named: 'Étiquette',
    flag: 'Avec étiquette',
    short: 'Étiquette',
    history: {
      on: 'Étiquette créée',
      off: 'Étiquette supprimée',
    },
    empty: 'Les commandes apparaissent ici une fois leur étiquette enregistrée.',
    deletion: '%{smart_count} étiquette |||| %{smart_count} étiquettes',
    removal: {
      label: 'Supprimer',
      title: 'Supprimer l’étiquette ?',
      question:
        'L’étiquette de la commande %{code} est retirée de cette liste. La commande reste. |||| Les étiquettes de %{smart_count} commandes sont retirées de cette liste. Les commandes restent.',
      running: 'Suppression des étiquettes',
    },
    notices: {
      listFetched: 'Étiquettes affichées',
      fetched: 'Étiquette affichée',
      saved: 'Étiquette enregistrée',
      deleted: 'Étiquette supprimée',
      notFound: 'Étiquette introuvable',
    },
  },
  declaration: {
    batch: 'Déclarations de contenu',
    printed: 'Déclaration',
    menu: 'Déclarations',
    title: 'Déclaration de contenu',
    row: 'Déclaration',
    ofOrder: 'Déclaration',
    draft: 'Déclaration',
    named: 'Déclaration de contenu',
    flag: 'Avec déclaration',
    short: 'Déclaration',
    history: {
      on: 'Déclaration créée',
      off: 'Déclaration supprimée',
    },
    empty: 'Les commandes apparaissent ici une fois leur déclaration enregistrée.',
    deletion: '%{smart_count} déclaration |||| %{smart_count} déclarations',
    removal: {
      label: 'Supprimer',
      title: 'Supprimer la déclaration ?',
      question:
        'La déclaration de la commande %{code} est retirée de cette liste. La commande reste. |||| Les déclarations de %{smart_count} commandes sont retirées de cette liste. Les commandes restent.',
      running: 'Suppression des déclarations',
    },
    notices: {
      listFetched: 'Déclarations affichées',
      fetched: 'Déclaration affichée',
      saved: 'Déclaration enregistrée',
      deleted: 'Déclaration supprimée',
      notFound: 'Déclaration introuvable',
    },
    lines: 'Articles',
    columns: {
      text: 'Désignation de l’article',
      quantity: 'Nombre',
      amount: 'Valeur',
    },
  },
  invoice: {
    batch: 'Factures',
    printed: 'Facture',
    menu: 'Factures',
    title: 'Facture',
    row: 'Facture',
    ofOrder: 'Facture',
    draft: 'Facture',
    named: 'Facture',
    flag: 'Avec facture',
    short: 'Facture',
    history: {
      on: 'Facture créée',
      off: 'Facture supprimée',
    },
    empty: 'Les commandes apparaissent ici une fois leur facture enregistrée.',
    deletion: '%{smart_count} facture |||| %{smart_count} factures',
    removal: {
      label: 'Supprimer',
      title: 'Supprimer la facture ?',
      question:
        'La facture de la commande %{code} est retirée de cette liste. La commande reste. |||| Les factures de %{smart_count} commandes sont retirées de cette liste. Les commandes restent.',
      running: 'Suppression des factures',
    },
    notices: {
      listFetched: 'Facture affichée',
      fetched: 'Facture affichée',
      saved: 'Facture enregistrée',
      deleted: 'Facture supprimée',
      notFound: 'Facture introuvable',
    },
    lines: 'Envoi(s)',
    columns: {
      text: 'Envoi(s)',
      quantity: 'Poids en kg',
      amount: 'Montant',
    },
  },
  receipt: {
    batch: 'Reçus',
    printed: 'Reçu',
  },
  ticket: {
    batch: 'Étiquettes bagage',
    printed: 'Étiquette bagage',
  },
  ordersList: {
    batch: 'Liste des commandes',
  },
};
