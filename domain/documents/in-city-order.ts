import { CITY_ORDER, cityRank } from '../orders/city-order.ts';
import type { Order } from '../resources/commands.ts';
import { addressParts } from './address-parts.ts';
import { destinationOf } from './destination.ts';

const OTHER_CITIES = CITY_ORDER.length;

/** The cities of Morocco have their order for the way there; other ones have that of the alphabet. */
function placeOf({ tripGroup, user, recipient }: Order): { rank: number; city: string } {
  if (tripGroup === 'B') return { rank: OTHER_CITIES, city: user?.cityName ?? '' };
  const rank = cityRank(recipient?.address);
  const { city } = addressParts(recipient?.address);
  return { rank, city: rank < OTHER_CITIES ? '' : destinationOf({ city, country: 'MA' }) };
}

/**
 * Orders as their trip passes the cities to which they go (specification 9). Those to one city stand
 * together, in the order in which they were.
 */
export const inCityOrder = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map((order) => ({ order, ...placeOf(order) }))
    .sort((a, b) => a.rank - b.rank || a.city.localeCompare(b.city, 'de'))
    .map(({ order }) => order);
