import type { errors as errorModel, validation as validationModel } from '../en/errors.ts';

export const errors = {
  request: {
    malformed: 'Der Server konnte diese Anfrage nicht lesen.',
    unknownField: 'Die Anfrage nennt ein Feld, das es nicht gibt.',
    badValue: 'Die Anfrage enthält einen unzulässigen Wert.',
    keyReused: 'Diese Anfrage wurde schon einmal mit anderem Inhalt gesendet.',
    inProgress: 'Das wird bereits gespeichert. Bitte warten Sie einen Moment.',
    tooLarge: 'Das ist zu groß zum Senden.',
    wrongType: 'Dateien dieser Art werden nicht angenommen.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  },
  session: {
    missing: 'Bitte melden Sie sich an.',
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    wrongCredentials: 'Telefon oder Passwort falsch',
  },
  access: { denied: 'Dazu ist Ihr Konto nicht berechtigt.' },
  record: {
    notFound: 'Diesen Eintrag gibt es nicht mehr.',
    stale: 'Jemand anderes hat diesen Eintrag inzwischen geändert.',
    inUse: 'Dieser Eintrag wird noch an anderer Stelle verwendet.',
    duplicate: 'Einen solchen Eintrag gibt es bereits.',
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
    closed: 'Diese Fahrt ist beendet.',
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
    reached:
      'Dieses Konto hat gesendet, was es an einem Tag senden darf. Bitte machen Sie morgen weiter.',
  },
  server: {
    failed: 'Serverfehler, bitte neu laden',
    notReady: 'Der Server startet gerade. Bitte versuchen Sie es gleich noch einmal.',
    diskFull:
      'Die Festplatte des Servers ist voll. Nichts wurde gespeichert; bitte sagen Sie es Ihrem Administrator.',
  },
} satisfies typeof errorModel;

export const validation = {
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
  notMoney: 'Kein gültiger Betrag, zum Beispiel 12.50',
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
  unprintable: 'Enthält ein nicht druckbares Zeichen',
  wrongFileType: 'Dateien dieser Art werden hier nicht angenommen',
  notAnIban: 'Keine gültige IBAN; bitte die Eingabe prüfen',
  notAVatId: 'Keine gültige USt-IdNr.; bitte die Eingabe prüfen',
  notALeitwegId: 'Keine gültige Leitweg-ID; bitte die Eingabe prüfen',
  notANumberPattern: 'Braucht einmal {number} und höchstens einmal {year}',
  unknownVariable: 'In geschweiften Klammern darf hier nur %{limit} stehen',
} satisfies typeof validationModel;
