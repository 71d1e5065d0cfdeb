import { documentTexts } from '../documents/de.ts';
import { byEditor, removals } from '../joined-texts.ts';
import { stageActions, stages } from '../stages/de.ts';
import { bulkTexts, stageTexts } from '../stages/stage-texts.ts';
import type { OrdersTexts, OrderToolsTexts } from './en.ts';

export const orders: OrdersTexts = {
  columns: {
    deletedAt: 'Gelöscht',
    deletedBy: 'Gelöscht von',
    daysLeft: 'Rückholbar',
    actions: 'Aktionen',
    companyKey: 'Firmenschlüssel',
    senderPhone: 'Telefon',
    zip: 'PLZ',
    registeredCity: 'Gemeldet für',
    recipientPhone: 'Telefon',
    sender: 'Absender',
    city: 'Stadt',
    tour: 'Tour',
    recipient: 'Empfänger',
    destination: 'Ziel',
    packages: 'Az.-S.',
    weight: 'Gewicht',
    state: 'Status',
    received: 'Eingang',
    code: 'Code',
    identity: 'Ausweis',
  },
  list: {
    add: 'Auftrag anlegen',
    search: 'Suchen',
    searchHint: 'Name, Telefon, Code oder Stadt',
    routeOrder: 'Städte in Fahrtreihenfolge',
    count: '%{smart_count} Auftrag |||| %{smart_count} Aufträge',
    parcels: '%{smart_count} Paket |||| %{smart_count} Pakete',
    selected: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
    selectAll: 'Alle %{total} auswählen',
    selectPage: 'Alle Aufträge dieser Seite auswählen',
    selectOrder: 'Auftrag von %{name} auswählen, %{code}',
    unselect: 'Auswahl aufheben',
    actions: 'Aktionen für die ausgewählten Aufträge',
  },
  empty: {
    title: 'Keine Aufträge',
    ...stageTexts(stages, 'empty'),
    ToDu: 'Hier stehen die Aufträge aus Marokko.',
    bin: 'Gelöschte Aufträge bleiben eine Zeit lang hier und lassen sich wiederherstellen.',
    ...byEditor(documentTexts, 'list', 'empty'),
    filtered: 'Kein Auftrag passt zu Suche und Filtern.',
  },
  flags: {
    only: 'Nur zeigen: %{flag}',
    paid: 'Bezahlt',
    unpaid: 'Nicht bezahlt',
    verified: 'Geprüft',
    unverified: 'Nicht geprüft',
    identity: 'Ausweis vollständig',
    noIdentity: 'Ausweis fehlt',
  },
  /** What was paid, and how. */
  payments: {
    pay: 'Bezahlt',
    unpay: 'Nicht bezahlt',
    note: 'Tag und Weg der Zahlung',
    running: 'Zahlungen werden vermerkt',
    change: 'Ändern',
    done: {
      cash: 'Bar bezahlt: %{smart_count} Auftrag |||| Bar bezahlt: %{smart_count} Aufträge',
      transfer:
        'Per Überweisung bezahlt: %{smart_count} Auftrag |||| Per Überweisung bezahlt: %{smart_count} Aufträge',
      card: 'Mit Karte bezahlt: %{smart_count} Auftrag |||| Mit Karte bezahlt: %{smart_count} Aufträge',
      morocco:
        'In Marokko bezahlt: %{smart_count} Auftrag |||| In Marokko bezahlt: %{smart_count} Aufträge',
      paypal:
        'Mit PayPal bezahlt: %{smart_count} Auftrag |||| Mit PayPal bezahlt: %{smart_count} Aufträge',
    },
    paid: 'Bezahlt: %{smart_count} Auftrag |||| Bezahlt: %{smart_count} Aufträge',
    unpaid: 'Nicht bezahlt: %{smart_count} Auftrag |||| Nicht bezahlt: %{smart_count} Aufträge',
    withoutPrice:
      'Ohne Preis bezahlt: %{smart_count} Auftrag |||| Ohne Preis bezahlt: %{smart_count} Aufträge',
    addPrice: 'Preis eintragen',
    takenBack: 'Zahlung wie zuvor',
    yesterday: 'Gestern',
    today: 'Heute',
    later: 'Dieser Tag kommt erst noch.',
  },
  /** The parts of a list that are one click away. */
  tabs: {
    today: 'Heute',
    noIdentity: 'Ohne Ausweis',
    unpaid: 'Nicht bezahlt',
    notWeighed: 'Nicht gewogen',
    departing: 'Fährt mit',
  },
  filters: {
    lacks: {
      label: 'Es fehlt',
      identity: 'Ausweis',
      weight: 'Gewicht',
      price: 'Preis',
      weightOrPrice: 'Gewicht oder Preis',
    },
    paid: 'Zahlung',
    verified: 'Prüfung',
    delivery: 'Zustellung',
    deliveries: {
      handover: 'Übergabe',
      branch: 'Abholung in einer Filiale',
      home: 'Hauslieferung',
    },
  },
  /** Bulk actions while they run and after, and the keys of the table. */
  run: {
    stopping: 'Wird angehalten: Begonnenes wird beendet, Neues nicht mehr begonnen.',
    reportStopped: '%{done} von %{total} erledigt.',
    notBegun:
      'Nicht begonnen und unverändert, %{smart_count} Auftrag: |||| Nicht begonnen und unverändert, %{smart_count} Aufträge:',
    showDone: '%{smart_count} Auftrag erledigt |||| %{smart_count} Aufträge erledigt',
    undoDone: 'Erledigten zurücknehmen |||| %{smart_count} erledigte zurücknehmen',
    sessionEnded:
      'Es wurde nichts weiter gesendet. Melden Sie sich neu an und erledigen Sie den Rest; was erledigt ist, steht nicht mehr in dieser Liste.',
    notInBin: 'liegt nicht mehr im Papierkorb',
    leave: {
      title: 'Seite verlassen, während Aufträge geändert werden?',
      text: 'Begonnenes wird beendet. Der Rest wird nicht begonnen und bleibt, wie er ist.',
    },
    keys: 'Die Pfeiltasten gehen von Auftrag zu Auftrag, die Leertaste wählt aus, zusammen mit der Umschalttaste mehrere hintereinander. Die Eingabetaste öffnet einen Auftrag, Entf fragt nach dem Löschen. Die Menütaste oder Umschalt+F10 öffnet, was mit einer Zeile getan werden kann. Die Pfeile zur Seite führen zu den Schaltflächen einer Zeile, Escape wieder hinaus. Strg und A wählen alle Zeilen der Seite aus, Escape hebt die Auswahl auf.',
    menuOf: 'Was mit %{name} getan werden kann',
  },
  messages: {
    label: 'SMS / WhatsApp',
    column: 'SMS',
    result: 'Ergebnis zeigen',
    generate: 'SMS erzeugen',
    generateOf: 'SMS für %{code} erzeugen',
    failed: 'SMS nicht gesendet: %{reason}',
  },
  bulk: {
    sendMessages: { label: 'Nachrichten senden' },
    ...bulkTexts(stageActions),
    verify: {
      label: 'Als geprüft markieren',
      title: 'Als geprüft markieren?',
      question:
        '%{smart_count} Auftrag wird als geprüft markiert. Damit ist seine Rechnung freigegeben. |||| %{smart_count} Aufträge werden als geprüft markiert. Damit sind ihre Rechnungen freigegeben.',
      running: 'Als geprüft markieren',
    },
    withdrawVerification: {
      label: 'Prüfung zurücknehmen',
      title: 'Prüfung zurücknehmen?',
      question:
        '%{smart_count} Auftrag gilt nicht mehr als geprüft. |||| %{smart_count} Aufträge gelten nicht mehr als geprüft.',
      running: 'Prüfung zurücknehmen',
    },
    delete: {
      label: 'Löschen',
      title: 'Aufträge löschen?',
      question:
        '%{smart_count} Auftrag wird gelöscht. |||| %{smart_count} Aufträge werden gelöscht.',
      running: 'Löschen',
    },
    ...removals(documentTexts),
    restore: {
      label: 'Wiederherstellen',
      title: 'Aufträge wiederherstellen?',
      question:
        '%{smart_count} Auftrag kommt mit seinen Dokumenten dorthin zurück, wo er stand. |||| %{smart_count} Aufträge kommen mit ihren Dokumenten dorthin zurück, wo sie standen.',
      running: 'Wiederherstellen',
    },
    erase: {
      label: 'Endgültig entfernen',
      title: 'Aufträge endgültig entfernen?',
      question:
        '%{smart_count} Auftrag wird mit seinen Ausweiskopien endgültig entfernt. Das lässt sich nicht rückgängig machen. Eine ausgestellte Rechnung bleibt. |||| %{smart_count} Aufträge werden mit ihren Ausweiskopien endgültig entfernt. Das lässt sich nicht rückgängig machen. Ausgestellte Rechnungen bleiben.',
      running: 'Endgültig entfernen',
    },
    more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
    left: '%{smart_count} ausgewählter Auftrag ist inzwischen nicht mehr in dieser Liste und bleibt unberührt. |||| %{smart_count} ausgewählte Aufträge sind inzwischen nicht mehr in dieser Liste und bleiben unberührt.',
    nothingLeft: 'Die ausgewählten Aufträge sind inzwischen nicht mehr in dieser Liste.',
    alreadyVerified:
      '%{smart_count} ausgewählter Auftrag ist schon geprüft. |||| %{smart_count} ausgewählte Aufträge sind schon geprüft.',
    report: '%{done} von %{total} erledigt. Diese Aufträge wurden nicht geändert:',
    stillSelected: 'Was noch in dieser Liste steht, bleibt ausgewählt.',
    reasons: {
      moved: 'ist inzwischen verschoben worden',
      deleted: 'wurde bereits gelöscht',
      unreachable: 'der Server hat nicht geantwortet',
    },
  },
  bin: {
    daysLeft: 'noch %{smart_count} Tag |||| noch %{smart_count} Tage',
    empty: 'Papierkorb leeren',
    emptyTitle: 'Papierkorb leeren?',
    emptyCount:
      '%{smart_count} Auftrag wird endgültig entfernt. |||| %{smart_count} Aufträge werden endgültig entfernt.',
    forGood:
      'Die Ausweiskopien gehen mit. Das lässt sich nicht rückgängig machen. Ausgestellte Rechnungen bleiben.',
  },
  warnings: {
    intro: 'Es ist nicht alles bereit:',
    count: '%{warning}: %{count} von %{total}',
    unverified: 'Nicht geprüft',
    unpaid: 'Nicht bezahlt',
    withoutIdentity: 'Ausweis fehlt',
    withoutLabel: 'Kein Versandetikett',
    sides: {
      front: 'Vorderseite fehlt',
      back: 'Rückseite fehlt',
      both: 'Vorder- und Rückseite fehlen',
    },
  },
  deletion: {
    ...byEditor(documentTexts, 'list', 'deletion'),
    documents: 'Auch aus den Dokumentenlisten entfernt: %{documents}.',
    invoices:
      'Die ausgestellte Rechnung bleibt. |||| Die %{smart_count} ausgestellten Rechnungen bleiben.',
    invoicesUnknown:
      'Ob Rechnungen ausgestellt wurden, ließ sich nicht feststellen. Ausgestellte bleiben.',
    bin: 'Lässt sich %{smart_count} Tag lang aus dem Papierkorb wiederherstellen. |||| Lässt sich %{smart_count} Tage lang aus dem Papierkorb wiederherstellen.',
    forGood: 'Das lässt sich nicht rückgängig machen.',
  },
  group: {
    create: 'Gruppe anlegen',
    missing: 'Gruppe %{name} gibt es noch nicht',
    explanation: {
      A: 'Aufträge nach Marokko reisen in Gruppe A. Legen Sie sie an, um diese Liste zu öffnen.',
      B: 'Aufträge aus Marokko reisen in Gruppe B. Legen Sie sie an, um diese Liste zu öffnen.',
      warehouse:
        'Das Lager öffnet sich, sobald es eine Gruppe B gibt, die Fahrt aus Marokko. Seine eigenen Aufträge reisen in Gruppe A nach Marokko: Sie sind alle noch da und erscheinen, sobald Gruppe B angelegt ist.',
    },
    picture: 'Ein Transporter, der auf seine ersten Pakete wartet',
  },
  steps: {
    label: 'Wo die Fahrt steht',
    current: 'Schritt %{step} von %{count}',
    finished: 'Abgeschlossen',
    deposit: 'Paketannahme',
    fire: 'Paketversand',
    france: 'Durchfahrt Frankreich',
    spain: 'Durchfahrt Spanien',
    clearance: 'Zollabfertigung',
    morocco: 'Ankunft in Marokko',
    distribution: 'Verteilung',
  },
  identity: {
    action: 'Ausweisprüfung',
    actionOf: 'Ausweisprüfung von %{name}',
    missingFiles: 'Die Ausweisprüfung braucht beide Seiten des Ausweises',
    title: 'Ausweis von %{name}',
    loading: 'Ausweis',
    front: 'Vorderseite',
    back: 'Rückseite',
    frontOf: 'Vorderseite des Ausweises von %{name}',
    backOf: 'Rückseite des Ausweises von %{name}',
    missing: 'Diese Seite fehlt',
    unreadable: 'Diese Seite konnte nicht geladen werden',
    notFound: 'Diesen Auftrag gibt es nicht',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    reset: 'Ins Feld einpassen',
  },
};

