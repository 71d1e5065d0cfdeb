/** The fixed captions of the declaration (specification 2.8), and under `customs` what CN 23 requires besides. */
export const captions = {
  title: 'Zollinhaltserklärung',
  customer: 'Kunden-Nr.',
  order: 'Auftrag-Nr.',
  date: 'Datum',
  sender: 'Absender',
  recipient: 'Empfänger',
  name: 'Vor- und Nachname',
  phone: 'Telefon-Nr.',
  address: 'Anschrift',
  city: 'Stadt',
  country: 'Land',
  article: 'Artikelbezeichnung',
  count: 'Anzahl',
  lineWeight: 'Gewicht in kg',
  value: 'Wert',
  total: 'Gesamtwert',
  packages: 'Anzahl der Pakete',
  weight: 'Gesamtgewicht',
  carriedTo: 'Übertrag',
  carriedFrom: 'Übertrag',
  place: 'Ort, Datum',
  signature: 'Unterschrift des Absenders',
  customs: {
    category: 'Art der Sendung',
    categories: {
      gift: 'Geschenk',
      personalEffects: 'Persönliche Gegenstände',
      return: 'Rücksendung',
      sale: 'Verkauf',
    },
    id: 'Ausweis des Absenders',
    idKind: {
      identityCard: 'Personalausweis',
      passport: 'Reisepass',
      residencePermit: 'Aufenthaltstitel',
    },
    cin: 'CIN des Empfängers',
    vehicle: 'Fahrzeug',
    passage: 'Tag der Überfahrt',
    condition: {
      new: 'neu',
      used: 'gebraucht',
    },
    origin: 'Ursprung',
    unitValue: 'Einzelwert',
    netWeight: 'Nettogewicht',
    marks: 'Pakete: Nummer, Zeichen, Gewicht',
  },
};

/** What every language must hold. */
export type DeclarationCaptions = typeof captions;

/** What the sender signs, in German and French only. */
export const signed = {
  statements: 'Der Absender erklärt:',
  terms: (number: number, from: string) =>
    `Maßgeblich sind die AGB, Fassung ${number} vom ${from}.`,
};

export type SignedTexts = typeof signed;
