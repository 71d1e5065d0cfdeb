/** What people call the settings of the company: fields, values and sections. */
export const settings = {
  name: 'Company |||| Company',
  fields: {
    name: 'Company name',
    logo: 'Logo',
    street: 'Street and number',
    zip: 'ZIP',
    city: 'City',
    country: 'Country',
    taxMode: 'Taxation',
    taxNumber: 'Tax number',
    vatId: 'VAT number',
    bank: 'Bank account',
    'bank.holder': 'Account holder',
    'bank.bank': 'Bank',
    'bank.iban': 'IBAN',
    'bank.bic': 'BIC',
    website: 'Website',
    email: 'E-mail',
    phoneGermany: 'Phone in Germany',
    phoneMorocco: 'Phone in Morocco',
    social: 'Social media name',
    invoicePattern: 'Pattern of invoice numbers',
    stornoPattern: 'Pattern of cancellation numbers',
    paymentDays: 'Payment due after days',
    limits: 'Limits',
    'limits.compensation': 'Highest compensation for loss or damage',
    'limits.declaredToMorocco': 'Declared value, to Morocco',
    'limits.declaredFromMorocco': 'Declared value, from Morocco',
    'limits.smallInvoice': 'Small invoice up to',
    checks: 'Checks of declarations',
    'checks.collective': 'Words that say too little',
    'checks.prohibited': 'Goods that may not travel',
    'checks.prohibitedIntoEu': 'Goods that may not enter the EU',
  },
  choices: {
    country: {
      DE: 'Germany',
      MA: 'Morocco',
      FR: 'France',
      ES: 'Spain',
      BE: 'Belgium',
      NL: 'Netherlands',
    },
    taxMode: {
      regular: 'Regular taxation',
      smallBusiness: 'Small business (section 19 UStG)',
    },
  },
  sections: {
    company: 'Company',
    tax: 'Taxes',
    bank: 'Bank account',
    contact: 'Contact',
    numbers: 'Numbers of documents',
    limits: 'Limits',
    checks: 'Checks of declarations',
  },
};

/** What people call the text blocks: fields, the blocks themselves and sections. */
export const texts = {
  name: 'Text block |||| Text blocks',
  fields: {
    key: 'Place on the paper',
    text: 'Text',
    note: 'Note for colleagues',
  },
  choices: {
    key: {
      'invoice.service.toMorocco': 'Invoice: the service, to Morocco',
      'invoice.service.fromMorocco': 'Invoice: the service, from Morocco',
      'invoice.prices': 'Invoice: prices',
      'invoice.terms': 'Invoice: terms',
      'invoice.compensation': 'Invoice: compensation',
      'invoice.closing': 'Invoice: closing words',
      'invoice.exemption.toMorocco': 'Invoice: VAT exemption, to Morocco',
      'invoice.exemption.fromMorocco': 'Invoice: VAT exemption, from Morocco',
      'invoice.exemption.smallBusiness': 'Invoice: VAT exemption of a small business',
      'declaration.correct': 'Declaration: data correct',
      'declaration.noDangerousGoods': 'Declaration: no dangerous goods',
      'declaration.ownProperty': 'Declaration: own property',
      'declaration.valueLimit': 'Declaration: limit of the value',
      'declaration.household': 'Declaration: household quantities',
      'declaration.terms': 'Declaration: terms',
    },
  },
  sections: {
    block: 'Text block',
  },
};

/** Texts of the pages about the company and what its papers say. */
export const company = {
  missing: 'Invoices cannot be issued yet. Still missing:',
  example: 'Looks like %{number}',
  patternHelp: 'Write {number:6} for the number in six digits and {year} for the year.',
  wordsHelp:
    'Words, separated by blanks. A list that is left empty becomes the delivered one again.',
  text: {
    advice:
      'The delivered sentences are ours and no legal advice. They are to be confirmed by the owner’s lawyer.',
    frozen: 'Documents that are issued already keep the version that they were printed with.',
    variables: 'What stands in braces is filled in when the paper is printed:',
    preview: 'As it is printed',
    otherLanguages: 'Other languages',
    variable: {
      company: 'Company name',
      compensationLimit: 'Highest compensation',
      valueLimit: 'Limit of the declared value',
    },
  },
};
