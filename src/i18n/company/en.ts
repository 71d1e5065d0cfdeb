import { channelTexts } from '../channels/en.ts';
import { priceLabels } from '../channels/texts-of-channels.ts';

/** What people call the settings of the company: fields, values and sections. */
export const settings = {
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
    registerCourt: 'Register court',
    registerNumber: 'Register number',
    directors: 'Managing directors',
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
    invoicePattern: 'Invoice number pattern',
    stornoPattern: 'Storno number pattern',
    paymentDays: 'Days until payment is due',
    limits: 'Limits',
    'limits.compensation': 'Maximum compensation for loss or damage',
    'limits.declaredToMorocco': 'Declared value, to Morocco',
    'limits.declaredFromMorocco': 'Declared value, from Morocco',
    'limits.smallInvoice': 'Simplified invoice up to',
    dutyFree: 'Duty-free between private persons',
    'dutyFree.toMorocco': 'Gifts into Morocco',
    'dutyFree.dirhamsPerEuro': 'Dirhams for one euro',
    'dutyFree.toMoroccoSource': 'Source, into Morocco',
    'dutyFree.fromMorocco': 'Gifts into the EU',
    'dutyFree.fromMoroccoSource': 'Source, into the EU',
    messages: 'Messages',
    'messages.quietFrom': 'Quiet from',
    'messages.quietUntil': 'Quiet until',
    'messages.noticeDelay': 'Minutes before a notice is sent',
    'messages.reminderTemplate': 'Reminder of appointments',
    'messages.movedTemplate': 'Notice of a moved appointment',
    ...priceLabels(channelTexts),
    codes: 'Codes by SMS',
    'codes.sending': 'Send codes by SMS',
    'codes.perDay': 'Codes a day at most',
    'codes.adminRecovery': 'New password of an administrator',
    retention: 'Personal data',
    'retention.identityDays': 'ID pictures: days after the trip',
    'retention.messageMonths': 'Chat messages: months',
    'retention.sentMonths': 'Sent SMS and messages: months',
    'retention.customerYears': 'Customers not heard of: years',
    'retention.importDays': 'Rows of imported tables: days',
    'retention.binDays': 'Orders in the bin: days',
    checks: 'Declaration checks',
    'checks.collective': 'Words that are too vague',
    'checks.prohibited': 'Prohibited goods',
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
    'codes.adminRecovery': {
      code: 'By a code',
      administrator: 'Only from another administrator',
    },
    taxMode: {
      regular: 'Regular taxation',
      smallBusiness: 'Small business (section 19 UStG)',
    },
  },
  sections: {
    company: 'Company',
    register: 'Commercial register',
    tax: 'Taxes',
    bank: 'Bank account',
    contact: 'Contact',
    numbers: 'Document numbers',
    limits: 'Limits',
    dutyFree: 'Duty-free between private persons',
    messages: 'Messages',
    codes: 'Codes by SMS',
    retention: 'Personal data',
    checks: 'Declaration checks',
  },
};

/** What people call the text blocks: fields, the blocks themselves and sections. */
export const texts = {
  fields: {
    key: 'Place on the document',
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
      'invoice.exemption.smallBusiness': 'Invoice: VAT exemption for small businesses',
      'declaration.correct': 'Declaration: data correct',
      'declaration.noDangerousGoods': 'Declaration: no dangerous goods',
      'declaration.ownProperty': 'Declaration: own property',
      'declaration.valueLimit': 'Declaration: value limit',
      'declaration.household': 'Declaration: household quantities',
      'declaration.terms': 'Declaration: terms',
    },
  },
  sections: {
    block: 'Text block',
  },
};

