import { common } from '../common/de.ts';
import { documentTexts } from '../documents/de.ts';
import { byEditor, byKind } from '../joined-texts.ts';
import { isolated } from '../languages.ts';
import { entrance, session } from '../login/de.ts';
import { ra } from '../react-admin/de.ts';
import { stages } from '../stages/de.ts';
import { stageTexts } from '../stages/stage-texts.ts';
import type { FrontMessages } from './en.ts';

const shell = {
  menu: {
    only: 'Nur zeigen: %{name}',
    label: 'Hauptmenü',
    overview: 'Übersicht',
    toMorocco: 'Nach Marokko',
    ...stageTexts(stages, 'name'),
    fromMorocco: 'Aus Marokko',
    bin: 'Papierkorb',
    ...byEditor(documentTexts, 'list', 'menu'),
    chat: 'Chat',
    campaigns: 'Gesendete Nachrichten',
    outbox: 'Postausgang',
    scan: 'Pakete scannen',
    resources: 'Ressourcen',
    unread:
      '%{name}, %{smart_count} ungelesenes Gespräch |||| %{name}, %{smart_count} ungelesene Gespräche',
    arrange: 'Menü anpassen',
    arranged: 'Fertig',
    logout: 'Abmelden',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    expand: 'Menü verbreitern',
    collapse: 'Menü verkleinern',
    sections: {
      operations: 'Betrieb',
      documents: 'Dokumente',
      customers: 'Touren und Kunden',
      messages: 'Nachrichten',
      content: 'Inhalte',
      settings: 'Einstellungen',
      favourites: 'Favoriten',
    },
  },
  bar: {
    language: entrance.language,
    theme: 'Darstellung',
    themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie auf diesem Gerät' },
    search: 'Suchen',
    refresh: 'Aktualisieren',
    account: 'Konto',
    readNotices: 'Hinweise „… angezeigt“',
    notices: 'Hinweise',
    shortcuts: 'Tastenkürzel',
    security: 'Sicherheit',
    toRows: 'Zur Liste springen',
  },
  confirm: {
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
  },
  logout: {
    title: 'Abmelden und verwerfen?',
    text: 'Beim Abmelden wird alles gelöscht, was auf diesem Gerät gespeichert ist. Folgendes liegt nirgendwo sonst:',
    drafts: 'Nicht gespeicherte Eingaben',
    messages: 'Nicht gesendete Nachrichten',
    views: 'Gespeicherte Ansichten',
    stay: 'Hier bleiben',
    discard: 'Abmelden und verwerfen',
    of: {
      newOrder: 'Neuer Auftrag',
      order: 'Auftrag',
      ...byKind(documentTexts, 'draft'),
      message: 'Nachricht',
    },
  },
  loading: {
    label: 'Wird geladen',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Dieser Weg endet am Wasser. Die Seite wurde verschoben, oder in der Adresse steckt ein Tippfehler.',
    picture: 'Eine Brücke, die mitten über der Meerenge endet',
    back: 'Zurück',
  },
  failure: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Auf dieser Seite ist etwas schiefgegangen. Ihre gespeicherten Daten sind davon nicht betroffen.',
    details: 'Einzelheiten für den Support',
  },
  viewing: {
    line: 'Sie sehen das Programm als %{name} und ändern nichts.',
    leave: 'Zurück zur eigenen Sitzung',
  },
  connection: {
    lost: 'Keine Verbindung.',
    lostSince: 'Keine Verbindung. Sie sehen, was zuletzt gelesen wurde, um %{time}.',
    lostOn: 'Keine Verbindung. Sie sehen, was zuletzt gelesen wurde, am %{date}.',
    asOf: 'Stand %{time}, wird aktualisiert',
    asOfDate: 'Stand %{date}, wird aktualisiert',
    title: 'Dieser Teil des Programms konnte nicht geladen werden',
    asking: 'Der Server wird gefragt …',
    unreachable:
      'Der Server ist nicht erreichbar. Was Sie gespeichert haben, ist sicher. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
    answering: 'Der Server antwortet. Laden Sie die Seite neu, um fortzufahren.',
  },
  overview: {
    stages: 'Aufträge nach Station',
    unpaid: '%{count} unbezahlt',
    unverified: '%{count} ungeprüft',
    trips: 'Laufende Fahrten',
    noTrip: 'Keine Fahrt offen',
    records: 'Auf einen Blick',
    blocked: '%{count} gesperrt',
    open: '%{count} offen',
    unavailable: 'Diese Zahl konnte nicht geladen werden',
  },
} satisfies FrontMessages['shell'];

