import type { Room } from '../resources/room.ts';
import { tripHooks } from './trip-hooks.ts';
import { tripTable } from './trip-table.ts';

/** Trips: one open trip for each direction, its steps, and what its end means for the orders. */
export const tripsRoom: Room = {
  name: 'trips',
  resources: { trips: { table: tripTable, hooks: tripHooks } },
};
