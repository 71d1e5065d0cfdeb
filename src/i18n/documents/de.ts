import type { DocumentTexts } from './document-texts.ts';

/** Everything that is said of one kind of document alone, in German. */
export const documentTexts: DocumentTexts = {
  label: {
    batch: 'Versandetiketten',
    printed: 'Label',
    menu: 'Etiketten',
    title: 'Versandetikett',
    row: 'Etikett',
    ofOrder: 'Etikett',
    draft: 'Etikett',
    named: 'Versandetikett',
    flag: 'Mit Etikett',
    short: 'Etikett',
    history: {
      on: 'Etikett erstellt',
      off: 'Etikett gelöscht',
    },
    empty: 'Hier stehen Aufträge, deren Etikett gespeichert ist.',
    deletion: '%{smart_count} Etikett |||| %{smart_count} Etiketten',
    removal: {
      label: 'Löschen',
      title: 'Etikett löschen?',
      question:
        'Das Etikett von Auftrag %{code} wird aus dieser Liste genommen. Der Auftrag bleibt. |||| Die Etiketten von %{smart_count} Aufträgen werden aus dieser Liste genommen. Die Aufträge bleiben.',
      running: 'Etiketten löschen',
    },
    notices: {
      listFetched: 'Etiketten angezeigt',
      fetched: 'Etikett angezeigt',
      saved: 'Etikett gespeichert',
      deleted: 'Etikett gelöscht',
      notFound: 'Etikett nicht gefunden',
    },
  },
  declaration: {
    batch: 'Zollinhaltserklärungen',
    printed: 'Erklärung',
    menu: 'Erklärungen',
    title: 'Zollinhaltserklärung',
    row: 'Zollerklärung',
    ofOrder: 'Zollerklärung',
    draft: 'Zollinhaltserklärung',
    named: 'Zollinhaltserklärung',
    flag: 'Mit Erklärung',
    short: 'Erklärung',
    history: {
      on: 'Zollerklärung erstellt',
      off: 'Zollerklärung gelöscht',
    },
    empty: 'Hier stehen Aufträge, deren Erklärung gespeichert ist.',
    deletion: '%{smart_count} Erklärung |||| %{smart_count} Erklärungen',
    removal: {
      label: 'Löschen',
      title: 'Erklärung löschen?',
      question:
        'Die Erklärung von Auftrag %{code} wird aus dieser Liste genommen. Der Auftrag bleibt. |||| Die Erklärungen von %{smart_count} Aufträgen werden aus dieser Liste genommen. Die Aufträge bleiben.',
      running: 'Erklärungen löschen',
    },
    notices: {
      listFetched: 'Erklärungen angezeigt',
      fetched: 'Erklärung angezeigt',
      saved: 'Erklärung gespeichert',
      deleted: 'Erklärung gelöscht',
      notFound: 'Erklärung nicht gefunden',
    },
    lines: 'Artikelbezeichnung',
    columns: {
      text: 'Artikelbezeichnung',
      quantity: 'Anzahl',
      amount: 'Wert',
    },
  },
  invoice: {
    batch: 'Rechnungen',
    printed: 'Rechnung',
    menu: 'Rechnungen',
    title: 'Rechnung',
    row: 'Rechnung',
    ofOrder: 'Rechnung',
    draft: 'Rechnung',
    named: 'Rechnung',
    flag: 'Mit Rechnung',
    short: 'Rechnung',
    history: {
      on: 'Rechnung erstellt',
      off: 'Rechnung gelöscht',
    },
    empty: 'Hier stehen Aufträge, deren Rechnung gespeichert ist.',
    deletion: '%{smart_count} Rechnung |||| %{smart_count} Rechnungen',
    removal: {
      label: 'Löschen',
      title: 'Rechnung löschen?',
      question:
        'Die Rechnung von Auftrag %{code} wird aus dieser Liste genommen. Der Auftrag bleibt. |||| Die Rechnungen von %{smart_count} Aufträgen werden aus dieser Liste genommen. Die Aufträge bleiben.',
      running: 'Rechnungen löschen',
    },
    notices: {
      listFetched: 'Rechnung angezeigt',
      fetched: 'Rechnung angezeigt',
      saved: 'Rechnung gespeichert',
      deleted: 'Rechnung gelöscht',
      notFound: 'Rechnung nicht gefunden',
    },
    lines: 'Sendung(en)',
    columns: {
      text: 'Sendung(en)',
      quantity: 'Gewicht in Kg',
      amount: 'Betrag',
    },
  },
  ticket: {
    batch: 'Tickets',
    printed: 'Ticket',
  },
  ordersList: {
    batch: 'Auftragsliste',
  },
};
