import type { GuideTexts } from './en.ts';

export const guide = {
  title: 'Ressourcen',
  intro:
    'Wovon dieses Produkt Datensätze führt, so wie es erklärt ist: Felder, Regeln, Zugriff, Listen und Aktionen. Aufrufe lassen sich auf der Seite der API ausprobieren, mit den echten Daten.',
  search: 'Ressource oder Feld suchen',
  none: 'Keine Ressource hat das im Namen, im Pfad oder in den Feldern.',
  choose: 'Alle Ressourcen',
  adding: 'Eine neue:',
  sections: {
    fields: 'Felder',
    access: 'Zugriff',
    rules: 'Regeln über mehrere Felder',
    actions: 'Aktionen',
    lists: 'Listen',
    calls: 'Aufrufe',
  },
  field: 'Feld',
  kind: 'Art',
  options: 'Optionen',
  who: {
    operation: 'Wer darf',
    stranger: 'Ohne Sitzung',
    yes: 'ja',
    no: 'nein',
    only: 'nur %{scope}',
  },
  operations: {
    list: 'auflisten',
    show: 'einen lesen',
    create: 'anlegen',
    edit: 'ändern',
    delete: 'löschen',
  },
  read: 'gelesen von',
  write: 'geschrieben von',
  transitions: '%{field}: %{from} → %{to}',
  noRules: 'Keine.',
  noActions: 'Keine außer dem Löschen.',
  notDescribed: 'Dieses Backend beschreibt seine Aufrufe nicht.',
  apiPage: 'Aufrufe auf der Seite der API lesen und ausprobieren',
  list: {
    address: 'Adresse',
    columns: 'Spalten',
    filters: 'Filter',
    bulk: 'Für eine Auswahl',
  },
} satisfies GuideTexts;
