import type { DocumentTexts } from './document-texts.ts';

/** The texts of one kind of document alone, in German. */
export const documentTexts: DocumentTexts = {
  label: {
    batch: 'Versandetiketten',
    printed: 'Versandetikett',
    menu: 'Versandetiketten',
    title: 'Versandetikett',
    row: 'Versandetikett',
    ofOrder: 'Versandetikett',
    draft: 'Versandetikett',
    named: 'Versandetikett',
    flag: 'Mit Versandetikett',
    short: 'Versandetikett',
    history: {
      on: 'Versandetikett erstellt',
      off: 'Versandetikett gelöscht',
    },
    empty: 'Hier stehen Aufträge, deren Versandetikett gespeichert ist.',
    deletion: '%{smart_count} Versandetikett |||| %{smart_count} Versandetiketten',
    removal: {
      label: 'Löschen',
      title: 'Versandetikett löschen?',
      question:
        'Das Versandetikett von Auftrag %{code} wird aus dieser Liste genommen. Der Auftrag bleibt. |||| Die Versandetiketten von %{smart_count} Aufträgen werden aus dieser Liste genommen. Die Aufträge bleiben.',
      running: 'Versandetiketten löschen',
    },
    notices: {
      listFetched: 'Versandetiketten angezeigt',
      fetched: 'Versandetikett angezeigt',
      saved: 'Versandetikett gespeichert',
      deleted: 'Versandetikett gelöscht',
      notFound: 'Versandetikett nicht gefunden',
    },
  },
  declaration: {
    batch: 'Zollerklärungen',
    printed: 'Zollerklärung',
    menu: 'Zollerklärungen',
    title: 'Zollinhaltserklärung',
    row: 'Zollerklärung',
    ofOrder: 'Zollerklärung',
    draft: 'Zollerklärung',
    named: 'Zollerklärung',
    flag: 'Mit Zollerklärung',
    short: 'Zollerklärung',
    history: {
      on: 'Zollerklärung erstellt',
      off: 'Zollerklärung gelöscht',
    },
    empty: 'Hier stehen Aufträge, deren Zollerklärung gespeichert ist.',
    deletion: '%{smart_count} Zollerklärung |||| %{smart_count} Zollerklärungen',
    removal: {
      label: 'Löschen',
      title: 'Zollerklärung löschen?',
      question:
        'Die Zollerklärung von Auftrag %{code} wird aus dieser Liste genommen. Der Auftrag bleibt. |||| Die Zollerklärungen von %{smart_count} Aufträgen werden aus dieser Liste genommen. Die Aufträge bleiben.',
      running: 'Zollerklärungen löschen',
    },
    notices: {
      listFetched: 'Zollerklärungen angezeigt',
      fetched: 'Zollerklärung angezeigt',
      saved: 'Zollerklärung gespeichert',
      deleted: 'Zollerklärung gelöscht',
      notFound: 'Zollerklärung nicht gefunden',
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
  receipt: {
    batch: 'Quittungen',
    printed: 'Quittung',
  },
  ticket: {
    batch: 'Kofferanhänger',
    printed: 'Kofferanhänger',
  },
  ordersList: {
    batch: 'Auftragsliste',
  },
};
