import type { Party } from '../../../domain/documents/printed-documents.ts';

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
