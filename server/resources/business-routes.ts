import { orderRoutes } from '../orders/order-routes.ts';
import type { Resource } from './resource.ts';
import type { Room } from './room.ts';

/** Calls that the business adds to the generic ones of a resource, by its name. */
export const businessRoutes: ReadonlyMap<string, (room: Room, resource: Resource) => void> =
  new Map([['commands', orderRoutes]]);
