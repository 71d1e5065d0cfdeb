export const kit = {
  yes: 'Ja',
  no: 'Nein',
  online: 'Online',
  stamps: { createdAt: 'Angelegt', updatedAt: 'Geändert' },
  list: {
    all: 'Alle',
    pageSize: 'Zeilen pro Seite',
    search: 'Suchen',
    selectRow: '%{name} auswählen',
    entries: '%{smart_count} Eintrag |||| %{smart_count} Einträge',
  },
  filter: { from: '%{field} ab', to: '%{field} bis', all: 'Alle' },
  empty: {
    picture: 'Ein leeres Regal',
    none: 'Noch nichts vorhanden',
    noMatch: 'Nichts passt zu Suche und Filtern',
    clearFilters: 'Filter aufheben',
  },
  load: {
    failed: 'Das konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    unreachable:
      'Der Server antwortet nicht. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  denied: { title: 'Kein Zugriff', text: 'Ihr Konto darf diese Seite nicht öffnen.' },
  show: { record: 'Datensatz' },
  date: { pattern: 'TT/MM/JJJJ', pick: 'Datum wählen', time: 'Uhrzeit' },
  file: {
    choose: 'Datei wählen',
    replace: 'Ersetzen',
    remove: 'Entfernen',
    drop: 'oder eine Datei hierher ziehen',
    dropImage: 'oder ein Bild hierher ziehen',
    stored: 'Eine Datei ist hinterlegt',
  },
  localized: { languages: 'Sprachen' },
  delete: {
    title: '%{name} löschen?',
    question: 'Das lässt sich hier nicht rückgängig machen.',
  },
  unseen: {
    button: '%{smart_count} nicht zu sehen',
    title: 'Ausgewählt, aber nicht zu sehen',
    explanation:
      'Dieser Eintrag ist auch ausgewählt, steht aber nicht in den Zeilen, die Sie gerade sehen: |||| Diese %{smart_count} sind auch ausgewählt, stehen aber nicht in den Zeilen, die Sie gerade sehen:',
    more: 'und ein weiterer |||| und %{smart_count} weitere',
    letGo: 'Abwählen',
    keep: 'Behalten',
  },
  bulk: {
    deleteQuestion:
      '%{smart_count} Eintrag wird gelöscht. |||| %{smart_count} Einträge werden gelöscht.',
    deleted: 'Gelöscht |||| %{smart_count} Einträge gelöscht',
    actionQuestion:
      '%{action}: %{smart_count} Eintrag ändert sich. |||| %{action}: %{smart_count} Einträge ändern sich.',
    actionDone: 'Erledigt |||| %{smart_count} Einträge geändert',
    partial:
      '%{done} erledigt, %{failed} abgelehnt: %{reason} Die abgelehnten sind noch ausgewählt.',
  },
  conflict: {
    title: 'Jemand anderes hat diesen Eintrag geändert',
    text: 'Er wurde gespeichert, während Sie daran gearbeitet haben. Von Ihrer Eingabe geht nichts verloren: Übernehmen Sie den neuen Stand, oder setzen Sie Ihre Änderungen darauf und speichern Sie erneut.',
    field: 'Feld',
    mine: 'Ihr Stand',
    theirs: 'Neuer Stand',
    keepMine: 'Meine Änderungen behalten',
    takeTheirs: 'Neuen Stand laden',
  },
};
