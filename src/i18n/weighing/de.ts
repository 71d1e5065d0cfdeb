import type { WeighingTexts } from './en.ts';

export const weighing: WeighingTexts = {
  weigh: 'Wiegen',
  weighed: 'Gewogen',
  soFar: '%{count} von %{of} gewogen: %{weight}',
  announced: 'Angekündigt',
  difference: 'Unterschied',
  much: '%{difference} – bitte prüfen',
  sum: 'Summe',
  number: 'Paket',
  code: 'Nummer',
  weight: 'Gewicht in kg',
  stored: 'bisher %{weight}',
  hint: 'Eingabe geht zum nächsten Paket und speichert nach dem letzten.',
  wrong: '„%{typed}“ ist kein Gewicht: mehr als 0 und höchstens 500 kg, zwei Nachkommastellen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  table: 'Pakete wiegen',
  saved: 'Gewichte gespeichert: %{weight}',
  stale:
    'Jemand hat inzwischen eines dieser Pakete geändert. Daneben steht, was es bisher wiegt; speichern Sie noch einmal, um es zu ersetzen.',
  failed:
    'Die Gewichte sind noch nicht gespeichert. Ihre Eingaben sind noch da; speichern Sie noch einmal.',
};