const notice = {
  line: {
    needed: 'Dafür wird eine Verbindung gebraucht',
    notSent: 'Einer der Einträge ist noch nicht gesendet. Bitte zuerst senden.',
    stored: 'Noch nicht gesendet: Es wird gesendet, sobald die Verbindung wieder da ist',
  },
  server: {
    reload: 'Serverfehler, bitte neu laden',
    error: 'Serverfehler',
  },
  session: {
    connected: 'Sie sind angemeldet',
    incorrect: 'Telefon oder Passwort falsch',
    passwordChanged: 'Passwort geändert',
  },
  recovery: {
    requestFailed: 'Serverfehler',
    verifyFailed: 'Serverfehler',
    noUser: 'Kein Benutzer mit dieser Telefonnummer',
    checkCode: 'Bitte den Bestätigungscode prüfen',
  },
  orders: {
    switched: 'Aufträge verschoben',
    verified: 'Aufträge geprüft',
    deleted: 'Aufträge gelöscht',
    fetched: 'Aufträge nach Marokko angezeigt',
    trackingFetched: 'Aufträge nach Marokko angezeigt',
  },
  bin: {
    restored: 'Aufträge wiederhergestellt',
    erased: 'Aufträge endgültig entfernt',
    emptied: 'Papierkorb geleert',
  },
  bulk: {
    partly: '%{done} von %{total} Aufträgen erledigt',
    verificationWithdrawn: 'Prüfung zurückgenommen',
    takenBack:
      'Zurückgenommen: %{smart_count} Auftrag |||| Zurückgenommen: %{smart_count} Aufträge',
    waiting: 'Mitteilungen warten (Personen: %{smart_count})',
  },
  documents: { sent: 'Rechnung gesendet' },
  ...byEditor(documentTexts, 'list', 'notices'),
  trips: {
    updated: 'Fahrt aktualisiert',
    createGroup: 'Gruppe anlegen',
    created: 'Gruppe %{name} angelegt',
  },
  messages: {
    sent: 'Nachricht gesendet',
    nothingSelected: 'Wählen Sie zuerst die Aufträge aus, deren Kunden Sie schreiben möchten.',
    smsSent: 'SMS erfolgreich gesendet',
  },
  exports: {
    lacks:
      '%{smart_count} ausgewählten Auftrag gibt es nicht mehr; er fehlt in der Datei. |||| %{smart_count} ausgewählte Aufträge gibt es nicht mehr; sie fehlen in der Datei.',
  },
} satisfies FrontMessages['notice'];

