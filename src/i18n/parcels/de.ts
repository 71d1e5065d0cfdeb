import type { ParcelsTexts } from './en.ts';

export const parcels: ParcelsTexts = {
  title: '%{number} von %{count}',
  weigh: 'Gewicht von Paket %{number}',
  wrongWeight: 'Über 0 bis 500 kg, zwei Nachkommastellen',
  unweighed: 'nicht gewogen',
  list: 'Pakete dieses Auftrags',
  more: '%{smart_count} weiteres Paket zeigen |||| %{smart_count} weitere Pakete zeigen',
  all: 'Alle Pakete',
  allChanged: 'Geändert: %{changed}, wie zuvor: %{impossible}',
  filter: 'Pakete',
  notLoaded: 'Nicht alle verladen',
  states: {
    registered: 'Angekündigt',
    received: 'Im Lager',
    loaded: 'Verladen',
    delivered: 'Zugestellt',
    missing: 'Vermisst',
  },
};
