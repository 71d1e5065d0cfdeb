import type { SortPayload } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { ROUTE_ORDER } from '../../orders/stages.ts';

type Filter = Readonly<Record<string, string | boolean>>;

/** The orders of a trip, as a list call asks for them: those that it has brought, or has on board. */
export function carriedBy({ id, name, finish }: Pick<Trip, 'id' | 'name' | 'finish'>): Filter {
  // Orders from Morocco have no stages (contract, "Direction").
  const group: Filter =
    name === 'A' ? { tripGroup: 'A', commandMode: 'tracking' } : { tripGroup: 'B' };
  return finish ? { ...group, trip: String(id) } : { ...group, finish: false };
}

/** To Morocco they come in the order of the cities, from there by the name of their sender. */
export const carriedSort = ({ name }: Pick<Trip, 'name'>): SortPayload =>
  name === 'A' ? ROUTE_ORDER : { field: 'user.name', order: 'ASC' };
