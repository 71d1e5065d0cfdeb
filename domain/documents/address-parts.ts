import { CITY_ORDER, cityRank } from '../orders/city-order.ts';

/** An address in Morocco as papers print it: where to go, and the city to go to. */
export type AddressParts = { readonly street: string; readonly city: string };

/** A street that bears the name of a city has a number, or says in more words that it is a street. */
const isCity = (part: string): boolean =>
  !/\d/.test(part) && part.split(/\s+/).length <= 2 && cityRank(part) < CITY_ORDER.length;

/**
 * Takes the city of the route out of a recipient's address, wherever it stands between commas; an
 * address that names none is all city, as the specification's field 'Stadt' has it.
 */
export function addressParts(address: string | null | undefined): AddressParts {
  const parts = (address ?? '')
    .split(/[,،;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findIndex(isCity);
  const city = parts[at];
  if (city === undefined) return { street: '', city: parts.join(', ') };
  return { street: parts.filter((_, place) => place !== at).join(', '), city };
}
