import {
  cityNameOf,
  isCity,
  isCityName,
  isNamedByNext,
  isWithinCity,
} from './cities-of-morocco.ts';
import { CITY_ORDER, cityRank } from './city-order.ts';

/** An address in Morocco as documents print it: the street, and the city. */
type AddressParts = {
  readonly street: string;
  /** The five-digit postal code of the city; empty if the address has none. */
  readonly zip: string;
  /** Empty if the address does not name a city. */
  readonly city: string;
};

/** A city in an address: the part that contains it, and the rest of that part. */
type Found = Omit<AddressParts, 'street'> & { readonly at: number; readonly rest: string };

/** Documents print the country themselves. */
const COUNTRY = /(^|\s)(maroc|morocco|marokko|marruecos|المغرب)\.?$/iu;
/** The largest number of words in the name of a city. */
const MOST_WORDS = 4;

/** A postal code before or after a name, and the name. */
function zipApart(part: string): { zip: string; name: string } {
  const { zip, name } =
    /^(?<zip>\d{5})\s+(?<name>.*)$/.exec(part)?.groups ??
    /^(?<name>.*)\s+(?<zip>\d{5})$/.exec(part)?.groups ??
    {};
  return { zip: zip ?? '', name: name ?? part };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s/]+/).filter(Boolean);

/**
 * The first city if the address begins with it; otherwise the last one, because cities come at the
 * end.
 */
const outermost = <T extends { readonly at: number }>(found: readonly T[]): T | undefined =>
  found[0]?.at === 0 ? found[0] : found.at(-1);

/** The part that is a city on its own; if there are several, the one by which orders are sorted. */
function cityBetweenCommas(parts: readonly string[], address: string): Found | undefined {
  const cities = parts.flatMap((part, at): readonly Found[] => {
    const { zip, name } = zipApart(part);
    return isCity(name) ? [{ at, city: name, zip, rest: '' }] : [];
  });
  const rank = cityRank(address);
  const sorted = cities.find(({ city }) => rank < CITY_ORDER.length && cityRank(city) === rank);
  return sorted ?? outermost(cities);
}

/** A city at the beginning or end of a part without a comma. */
function cityWithinPart(part: string, at: number): Found | undefined {
  const { zip, name } = zipApart(part);
  const words = wordsOf(name);
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length -= 1) {
    const [first, afterwards] = [words.slice(0, length), words.slice(length)];
    const [before, last] = [words.slice(0, -length), words.slice(-length)];
    if (isCityName(last.join(' ')) && !isNamedByNext(before.at(-1) ?? '')) {
      return { at, city: last.join(' '), zip, rest: before.join(' ') };
    }
    if (at === 0 && isCityName(first.join(' '))) {
      return { at, city: first.join(' '), zip, rest: afterwards.join(' ') };
    }
  }
  return undefined;
}

/** The part that is not a place inside a city, and so may be a city that is not in our list. */
const unknownCity = (parts: readonly string[]): Found | undefined =>
  outermost(
    parts.flatMap((part, at): readonly Found[] => {
      const { zip, name } = zipApart(part);
      return name === '' || isWithinCity(name) ? [] : [{ at, city: name, zip, rest: '' }];
    }),
  );

/**
 * Separates the city from a recipient's address: the one by which its order is sorted, otherwise
 * another city of Morocco, otherwise the part that reads like the name of a place.
 */
export function addressParts(address: string | null | undefined): AddressParts {
  const text = address ?? '';
  const parts = text
    .split(/[,،;\n]/)
    .map((part) => part.trim().replace(COUNTRY, '').trim())
    .filter(Boolean);
  const comma = text.includes('،') ? '، ' : ', ';
  const found =
    cityBetweenCommas(parts, text) ??
    parts.map(cityWithinPart).findLast((city) => city !== undefined) ??
    unknownCity(parts);
  if (!found) return { street: parts.join(comma), zip: '', city: '' };
  const streets = parts.map((part, at) => (at === found.at ? found.rest : part));
  return { street: streets.filter(Boolean).join(comma), zip: found.zip, city: found.city };
}

/**
 * The city to which a recipient's goods go, in the one spelling by which they are sorted: in Latin
 * letters if it is a known city of Morocco. The address keeps the city as it was written. Empty
 * without a city.
 */
export const destinationOf = ({
  city,
  country,
}: {
  readonly city: string;
  readonly country: string;
}): string => (country === 'MA' ? cityNameOf(city) : city);

/**
 * The city of Morocco that an address names, in one spelling however it was typed: Fes for Fez and
 * فاس. Empty if it does not name one. The address itself is not changed: where it is printed as an
 * address, it stands as typed, because that is what the recipient's postman reads.
 */
export const destinationCity = (address: string | null | undefined): string =>
  cityNameOf(addressParts(address).city) || (CITY_ORDER[cityRank(address)] ?? '');

/** What a list shows first of a destination: the city, or else the address as it was typed. */
export const destinationShown = (address: string | null | undefined): string =>
  destinationCity(address) || (address ?? '').trim();
