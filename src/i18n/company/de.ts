import { channelTexts } from '../channels/de.ts';
import { priceLabels } from '../channels/texts-of-channels.ts';

export const settings = {
  fields: {
    name: 'Firmenname',
    logo: 'Logo',
    street: 'Straße und Hausnummer',
    zip: 'PLZ',
    city: 'Ort',
    country: 'Land',
    taxMode: 'Besteuerung',
    taxNumber: 'Steuernummer',
    vatId: 'USt-IdNr.',
    registerCourt: 'Registergericht',
    registerNumber: 'Registernummer',
    directors: 'Geschäftsführung',
    bank: 'Bankverbindung',
    'bank.holder': 'Kontoinhaber',
    'bank.bank': 'Bank',
    'bank.iban': 'IBAN',
    'bank.bic': 'BIC',
    website: 'Website',
    email: 'E-Mail',
    phoneGermany: 'Telefon in Deutschland',
    phoneMorocco: 'Telefon in Marokko',
    social: 'Name in sozialen Medien',
    invoicePattern: 'Muster der Rechnungsnummern',
    stornoPattern: 'Muster der Stornonummern',
    paymentDays: 'Zahlungsziel in Tagen',
    limits: 'Grenzen',
    'limits.compensation': 'Höchste Entschädigung bei Verlust oder Schaden',
    'limits.declaredToMorocco': 'Angegebener Wert, nach Marokko',
    'limits.declaredFromMorocco': 'Angegebener Wert, aus Marokko',
    'limits.smallInvoice': 'Kleinbetragsrechnung bis',
    dutyFree: 'Abgabenfrei zwischen Privatpersonen',
    'dutyFree.toMorocco': 'Geschenke nach Marokko',
    'dutyFree.dirhamsPerEuro': 'Dirham für einen Euro',
    'dutyFree.toMoroccoSource': 'Quelle, nach Marokko',
    'dutyFree.fromMorocco': 'Geschenke in die EU',
    'dutyFree.fromMoroccoSource': 'Quelle, in die EU',
    messages: 'Nachrichten',
    'messages.quietFrom': 'Ruhe ab',
    'messages.quietUntil': 'Ruhe bis',
    'messages.noticeDelay': 'Minuten, bis eine Mitteilung gesendet wird',
    'messages.reminderTemplate': 'Erinnerung an Termine',
    'messages.movedTemplate': 'Mitteilung über verlegte Termine',
    ...priceLabels(channelTexts),
    codes: 'Codes per SMS',
    'codes.sending': 'Codes per SMS senden',
    'codes.perDay': 'Codes am Tag, höchstens',
    'codes.adminRecovery': 'Neues Passwort eines Administrators',
    retention: 'Personenbezogene Daten',
    'retention.identityDays': 'Ausweisbilder: Tage nach der Fahrt',
    'retention.messageMonths': 'Chatnachrichten: Monate',
    'retention.sentMonths': 'Gesendete SMS und Nachrichten: Monate',
    'retention.customerYears': 'Kunden ohne Kontakt: Jahre',
    'retention.importDays': 'Zeilen importierter Tabellen: Tage',
    'retention.binDays': 'Aufträge im Papierkorb: Tage',
    checks: 'Prüfung von Zollerklärungen',
    'checks.collective': 'Wörter, die zu wenig sagen',
    'checks.prohibited': 'Waren, die nicht reisen dürfen',
    'checks.prohibitedIntoEu': 'Waren, die nicht in die EU dürfen',
  },
  choices: {
    country: {
      DE: 'Deutschland',
      MA: 'Marokko',
      FR: 'Frankreich',
      ES: 'Spanien',
      BE: 'Belgien',
      NL: 'Niederlande',
    },
    'codes.adminRecovery': {
      code: 'Mit einem Code',
      administrator: 'Nur von einem anderen Administrator',
    },
    taxMode: {
      regular: 'Regelbesteuerung',
      smallBusiness: 'Kleinunternehmer (§ 19 UStG)',
    },
  },
  sections: {
    company: 'Firma',
    register: 'Handelsregister',
    tax: 'Steuern',
    bank: 'Bankverbindung',
    contact: 'Kontakt',
    numbers: 'Nummern der Dokumente',
    limits: 'Grenzen',
    dutyFree: 'Abgabenfrei zwischen Privatpersonen',
    messages: 'Nachrichten',
    codes: 'Codes per SMS',
    retention: 'Personenbezogene Daten',
    checks: 'Prüfung von Zollerklärungen',
  },
};

