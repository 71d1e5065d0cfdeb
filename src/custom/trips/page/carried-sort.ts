import type { SortPayload } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { ROUTE_ORDER } from '../../orders/stages.ts';

/** To Morocco they come in the order of the cities, from there by the name of their sender. */
export const carriedSort = ({ name }: Pick<Trip, 'name'>): SortPayload =>
  name === 'A' ? ROUTE_ORDER : { field: 'user.name', order: 'ASC' };
