import type { SortPayload } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { ROUTE_ORDER } from '../../orders/stages.ts';

/** Orders to Morocco are sorted by city, those from Morocco by the name of the sender. */
export const carriedSort = ({ name }: Pick<Trip, 'name'>): SortPayload =>
  name === 'A' ? ROUTE_ORDER : { field: 'user.name', order: 'ASC' };
