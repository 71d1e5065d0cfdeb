import type { notice as model } from '../en/notices.ts';

export const notice = {
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
    fetched: 'Aufträge nach Marokko geladen',
    trackingFetched: 'Aufträge nach Marokko geladen',
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
  },
  bills: {
    fetched: 'Rechnung geladen',
    saved: 'Rechnung gespeichert',
    deleted: 'Rechnung gelöscht',
    sent: 'Rechnung gesendet',
    notFound: 'Rechnung nicht gefunden',
  },
  declarations: {
    listFetched: 'Erklärungen geladen',
    fetched: 'Erklärung geladen',
    saved: 'Erklärung gespeichert',
    deleted: 'Erklärung gelöscht',
    notFound: 'Erklärung nicht gefunden',
  },
  tickets: {
    listFetched: 'Etiketten geladen',
    fetched: 'Etikett geladen',
    saved: 'Etikett gespeichert',
    deleted: 'Etikett gelöscht',
    notFound: 'Etikett nicht gefunden',
  },
  trips: {
    updated: 'Fahrt aktualisiert',
    createGroup: 'Gruppe anlegen',
    created: 'Gruppe %{name} angelegt',
  },
  messages: {
    sent: 'Nachricht gesendet',
    smsSent: 'SMS erfolgreich gesendet',
  },
  exports: {
    lacks:
      '%{smart_count} ausgewählten Auftrag gibt es nicht mehr; er fehlt in der Datei. |||| %{smart_count} ausgewählte Aufträge gibt es nicht mehr; sie fehlen in der Datei.',
  },
} satisfies typeof model;