export const texts = {
  fields: {
    key: 'Stelle auf dem Papier',
    text: 'Text',
    note: 'Notiz für Kollegen',
  },
  choices: {
    key: {
      'invoice.service.toMorocco': 'Rechnung: Leistung nach Marokko',
      'invoice.service.fromMorocco': 'Rechnung: Leistung aus Marokko',
      'invoice.prices': 'Rechnung: Preise',
      'invoice.terms': 'Rechnung: AGB',
      'invoice.compensation': 'Rechnung: Entschädigung',
      'invoice.closing': 'Rechnung: Schlusswort',
      'invoice.exemption.toMorocco': 'Rechnung: Steuerbefreiung nach Marokko',
      'invoice.exemption.fromMorocco': 'Rechnung: Steuerbefreiung aus Marokko',
      'invoice.exemption.smallBusiness': 'Rechnung: Steuerbefreiung für Kleinunternehmer',
      'declaration.correct': 'Zollerklärung: Angaben richtig',
      'declaration.noDangerousGoods': 'Zollerklärung: keine gefährlichen Güter',
      'declaration.ownProperty': 'Zollerklärung: eigenes Eigentum',
      'declaration.valueLimit': 'Zollerklärung: Wertgrenze',
      'declaration.household': 'Zollerklärung: haushaltsübliche Mengen',
      'declaration.terms': 'Zollerklärung: AGB',
    },
  },
  sections: {
    block: 'Textbaustein',
  },
};

