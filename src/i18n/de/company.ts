import { channelTexts } from '../channels/de.ts';
import { priceLabels } from '../channels/texts-of-channels.ts';
import { messageKinds } from '../chat/de/message-kinds.ts';
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
    checks: 'Prüfung von Erklärungen',
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
    checks: 'Prüfung von Erklärungen',
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
      'declaration.correct': 'Erklärung: Angaben richtig',
      'declaration.noDangerousGoods': 'Erklärung: keine gefährlichen Güter',
      'declaration.ownProperty': 'Erklärung: eigenes Eigentum',
      'declaration.valueLimit': 'Erklärung: Wertgrenze',
      'declaration.household': 'Erklärung: haushaltsübliche Mengen',
      'declaration.terms': 'Erklärung: AGB',
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
  noAddress:
    'Dokumente nennen keine Adresse, unter der die AGB zu lesen sind, weil der Server seine eigene nicht kennt. Bitte dort einstellen lassen: %{variable}, zum Beispiel https://example.com.',
  example: 'Sieht so aus: %{number}',
  patternHelp: '{number:6} steht für die sechsstellige Nummer, {year} für das Jahr.',
  whenEmpty: 'Wenn leer: %{value}',
  quietHelp:
    'In diesen Stunden wird nichts von selbst gesendet, nach der Uhr im Land des Empfängers.',
  priceHelp: 'Die Preise gelten je SMS und schätzen nur, was eine Nachricht an viele kostet.',
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

export const conversation = {
  title: 'Gespräch',
  open: 'Gespräch öffnen',
  none: 'Noch nichts geschrieben',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  office: 'Büro',
  download: '%{name} herunterladen',
  lost: 'Diese Datei konnte nicht geladen werden.',
  kinds: messageKinds,
};