const errors = {
  request: {
    malformed: 'Der Server konnte diese Anfrage nicht lesen.',
    unknownField: 'Die Anfrage nennt ein Feld, das es nicht gibt.',
    badValue: 'Die Anfrage enthält einen unzulässigen Wert.',
    keyReused: 'Diese Anfrage wurde schon einmal mit anderem Inhalt gesendet.',
    inProgress: 'Das wird bereits gespeichert. Bitte warten Sie einen Moment.',
    tooLarge: 'Das ist zu groß zum Senden.',
    tooSlow: 'Das Senden hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    wrongType: 'Dateien dieser Art werden nicht angenommen.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  },
  session: {
    missing: 'Bitte melden Sie sich an.',
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    wrongCredentials: 'Telefon oder Passwort falsch',
    wrongCode: 'Der Code stimmt nicht oder ist abgelaufen.',
    secondFactor: 'Das Passwort stimmt. Ein zweiter Faktor fehlt noch.',
    wrongFactor: 'Das stimmt nicht oder wurde schon benutzt.',
    ticketEnded:
      'Das hat zu lange gedauert oder ist zu oft misslungen. Bitte melden Sie sich neu an.',
    factorDue: 'Richten Sie zuerst einen zweiten Faktor ein.',
    viewOnly: 'Sie sehen das Programm als jemand anderes: Es wird nichts geändert.',
    lastFactor: 'Ihre Rolle braucht einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    codesOff: 'Zurzeit werden keine Codes gesendet. Bitte rufen Sie das Büro an.',
  },
  access: { denied: 'Dazu ist Ihr Konto nicht berechtigt.' },
  record: {
    notFound: 'Diesen Eintrag gibt es nicht mehr.',
    stale: 'Dieser Eintrag ist inzwischen geändert worden.',
    inUse: 'Dieser Eintrag wird noch an anderer Stelle verwendet.',
    duplicate: 'Einen solchen Eintrag gibt es bereits.',
    rejected: 'Eine Regel des Betriebs erlaubt das nicht.',
    invalid: 'Bitte prüfen Sie die markierten Felder.',
  },
  route: {
    notFound: 'Der Server kennt diese Adresse nicht.',
    methodNotAllowed: 'Der Server erlaubt das hier nicht.',
  },
  transition: { forbidden: 'Dieser Schritt ist von der jetzigen Station aus nicht möglich.' },
  user: {
    lastAdmin: 'Der letzte Administrator muss bleiben.',
    oneself: 'Mit dem eigenen Konto geht das nicht.',
  },
  trip: {
    alreadyOpen: 'Diese Gruppe hat bereits eine offene Fahrt.',
    closed: 'Diese Fahrt ist abgeschlossen.',
  },
  appointment: {
    full: 'Alle Plätze dieses Termins sind vergeben.',
    closed: 'Dieser Termin kann nicht mehr gebucht oder abgesagt werden.',
  },
  parcel: { kept: 'Ein Paket, das gewogen oder gescannt wurde, kann nicht entfallen.' },
  invoice: {
    issued: 'Die Rechnung dieses Auftrags ist ausgestellt. Stornieren Sie sie zuerst.',
    cancelled: 'Dieses Dokument kann nicht storniert werden oder ist es schon.',
    damaged:
      'Die archivierte Datei dieser Rechnung ist beschädigt. Die Administration kann sie aus einer Sicherung wiederherstellen.',
    incomplete: 'Der Rechnung fehlen Angaben, die das Gesetz verlangt.',
  },
  list: { tooLong: 'Die Liste ist zu lang, um sie ganz zu zeigen. Bitte grenzen Sie sie ein.' },
  quota: {
    reached: 'Dieses Konto hat sein Tageslimit erreicht. Bitte machen Sie morgen weiter.',
  },
  message: {
    noTemplate: 'Dafür gibt es keine Vorlage. Bitte erst eine anlegen oder auswählen.',
    noNumber: 'Diese Nummer kann solche Nachrichten nicht empfangen.',
    optedOut: 'Der Kunde hat Nachrichten auf diesem Weg abbestellt.',
    notEditable:
      'Diese Nachricht kann nicht geändert werden: nur Texte, die den Chat nicht verlassen haben.',
    tooLateToEdit: 'Eine Nachricht kann nur eine Minute lang geändert werden.',
    windowClosed:
      'WhatsApp nimmt jetzt nur freigegebene Vorlagen an. Bitte per SMS oder im Chat antworten.',
  },
  preferences: {
    full: 'Es lassen sich keine weiteren Ansichten und Spalten speichern. Bitte löschen Sie zuerst einige gespeicherte Ansichten.',
  },
  server: {
    failed: 'Serverfehler, bitte neu laden',
    notReady: 'Der Server startet gerade. Bitte versuchen Sie es gleich noch einmal.',
    diskFull:
      'Die Festplatte des Servers ist voll. Nichts wurde gespeichert; bitte sagen Sie es Ihrem Administrator.',
  },
} satisfies FrontMessages['errors'];

