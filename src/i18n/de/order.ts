import { documentTexts } from '../documents/de.ts';
import type { Messages } from '../en.ts';
import { byEditor } from '../joined-texts.ts';
import { stageActions } from '../stages/de.ts';
import { doneTexts } from '../stages/stage-texts.ts';

export const order: Messages['order'] = {
  form: {
    createTitle: 'Neuer Auftrag',
    editTitle: 'Auftrag %{code} bearbeiten',
    sender: 'Absender',
    recipient: 'Empfänger',
    parcels: 'Pakete und Zustellung',
    payment: 'Zahlung',
    direction: 'Richtung',
    state: 'Richtung und Station',
    identity: 'Ausweis',
    findSender: 'Absender suchen',
    findSenderHint: 'Name, Telefon oder Kundennummer',
    searching: 'Suche läuft …',
    noCustomer: 'Kein Kunde gefunden',
    newSender: 'Neuer Kunde',
    pickSender: 'Vorhandenen Kunden wählen',
    changeSender: 'Ändern',
    addressBook: '%{smart_count} früherer Empfänger |||| %{smart_count} frühere Empfänger',
    earlierRecipients: 'Empfänger früherer Aufträge',
    unlikelyPhone: 'Eine solche Nummer gibt es in keinem Land. Bitte prüfen.',
    otherCountryPhone:
      'Das könnte auch %{number} sein. Wenn diese Nummer gemeint ist, bitte mit Ländervorwahl eingeben.',
    resembles: {
      phone: '%{name} (%{code}) hat diese Telefonnummer bereits.',
      nameAndCity: '%{name} (%{code}) heißt genauso und wohnt in derselben Stadt.',
    },
    takeCustomer: 'Diesen Kunden nehmen',
    otherSpelling: 'Frühere Aufträge an diese Nummer gingen an %{name}.',
    takeSpelling: 'Schreibweise übernehmen',
    stageHint: 'Die Schaltflächen auf der Seite des Auftrags bringen ihn zu einer anderen Station.',
    noPackages: 'Es ist kein Paket eingetragen: gespeichert wird 0.',
    created: 'Auftrag %{code} gespeichert',
    changed: 'Auftrag %{code} geändert',
    notLost:
      'Der Auftrag ist noch nicht gespeichert. Ihre Eingaben sind noch da; speichern Sie einfach erneut.',
  },
  billing: {
    asLastTime: 'Wie zuletzt: %{name}',
    goesTo: 'Die Rechnung geht an',
  },
  draft: {
    pickAgain:
      'Neu ausgewählte Bilder des Ausweises werden nicht auf diesem Gerät aufbewahrt. Bitte wählen Sie sie noch einmal aus.',
  },
  conflict: {
    title: 'Jemand anderes hat diesen Auftrag geändert',
    text: 'Er wurde gespeichert, während Sie daran gearbeitet haben. Wählen Sie für jeden Wert die richtige Fassung. Vorher wird nichts gespeichert.',
  },
  page: {
    title: 'Auftrag %{code}',
    received: 'Eingang',
    actions: 'Was mit diesem Auftrag getan werden kann',
    payment: 'Zahlung',
    due: 'Noch zu zahlen',
    lines: 'Positionen',
    noLines: 'Noch keine',
    sum: 'Summe',
    documents: 'Dokumente',
    ...byEditor(documentTexts, 'path', 'ofOrder'),
    made: 'Erstellt',
    notMade: 'Noch nicht erstellt',
    present: 'Vorhanden',
    missing: 'Fehlt',
    trip: 'Fahrt',
    messages: 'Gesendete Nachrichten',
    noMessages: 'Zu diesem Auftrag wurde noch nichts gesendet.',
    noTrip: 'Noch nicht unterwegs',
    loading: 'Wird geladen …',
    history: 'Verlauf',
    noHistory: 'Kein Verlauf',
    wholeHistory:
      '%{smart_count} früheren Eintrag zeigen |||| %{smart_count} frühere Einträge zeigen',
    smsSent: 'SMS gesendet',
    smsNotSent: 'SMS nicht gesendet',
  },
  history: {
    create: 'Angelegt',
    change: 'Geändert',
    delete: 'Gelöscht',
    restore: 'Wiederhergestellt',
    finish: 'Angekommen: die Fahrt ist beendet',
    issueInvoice: 'Rechnung ausgestellt',
    cancelInvoice: 'Rechnung storniert',
    ...doneTexts(stageActions),
    verify: 'Geprüft',
    withdrawVerification: 'Prüfung zurückgenommen',
    ...byEditor(documentTexts, 'flag', 'history'),
    smsToMa: { on: 'SMS nach Marokko veranlasst', off: 'SMS nach Marokko zurückgenommen' },
    paid: { on: 'Als bezahlt markiert', off: 'Als nicht bezahlt markiert' },
  },
};

export const parcels: Messages['parcels'] = {
  title: '%{number} von %{count}',
  weigh: 'Gewicht von Paket %{number}',
  wrongWeight: 'Über 0 bis 500 kg, zwei Nachkommastellen',
  unweighed: 'nicht gewogen',
  list: 'Pakete dieses Auftrags',
  more: '%{smart_count} weiteres Paket zeigen |||| %{smart_count} weitere Pakete zeigen',
  states: {
    registered: 'Angekündigt',
    received: 'Im Lager',
    loaded: 'Verladen',
    delivered: 'Zugestellt',
    missing: 'Vermisst',
  },
};

export const trips: Messages['trips'] = {
  tracking: {
    step: '%{name}, Schritt %{step} von %{count}',
    update: {
      title: 'Sendungsverfolgung ändern?',
      question: 'Die Fahrt geht von „%{from}“ zu „%{to}“ über.',
      confirm: 'Ändern',
    },
    restart: {
      action: 'Neu beginnen',
      title: 'Sendungsverfolgung neu beginnen?',
      text: 'Die Sendungsverfolgung kehrt zur Paketannahme zurück.',
    },
    finish: {
      action: 'Abschließen',
      title: 'Sendungsverfolgung abschließen?',
      text: 'Alle Aufträge werden aus dieser Gruppe entfernt.',
      archived:
        'Sie gehen nicht verloren: Sie werden mit dieser Fahrt archiviert und bleiben unter „Frühere Fahrten“ lesbar.',
    },
    meanwhile:
      'Jemand anderes hat diese Fahrt inzwischen geändert. Sie sehen den jetzigen Stand; Ihre Änderung wurde nicht ausgeführt.',
    earlier: 'Frühere Fahrten',
    open: 'Fahrt öffnen',
  },
  page: {
    steps: 'Weg der Fahrt',
    orders: 'Aufträge dieser Fahrt',
    duration: 'Dauer',
    days: '%{smart_count} Tag |||| %{smart_count} Tage',
    back: 'Zurück zu „%{step}“',
    by: 'durch %{name}',
    none: 'Diese Fahrt hatte keine Aufträge geladen.',
    noneYet: 'Diese Fahrt hat noch keine Aufträge geladen.',
    unpaid: '%{amount} nicht bezahlt',
    hint: 'Abgeschlossen wird eine Fahrt in der Sendungsverfolgung, die vorher fragt, was aus ihren Aufträgen wird.',
  },
};
