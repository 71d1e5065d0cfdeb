import { addressParts, destinationOf } from '../cities/address-parts.ts';
import { CITY_ORDER, cityRank } from '../cities/city-order.ts';
import type { Order } from '../resources/commands.ts';

const OTHER_CITIES = CITY_ORDER.length;

/** Cities of Morocco are sorted by the route there; other cities alphabetically. */
function placeOf({ tripGroup, user, recipient }: Order): { rank: number; city: string } {
  if (tripGroup === 'B') return { rank: OTHER_CITIES, city: user?.cityName ?? '' };
  const rank = cityRank(recipient?.address);
  const { city } = addressParts(recipient?.address);
  return { rank, city: rank < OTHER_CITIES ? '' : destinationOf({ city, country: 'MA' }) };
}

/**
 * Orders sorted by the route of their trip through the destination cities (specification 9). Orders
 * to the same city stay together, in their previous order.
 */
export const inCityOrder = (orders: readonly Order[]): readonly Order[] =>
  orders
    .map((order) => ({ order, ...placeOf(order) }))
    .sort((a, b) => a.rank - b.rank || a.city.localeCompare(b.city, 'de'))
    .map(({ order }) => order);