export const company = {
  missing: 'Rechnungen können noch nicht ausgestellt werden. Es fehlt noch:',
  codesHalf:
    '%{sent} von %{most} Codes dieses Tages sind gesendet. Nach dem letzten bekommt niemand mehr einen Code auf einem Gerät, das er noch nie benutzt hat. Viele Codes können bedeuten, dass jemand sie im Namen anderer anfordert.',
  codesUsed:
    'Alle %{most} Codes dieses Tages sind gesendet. Bis %{at} bekommt niemand mehr einen Code auf einem Gerät, das er noch nie benutzt hat.',
  codesOff:
    'Codes per SMS sind ausgeschaltet: Niemand kann sich mit einem Code anmelden oder sich selbst ein neues Passwort geben.',
  setup: 'Einrichtung Schritt für Schritt',
  noAddress:
    'Dokumente nennen keine Adresse, unter der die AGB zu lesen sind, weil der Server seine eigene nicht kennt. Bitte dort einstellen lassen: %{variable}, zum Beispiel https://example.com.',
  example: 'Sieht so aus: %{number}',
  patternHelp: '{number:6} steht für die sechsstellige Nummer, {year} für das Jahr.',
  whenEmpty: 'Wenn leer: %{value}',
  quietHelp:
    'In diesen Stunden wird nichts von selbst gesendet, nach der Uhr im Land des Empfängers.',
  priceHelp: 'Die Preise gelten je SMS und schätzen nur, was eine Nachricht an viele kostet.',
  retention: {
    none: 'Noch ist nichts fällig. Was nach dem Speichern fällig wird, wird stündlich von selbst gelöscht.',
    bounds: 'Möglich sind ganze Zahlen von %{min} bis %{max}.',
    last: 'Zuletzt gelöscht am %{date}: %{count}',
    runs: 'Zuletzt von selbst gelöscht',
    when: 'Wann',
    what: 'Was',
    howMany: 'Anzahl',
    kinds: {
      identity: 'Ausweisbilder',
      messages: 'Chatnachrichten',
      sent: 'Gesendete Nachrichten',
      customers: 'Kunden ohne Kontakt',
      imports: 'Importierte Tabellen',
      bin: 'Aufträge im Papierkorb',
      invoicesOfErased: 'Rechnungen gelöschter Kunden',
    },
    open: '%{smart_count} weiterer Kunde hat einen offenen oder unbezahlten Auftrag und bleibt, bis das erledigt ist. |||| %{smart_count} weitere Kunden haben einen offenen oder unbezahlten Auftrag und bleiben, bis das erledigt ist.',
    demanded:
      '%{smart_count} weitere Nachricht zu Aufträgen bleibt, weil sie noch aufzubewahren ist. |||| %{smart_count} weitere Nachrichten zu Aufträgen bleiben, weil sie noch aufzubewahren sind.',
    identity: {
      stored:
        'Ohne Zahl bleiben sie. %{smart_count} abgeschlossener Auftrag hat Bilder. |||| Ohne Zahl bleiben sie. %{smart_count} abgeschlossene Aufträge haben Bilder.',
      due: '%{smart_count} Auftrag ist fällig: Seine Bilder werden binnen einer Stunde nach dem Speichern endgültig gelöscht. |||| %{smart_count} Aufträge sind fällig: Ihre Bilder werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
    },
    messages: {
      stored:
        'Ohne Zahl bleiben sie. %{smart_count} Nachricht ist gespeichert. |||| Ohne Zahl bleiben sie. %{smart_count} Nachrichten sind gespeichert.',
      due: '%{smart_count} Nachricht ist fällig: Sie wird binnen einer Stunde nach dem Speichern mit ihrer Datei endgültig gelöscht. |||| %{smart_count} Nachrichten sind fällig: Sie werden binnen einer Stunde nach dem Speichern mit ihren Dateien endgültig gelöscht.',
      law: 'Mindestens 84: Geschäftsbriefe sind sechs Jahre über das Ende ihres Jahres hinaus aufzubewahren (§ 257 HGB).',
    },
    sent: {
      stored:
        'Ohne Zahl bleiben sie. %{smart_count} gesendete Nachricht ist gespeichert. |||| Ohne Zahl bleiben sie. %{smart_count} gesendete Nachrichten sind gespeichert.',
      due: '%{smart_count} gesendete Nachricht ist fällig: Text und Empfänger werden binnen einer Stunde nach dem Speichern endgültig gelöscht. |||| %{smart_count} gesendete Nachrichten sind fällig: Texte und Empfänger werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
      law: 'Werbung und Codes werden nach dieser Zeit gelöscht. Was zu Aufträgen geschrieben wurde, bleibt mindestens sechs Jahre über das Ende seines Jahres hinaus (§ 257 HGB).',
    },
    customers: {
      stored:
        'Ohne Zahl bleiben sie. Es gibt %{smart_count} Kunden. |||| Ohne Zahl bleiben sie. Es gibt %{smart_count} Kunden.',
      due: '%{smart_count} Kunde ist fällig: Er wird binnen einer Stunde nach dem Speichern mit seinen Aufträgen und Nachrichten endgültig gelöscht. |||| %{smart_count} Kunden sind fällig: Sie werden binnen einer Stunde nach dem Speichern mit ihren Aufträgen und Nachrichten endgültig gelöscht.',
      law: 'So lange ohne Auftrag, Buchung, Nachricht oder Anmeldung. Mindestens 7 Jahre, weil ihre Briefe mitgelöscht werden (§ 257 HGB). Ausgestellte Rechnungen bleiben, solange sie aufzubewahren sind.',
    },
    imports: {
      due: '%{smart_count} Tabelle ist fällig: Ihre Zeilen werden binnen einer Stunde nach dem Speichern endgültig gelöscht, und der Import lässt sich nicht mehr rückgängig machen. |||| %{smart_count} Tabellen sind fällig: Ihre Zeilen werden binnen einer Stunde nach dem Speichern endgültig gelöscht, und die Importe lassen sich nicht mehr rückgängig machen.',
    },
    bin: {
      due: '%{smart_count} Auftrag ist fällig: Er wird binnen einer Stunde nach dem Speichern endgültig gelöscht. |||| %{smart_count} Aufträge sind fällig: Sie werden binnen einer Stunde nach dem Speichern endgültig gelöscht.',
    },
  },
  wordsHelp: 'Wörter, durch Leerzeichen getrennt. Eine leere Liste wird wieder zur mitgelieferten.',
  text: {
    advice:
      'Die mitgelieferten Sätze sind unsere eigenen und keine Rechtsberatung. Sie sind vom Anwalt des Inhabers zu bestätigen.',
    frozen: 'Bereits ausgestellte Dokumente behalten die Version, mit der sie gedruckt wurden.',
    variables: 'Was in geschweiften Klammern steht, wird beim Druck ausgefüllt:',
    preview: 'So wird es gedruckt',
    otherLanguages: 'Weitere Sprachen',
    variable: {
      company: 'Firmenname',
      compensationLimit: 'Höchste Entschädigung',
      valueLimit: 'Grenze des angegebenen Werts',
    },
  },
};
