import type { Module } from '../resources/module.ts';
import { tripHooks } from './trip-hooks.ts';
import { tripTable } from './trip-table.ts';

/** Trips: one open trip for each direction, its steps, and the effect of its end on the orders. */
export const tripsModule: Module = {
  name: 'trips',
  resources: { trips: { table: tripTable, hooks: tripHooks } },
};
