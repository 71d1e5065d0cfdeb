import { cityNameOf } from '../orders/cities-of-morocco.ts';
import type { Party } from './papers.ts';

/**
 * The city to which a recipient's goods go, in the one spelling by which they are sorted: in Latin
 * letters if it is a known city of Morocco. The address keeps the city as it was written. Empty
 * without a city.
 */
export const destinationOf = ({ city, country }: Pick<Party, 'city' | 'country'>): string =>
  country === 'MA' ? cityNameOf(city) : city;
