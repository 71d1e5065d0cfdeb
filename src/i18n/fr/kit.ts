export const kit = {
  yes: 'Oui',
  no: 'Non',
  online: 'En ligne',
  stamps: { createdAt: 'Créé le', updatedAt: 'Modifié le' },
  list: {
    all: 'Toutes',
    pageSize: 'Lignes par page',
    search: 'Rechercher',
    selectRow: 'Sélectionner %{name}',
    entries: '%{smart_count} entrée |||| %{smart_count} entrées',
  },
  filter: { from: '%{field} : de', to: '%{field} : à', all: 'Tous' },
  empty: {
    picture: 'Une étagère vide',
    none: 'Rien pour le moment',
    noMatch: 'Rien ne correspond à la recherche et aux filtres',
    clearFilters: 'Effacer les filtres',
  },
  load: {
    failed: 'Le chargement a échoué',
    retry: 'Réessayer',
    unreachable: 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
  },
  denied: { title: 'Accès refusé', text: 'Votre compte ne peut pas ouvrir cette page.' },
  show: { record: 'Fiche' },
  date: { pattern: 'jj/mm/aaaa', pick: 'Choisir une date', time: 'Heure' },
  file: {
    choose: 'Choisir un fichier',
    replace: 'Remplacer',
    remove: 'Retirer',
    drop: 'ou déposer un fichier ici',
    dropImage: 'ou déposer une image ici',
    stored: 'Un fichier est enregistré',
  },
  localized: { languages: 'Langues' },
  delete: {
    title: 'Supprimer %{name} ?',
    question: 'Cette action ne peut pas être annulée ici.',
  },
  unseen: {
    button: '%{smart_count} hors de vue',
    title: 'Sélectionnés, mais hors de vue',
    explanation:
      'Cet élément est aussi sélectionné, mais ne figure pas parmi les lignes affichées : |||| Ces %{smart_count} éléments sont aussi sélectionnés, mais ne figurent pas parmi les lignes affichées :',
    more: 'et un autre |||| et %{smart_count} autres',
    letGo: 'Désélectionner',
    keep: 'Garder',
  },
  bulk: {
    deleteQuestion:
      '%{smart_count} entrée sera supprimée. |||| %{smart_count} entrées seront supprimées.',
    deleted: 'Supprimé |||| %{smart_count} entrées supprimées',
    actionQuestion:
      '%{action} : %{smart_count} entrée sera modifiée. |||| %{action} : %{smart_count} entrées seront modifiées.',
    actionDone: 'Terminé |||| %{smart_count} entrées modifiées',
    partial: '%{done} effectuées, %{failed} refusées : %{reason} Celles-ci restent sélectionnées.',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié cette fiche',
    text: 'Elle a été enregistrée pendant que vous y travailliez. Rien de votre saisie n’est perdu : reprenez sa version, ou appliquez vos modifications par-dessus et enregistrez de nouveau.',
    field: 'Champ',
    mine: 'Votre version',
    theirs: 'Sa version',
    keepMine: 'Garder mes modifications',
    takeTheirs: 'Charger sa version',
  },
};
