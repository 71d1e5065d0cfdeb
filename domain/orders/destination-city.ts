import { addressParts } from '../documents/address-parts.ts';
import { cityNameOf } from './cities-of-morocco.ts';
import { CITY_ORDER, cityRank } from './city-order.ts';

/**
 * The city of Morocco that an address names, in one spelling however it was typed: Fes for Fez and
 * فاس. Empty if it does not name one. The address itself is not changed.
 */
export const destinationCity = (address: string | null | undefined): string =>
  cityNameOf(addressParts(address).city) || (CITY_ORDER[cityRank(address)] ?? '');
