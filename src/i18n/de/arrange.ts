import type { LateMessages } from '../en/late.ts';

export const arrange: LateMessages['arrange'] = {
  untitled: 'Ohne Titel',
  titleIn: 'Titel auf %{language}',
  retitle: 'Titel „%{name}“ ändern',
  retitleHint: 'Klicken oder F2 drücken, um den Titel zu ändern',
  own: 'Eigene Reihenfolge',
  move: '„%{name}“ verschieben',
  handle:
    'Ziehen zum Verschieben; Klick für einen Platz nach Nummer. Alt und Pfeiltaste verschiebt um einen Platz.',
  sortFirst: 'Zum Verschieben nach „Eigene Reihenfolge“ sortieren.',
  filtered: 'Zum Verschieben Suche und Filter leeren.',
  moved: '„%{name}“ steht jetzt auf Platz %{place} von %{of}.',
  movedBack: '„%{name}“ steht wieder auf Platz %{place} von %{of}.',
  placeOf: 'Platz %{place} von %{of}',
  toPlace: 'Auf Platz',
  go: 'Verschieben',
  toStart: 'An den Anfang',
  toEnd: 'Ans Ende',
  between: 'Eine Zahl von 1 bis %{of}',
  instructions: 'Leertaste hebt an, Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.',
  say: {
    lifted: '„%{name}“ angehoben, Platz %{place} von %{of} auf dieser Seite.',
    over: '„%{name}“ käme auf Platz %{place} von %{of}.',
    dropped: '„%{name}“ auf Platz %{place} von %{of} abgelegt.',
    cancelled: '„%{name}“ bleibt, wo es war.',
  },
};

export const uploads: LateMessages['uploads'] = {
  several: 'Mehrere Bilder hinzufügen',
  areDrafts: 'Neue Bilder sind Entwürfe: Nur das Büro sieht sie, bis Sie sie veröffentlichen.',
  draft: 'Nein, Entwurf',
  total: 'Alle Dateien',
  files: 'Dateien',
  sent: '%{done} von %{of} gesendet',
  notSent: 'nicht gesendet: %{count}',
  cancelAll: 'Alle abbrechen',
  retryAll: 'Übrige erneut senden',
  clear: 'Liste leeren',
  cancel: '%{name} abbrechen',
  retry: '%{name} erneut senden',
  state: {
    waiting: 'Wartet',
    sending: 'Wird gespeichert …',
    done: 'Gesendet',
    cancelled: 'Abgebrochen',
  },
};

export const crop: LateMessages['crop'] = {
  open: 'Ausschnitt wählen',
  again: 'Ausschnitt ändern',
  title: 'Welcher Ausschnitt wird gezeigt?',
  area: 'Der Ausschnitt, der bleibt. Die Pfeiltasten verschieben das Bild.',
  hint: 'Verschieben Sie das Bild mit Maus, Finger oder Pfeiltasten.',
  zoom: 'Vergrößerung',
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  reset: 'Zurücksetzen',
  choose: 'Ausschnitt übernehmen',
};

/** Tables of new records. */
export const tables = { import: 'Importieren' };
