import type { Room } from '../resources/room.ts';
import { quota } from './quota.ts';
import { quotaRoutes } from './quota-routes.ts';

/** How much a customer may send in a day. */
export const quotaRoom: Room = { name: 'quota', plugin: quota, routes: quotaRoutes };
