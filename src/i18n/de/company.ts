export const settings = {
  name: 'Firma |||| Firma',
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
    limits: 'Grenzen',
    'limits.compensation': 'Höchste Entschädigung bei Verlust oder Schaden',
    'limits.declaredToMorocco': 'Angegebener Wert, nach Marokko',
    'limits.declaredFromMorocco': 'Angegebener Wert, aus Marokko',
    'limits.smallInvoice': 'Kleinbetragsrechnung bis',
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
    taxMode: {
      regular: 'Regelbesteuerung',
      smallBusiness: 'Kleinunternehmer (§ 19 UStG)',
    },
  },
  sections: {
    company: 'Firma',
    tax: 'Steuern',
    bank: 'Bankverbindung',
    contact: 'Kontakt',
    numbers: 'Nummern der Dokumente',
    limits: 'Grenzen',
  },
};

export const texts = {
  name: 'Textbaustein |||| Textbausteine',
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
  example: 'Sieht so aus: %{number}',
  patternHelp: '{number:6} steht für die sechsstellige Nummer, {year} für das Jahr.',
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
