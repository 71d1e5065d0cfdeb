import type { PublicTexts } from './en.ts';

export const publicPages: PublicTexts = {
  back: 'Zur Anmeldung',
  loading: 'Wird geladen …',
  failed:
    'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  again: 'Erneut versuchen',
  missing: 'Diese Seite gibt es hier nicht.',
  empty: 'Hier ist noch nichts veröffentlicht.',
  german: 'Bisher nur auf Deutsch.',
  search: 'Fragen durchsuchen',
  nothing: 'Keine Frage enthält diese Wörter.',
  inForce: 'Gültig ab %{date}',
  office: 'Antwort unseres Büros',
  stars: '%{count} von 5 Sternen',
  tours: { open: 'Offen', closed: 'Geschlossen', other: '' },
  both: 'Beide Richtungen',
  toMorocco: 'Nach Marokko',
  fromMorocco: 'Aus Marokko',
  inside: 'Zurück zu Ihrer Seite',
  ad: 'Anzeige',
  kilogram: 'Preis je Kilogramm',
  units: {
    parcel: 'je Paket',
    kilogram: 'je Kilogramm',
    piece: 'je Stück',
    cubicMetre: 'je Kubikmeter',
  },
  weights: {
    between: '%{from} bis %{to} kg',
    from: 'ab %{from} kg',
    upTo: 'bis %{to} kg',
  },
  picture: 'Bild %{number} von %{count}',
  close: 'Schließen',
};
