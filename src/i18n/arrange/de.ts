import type { ArrangeTexts } from './en.ts';

export const arrange: ArrangeTexts = {
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