export const orderTools: OrderToolsTexts = {
  filters: {
    with: 'Mit',
    without: 'Ohne',
    identity: {
      complete: 'Beide Seiten vorhanden',
      noFront: 'Vorderseite fehlt',
      noBack: 'Rückseite fehlt',
    },
  },
  codes: {
    open: 'Codes',
    title: 'Diese Codes zeigen',
    input: 'Codes scannen oder einfügen',
    hint: 'Getrennt durch Leerzeichen, Komma, Semikolon oder Zeilen. Enter fügt sie hinzu.',
    add: 'Hinzufügen',
    tooMany: 'Höchstens %{most} Codes auf einmal. Was nicht passt, bleibt im Feld.',
    count: '%{smart_count} Code |||| %{smart_count} Codes',
    remove: 'Code %{code} entfernen',
    removeAll: 'Alle Codes entfernen',
    found:
      '%{found} von %{smart_count} Code steht auf dieser Liste. |||| %{found} von %{smart_count} Codes stehen auf dieser Liste.',
    hidden:
      '%{smart_count} davon ist durch die Suche oder einen anderen Filter verborgen. |||| %{smart_count} davon sind durch die Suche oder einen anderen Filter verborgen.',
    elsewhere: 'Auf einer anderen Liste:',
    unknown: 'Nicht gefunden:',
    finished: 'abgeschlossene Fahrt',
    failed: 'Die Codes konnten nicht geprüft werden.',
  },
  deleteView: '%{name} wird entfernt. Kein Auftrag ändert sich.',
};