/** Texts of the pages about the company and what its documents contain. */
export const company = {
  missing: 'Invoices cannot be issued yet. Still missing:',
  codesHalf:
    '%{sent} of %{most} codes of this day are sent. After the last one, people get no more codes on devices that they have not used before. Many codes can mean that somebody asks for them in the name of others.',
  codesUsed:
    'All %{most} codes of this day are sent. Until %{at} people get no more codes on devices that they have not used before.',
  codesOff:
    'Codes by SMS are switched off: nobody can log in by a code or get a new password by themselves.',
  setup: 'Set-up, step by step',
  noAddress:
    'Documents name no address at which the terms can be read, because the server does not know its own address. Have it set there: %{variable}, for example https://example.com.',
  example: 'Example: %{number}',
  patternHelp: 'Write {number:6} for the number in six digits and {year} for the year.',
  whenEmpty: 'If empty: %{value}',
  quietHelp: 'Nothing is sent by itself in these hours, by the clock of the recipient’s country.',
  priceHelp: 'The prices are for one SMS each; they only estimate what a message to many costs.',
  retention: {
    none: 'Nothing is due yet. What becomes due after saving is removed by itself, every hour.',
    bounds: 'Whole numbers from %{min} to %{max} are possible.',
    last: 'Last removed on %{date}: %{count}',
    runs: 'Removed by itself lately',
    when: 'When',
    what: 'What',
    howMany: 'Number',
    kinds: {
      identity: 'ID pictures',
      messages: 'Chat messages',
      sent: 'Sent messages',
      customers: 'Customers not heard of',
      imports: 'Imported tables',
      bin: 'Orders in the bin',
      invoicesOfErased: 'Invoices of erased customers',
    },
    open: '%{smart_count} more customer has an open or unpaid order, and stays until that is settled. |||| %{smart_count} more customers have an open or unpaid order, and stay until that is settled.',
    demanded:
      '%{smart_count} more message about orders stays because the law still requires it to be kept. |||| %{smart_count} more messages about orders stay because the law still requires them to be kept.',
    identity: {
      stored:
        'Without a number they are kept. %{smart_count} finished order has pictures. |||| Without a number they are kept. %{smart_count} finished orders have pictures.',
      due: '%{smart_count} order is due: its pictures are removed for good within an hour after saving. |||| %{smart_count} orders are due: their pictures are removed for good within an hour after saving.',
    },
    messages: {
      stored:
        'Without a number they are kept. %{smart_count} message is stored. |||| Without a number they are kept. %{smart_count} messages are stored.',
      due: '%{smart_count} message is due: it is removed for good, with its file, within an hour after saving. |||| %{smart_count} messages are due: they are removed for good, with their files, within an hour after saving.',
      law: 'At least 84: the law requires business letters to be kept for six years after the end of their year (section 257 HGB).',
    },
    sent: {
      stored:
        'Without a number they are kept. %{smart_count} sent message is stored. |||| Without a number they are kept. %{smart_count} sent messages are stored.',
      due: '%{smart_count} sent message is due: its text and recipient are removed for good within an hour after saving. |||| %{smart_count} sent messages are due: their texts and recipients are removed for good within an hour after saving.',
      law: 'Advertising and codes are removed after this time. What was written about orders stays for at least six years after the end of its year (section 257 HGB).',
    },
    customers: {
      stored:
        'Without a number they are kept. There is %{smart_count} customer. |||| Without a number they are kept. There are %{smart_count} customers.',
      due: '%{smart_count} customer is due: they are erased with their orders and messages within an hour after saving. |||| %{smart_count} customers are due: they are erased with their orders and messages within an hour after saving.',
      law: 'Without an order, booking, message or login for so long. At least 7 years, because their letters are removed too (section 257 HGB). Issued invoices stay as long as the law requires them to be kept.',
    },
    imports: {
      due: '%{smart_count} table is due: its rows are removed for good within an hour after saving, and the import can no longer be undone. |||| %{smart_count} tables are due: their rows are removed for good within an hour after saving, and the imports can no longer be undone.',
    },
    bin: {
      due: '%{smart_count} order is due: it is removed for good within an hour after saving. |||| %{smart_count} orders are due: they are removed for good within an hour after saving.',
    },
  },
  wordsHelp: 'Words, separated by spaces. An empty list is reset to the default one.',
  text: {
    advice: 'The default sentences are not legal advice. Please have a lawyer confirm them.',
    frozen: 'Documents already issued keep the wording that they were printed with.',
    variables: 'Placeholders in braces are filled in when the document is printed:',
    preview: 'As printed',
    otherLanguages: 'Other languages',
    variable: {
      company: 'Company name',
      compensationLimit: 'Maximum compensation',
      valueLimit: 'Declared value limit',
    },
  },
};
