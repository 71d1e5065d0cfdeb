import type { Messages } from '../en.ts';

export const editor: Messages['editor'] = {
  missing: {
    text: 'Diesen Auftrag gibt es nicht, oder er wurde gelöscht. Vielleicht stimmt die Adresse nicht.',
    back: 'Zurück zur Liste',
  },
  customs: {
    title: 'Diese Erklärung drucken ?',
    intro: 'Der Zoll nimmt sie vielleicht nicht an:',
    line: 'Zeile %{line}: %{reason}',
    overLimit: 'Die Waren sind %{sum} wert; in dieser Richtung dürfen %{limit} angemeldet werden.',
    anyway: 'Trotzdem drucken',
    back: 'Zurück zum Formular',
  },
  tax: {
    off: 'Zeile %{number}: steuerfreie Beförderung. Mit %{percent} versteuern',
    on: 'Zeile %{number}: mit %{percent} versteuert. Zu steuerfreier Beförderung machen',
    sums: 'Steuern',
    net: 'Netto, versteuert mit %{percent}',
    vat: 'USt %{percent}',
    free: 'Steuerfrei',
  },
  weights: {
    lines: {
      order: 'Die Zeilen wiegen %{here}, im Auftrag stehen %{there}.',
      parcels: 'Die Zeilen wiegen %{here}, die Pakete %{there}.',
    },
    declaration: {
      parcels: 'In der Erklärung stehen %{here}, die Pakete wiegen %{there}.',
    },
  },
};
