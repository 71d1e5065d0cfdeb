import type { ServerTexts } from './en.ts';

export const serverTexts: ServerTexts = {
  legalPages: {
    agb: 'Allgemeine Geschäftsbedingungen',
    impressum: 'Impressum',
    privacy: 'Datenschutzerklärung',
  },
  legalVersion: {
    version: 'Fassung',
    from: 'in Kraft ab',
    binding: 'Maßgeblich ist die deutsche Fassung.',
    permanent: 'Dauerhafte Adresse dieser Fassung',
    former: 'Dies ist eine frühere Fassung. Zur geltenden Fassung',
  },
  frame: {
    brand: 'Jisr',
    languages: 'Sprachen',
    back: 'Zurück',
    toCustomers: 'Zur Seite für Kunden',
    contents: 'Inhalt',
    others: 'Außerdem in Kraft',
  },
  missingPage: {
    title: 'Diese Seite gibt es nicht',
    about: 'Unter dieser Adresse steht keine veröffentlichte Fassung.',
    inForce: 'In Kraft sind',
    none: 'Zurzeit ist keine Fassung veröffentlicht.',
  },
  withheld:
    '[Hier kamen mehr Nachrichten, als in 24 Stunden angenommen werden. Diese und die folgenden wurden zurückgehalten; sie liegen beim Anbieter.]',
  dailyBytes:
    'Sie haben so viel geschrieben, wie in 24 Stunden möglich ist (%{size}). Ab %{until} Uhr (Berliner Zeit) geht es weiter.',
  archive: {
    title: 'Ihre Daten',
    about:
      'Alles, was über Sie gespeichert ist. Jede Liste lässt sich mit einem Texteditor lesen. Nicht enthalten: Passwörter und andere Geheimnisse sowie die Namen unserer Mitarbeiter.',
    aboutOwn:
      'Was über Sie gespeichert ist. Jede Liste lässt sich mit einem Texteditor lesen. Nicht enthalten: Passwörter und andere Geheimnisse, die Namen unserer Mitarbeiter, was unser Büro für sich notiert hat, und Rechnungen, die jemand anderes bezahlt. Fragen Sie uns danach.',
    limit:
      'Sie können Ihre Daten in 24 Stunden %{count}-mal herunterladen. Ab %{until} Uhr (Berliner Zeit) geht es wieder.',
    files: 'Dateien',
    missing: 'Nicht mehr gespeichert',
    parts: {
      'person.json': 'Name, Anschrift, Kontakt, Einwilligungen',
      'office/notes.json': 'Was das Büro über Sie notiert hat',
      'orders.json': 'Aufträge',
      'parcels.json': 'Pakete',
      'invoices.json': 'Rechnungen',
      'messages.json': 'Nachrichten des Gesprächs',
      'office/internal-messages.json': 'Interne Nachrichten zum Gespräch',
      'office/planned-messages.json': 'Für später geplante Nachrichten',
      'sent-messages.json': 'Nachrichten per SMS und auf anderen Wegen',
      'bookings.json': 'Gebuchte Termine',
      'reviews.json': 'Bewertungen',
      'sessions.json': 'Wo Sie angemeldet sind',
      'last-sign-in.json': 'Letzte Nutzung einer beendeten Sitzung',
      'sign-in-attempts.json': 'Fehlgeschlagene Anmeldungen',
      'own-actions.json': 'Was Sie hier getan haben',
    },
  },
};
