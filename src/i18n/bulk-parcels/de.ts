import type { BulkParcelsTexts } from './en.ts';

export const bulkParcels: BulkParcelsTexts = {
  question:
    'In welchem Zustand sind die Pakete dieses Auftrags? |||| In welchem Zustand sind die Pakete dieser %{smart_count} Aufträge?',
  changed: '%{smart_count} Paket geändert |||| %{smart_count} Pakete geändert',
  stay: '%{smart_count} Paket bleibt, wie es ist |||| %{smart_count} Pakete bleiben, wie sie sind',
  why: 'Aus „%{from}“ kann nicht „%{to}“ werden',
  more: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
  takenBack: 'Die Pakete sind wieder, wie sie waren',
  changedSince:
    '%{smart_count} Paket wurde seitdem geändert und bleibt |||| %{smart_count} Pakete wurden seitdem geändert und bleiben',
};