const validation = {
  required: 'Pflichtfeld',
  tooShort: 'Mindestens %{limit} Zeichen',
  tooLong: 'Höchstens %{limit}',
  tooSmall: 'Mindestens %{limit}',
  tooLarge: 'Höchstens %{limit}',
  pattern: 'Nicht in der erwarteten Form',
  notText: 'Muss Text sein',
  notANumber: 'Muss eine Zahl sein',
  notAnInteger: 'Muss eine ganze Zahl sein',
  notABoolean: 'Muss Ja oder Nein sein',
  notADate: 'Kein gültiges Datum',
  notADateTime: 'Kein gültiges Datum mit Uhrzeit',
  notMoney: 'Kein gültiger Betrag, zum Beispiel 12,50',
  tooManyDecimals: 'Höchstens %{limit} Nachkommastellen',
  staysTrue: 'Lässt sich nicht zurücknehmen',
  notAPhone: 'Keine gültige Telefonnummer, zum Beispiel +212661234567',
  notAnEmail: 'Keine gültige E-Mail-Adresse',
  notAUrl: 'Keine gültige Webadresse, zum Beispiel https://example.com',
  notAChoice: 'Keine der Möglichkeiten',
  notAnId: 'Kein gültiger Verweis',
  notAList: 'Muss eine Liste sein',
  notAnObject: 'Muss eine Gruppe von Werten sein',
  unknownReference: 'Diesen Eintrag gibt es nicht',
  unknownField: 'Dieses Feld gibt es nicht',
  assignedByServer: 'Diesen Wert vergibt nur der Server',
  notWritable: 'Diesen Wert dürfen Sie nicht ändern',
  duplicate: 'Bereits vergeben',
  endsBeforeStart: 'Endet vor dem Beginn',
  cityNotInTour: 'Keine Stadt dieser Tour',
  wrongPassword: 'Nicht Ihr jetziges Passwort',
  wrongFactor: 'Stimmt nicht oder wurde schon benutzt',
  tooCommon: 'Zu leicht zu erraten. Bitte wählen Sie ein anderes Passwort',
  unprintable: 'Enthält ein nicht druckbares Zeichen',
  notOnPaper: 'Keine Schrift der Dokumente hat %{limit}',
  wrongFileType: 'Dateien dieser Art werden hier nicht angenommen',
  notAnIban: 'Keine gültige IBAN; bitte die Eingabe prüfen',
  notAVatId: 'Keine gültige USt-IdNr.; bitte die Eingabe prüfen',
  notALeitwegId: 'Keine gültige Leitweg-ID; bitte die Eingabe prüfen',
  notAnHsCode: 'Kein HS-Code: sechs Ziffern, etwa 610910',
  notACountry: 'Kein Land; bitte eines auswählen',
  notAnIdNumber: 'Keine Ausweisnummer: 4 bis 20 Buchstaben und Ziffern',
  notACin: 'Keine Nummer eines marokkanischen Ausweises, etwa AB123456',
  notANumberPattern: 'Braucht einmal {number} und höchstens einmal {year}',
  noMessages: 'An diese Nummer kann keine Nachricht gehen',
  notFilled:
    '%{found} wird hier nicht ausgefüllt und ginge so hinaus, wie es dasteht. Schreiben Sie, was gemeint ist.',
  own: 'Nicht erlaubt',
  unknownVariable: `${isolated('%{found}')} steht für nichts. In geschweiften Klammern darf hier nur stehen: %{limit}`,
} satisfies FrontMessages['validation'];

export const front = {
  ra,
  common,
  shell,
  session,
  notice,
  errors,
  validation,
} satisfies FrontMessages;
