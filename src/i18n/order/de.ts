import { documentTexts } from '../documents/de.ts';
import { byEditor } from '../joined-texts.ts';
import { stageActions } from '../stages/de.ts';
import { doneTexts } from '../stages/stage-texts.ts';
import type { OrderTexts } from './en.ts';

export const order: OrderTexts = {
  form: {
    createTitle: 'Neuer Auftrag',
    editTitle: 'Auftrag %{code} bearbeiten',
    sender: 'Absender',
    recipient: 'Empfänger',
    parcels: 'Pakete und Zustellung',
    payment: 'Zahlung',
    goods: 'Waren',
    tourIsOff: 'Die Waren gehen nicht in die Stadt, für die der Kunde gemeldet ist.',
    changeTour: 'Tour ändern',
    direction: 'Richtung',
    state: 'Richtung und Station',
    identity: 'Ausweis',
    findSender: 'Absender suchen',
    findSenderHint: 'Name, Telefon oder Kundennummer',
    searching: 'Suche läuft …',
    noCustomer: 'Kein Kunde gefunden',
    searchNeedsLine:
      'Keine Verbindung: Kunden können jetzt nicht gesucht werden. Geben Sie einen neuen Kunden ein oder suchen Sie später.',
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
  unnumbered: {
    created: 'Auftrag gespeichert',
    changed: 'Auftrag geändert',
    title: 'Noch nicht gesendeter Auftrag',
    editTitle: 'Auftrag bearbeiten',
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
    history: 'Verlauf',
    noHistory: 'Kein Verlauf',
    wholeHistory:
      '%{smart_count} früheren Eintrag zeigen |||| %{smart_count} frühere Einträge zeigen',
    smsSent: 'SMS gesendet',
    smsNotSent: 'SMS nicht gesendet',
  },
  history: {
    create: 'Angelegt',
    priceReason: 'Grund für den Preis',
    change: 'Geändert',
    delete: 'Gelöscht',
    restore: 'Wiederhergestellt',
    finish: 'Angekommen: Die Fahrt ist abgeschlossen',
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
