import type { PrintingTexts } from './en.ts';

export const printing: PrintingTexts = {
  noParcels: 'Der Auftrag hat keine Pakete; es gibt nichts, worauf ein Versandetikett gehört.',
  companyUnknown:
    'Die Firmendaten konnten nicht gelesen werden. Mit einer Anschrift oder einem Konto, die veraltet sein können, wird nichts gedruckt.',
  noAmount: 'Der Auftrag hat keinen Preis; es gibt keinen Betrag zu quittieren.',
  leftOut: {
    one: 'Auftrag %{code} %{reason}.',
    count: '%{smart_count} Auftrag fehlt: |||| %{smart_count} Aufträge fehlen:',
    nameless: 'ein Auftrag, der nicht zu sehen ist',
    deleted: 'wurde inzwischen gelöscht',
    notVerified: 'ist nicht geprüft',
    noParcels: 'hat keine Pakete',
    notPaid: 'ist nicht bezahlt',
    noAmount: 'hat keinen Preis',
    unreadable: 'konnte nicht gelesen werden',
  },
  doubtful:
    'Der Zoll nimmt %{smart_count} Zollerklärung vielleicht nicht an: |||| Der Zoll nimmt %{smart_count} Zollerklärungen vielleicht nicht an:',
  weights:
    'Bei %{smart_count} Auftrag widersprechen sich die Gewichte: |||| Bei %{smart_count} Aufträgen widersprechen sich die Gewichte:',
  receipt: 'Quittung zu Auftrag %{code} heruntergeladen',
  log: {
    failed: 'Das Druckprotokoll konnte nicht geschrieben werden.',
    deleted: 'Inzwischen gelöscht und darum nicht im Druckprotokoll: %{orders}',
  },
};
