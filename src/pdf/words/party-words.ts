import type { Party } from '../../../domain/documents/papers.ts';

/**
 * Captions of the sender's and the recipient's block. The editor has those that specification 2.7
 * quotes; print has them in full.
 */
export const PARTY_WORDS = {
  sender: 'Absender in',
  recipient: 'Empfänger in',
  name: 'Vor- und Nachname',
  phone: 'Telefon-Nr.',
  city: 'Stadt',
  address: 'Anschrift',
} as const;

/** The fixed texts of label and ticket: German for the depot, French for drivers. */
export const LABEL_WORDS = {
  sender: 'Absender · Expéditeur',
  recipient: 'Empfänger · Destinataire',
  parcels: 'colis',
  shipments: 'Sendungen',
  order: 'Auftrag-Nr.',
  returns: 'Rücksendung / Retour',
  paid: 'BEZAHLT / PAYÉ',
  /** The kinds of payment (specification 3) for an amount still to be paid. */
  open: { 1: 'BAR / ESPÈCES', 2: 'OFFEN / NON PAYÉ', 3: 'OFFEN / NON PAYÉ' },
  error: 'Pdf Error',
} as const;

/**
 * Names of countries in letters: in capitals, and in German and French where the mail crosses a
 * border.
 */
const NAMES: Readonly<Record<string, string>> = {
  DE: 'DEUTSCHLAND',
  MA: 'MAROKKO / MAROC',
  FR: 'FRANKREICH / FRANCE',
  ES: 'SPANIEN / ESPAÑA',
  BE: 'BELGIEN',
  NL: 'NIEDERLANDE',
  LU: 'LUXEMBURG',
  AT: 'ÖSTERREICH',
  CH: 'SCHWEIZ',
  IT: 'ITALIEN',
};

/** The last line of an address abroad; an unknown code is printed as it is. */
export const countryLine = (code: string): string => NAMES[code] ?? code;

/** Postal code and city, as far as known. */
export const cityLine = ({ zip, city }: Party): string => [zip, city].filter(Boolean).join(' ');

/** The direction of the goods, by country: `DE › MA`. */
export const wayOf = (sender: Party, recipient: Party): string =>
  `${sender.country} › ${recipient.country}`;
