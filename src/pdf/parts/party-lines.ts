import type { Party } from '../../../domain/documents/papers.ts';
import { directionOf } from '../text/direction.ts';

/** Postal code and city, as far as known. */
export const cityLine = ({ zip, city }: Party): string => [zip, city].filter(Boolean).join(' ');

const COMMAS = { ltr: ', ', rtl: '، ' } as const;

/** Street and city in one line, without repeating a city that the street already ends or begins with. */
export const addressLine = (party: Party): string => {
  const city = cityLine(party);
  return party.street.toLowerCase().includes(party.city.toLowerCase()) && !party.zip
    ? party.street || city
    : [party.street, city].filter(Boolean).join(COMMAS[directionOf(party.street)]);
};
