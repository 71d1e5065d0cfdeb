import { cityNameOf } from '../orders/cities-of-morocco.ts';
import type { Party } from './papers.ts';

/**
 * The city to which a recipient's goods go, by the one name under which they are sorted: in Latin letters
 * where it is a known city of Morocco. His address keeps the city as it is written. Empty without a city.
 */
export const destinationOf = ({ city, country }: Pick<Party, 'city' | 'country'>): string =>
  country === 'MA' ? cityNameOf(city) : city;
