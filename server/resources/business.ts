import { orderHooks } from '../orders/order-hooks.ts';
import { orderTable } from '../orders/order-table.ts';
import { userHooks } from '../people/user-hooks.ts';
import { userTable } from '../people/user-table.ts';
import { settingsHooks } from '../settings/settings-hooks.ts';
import { textHooks } from '../texts/text-hooks.ts';
import { tripHooks } from '../trips/trip-hooks.ts';
import { tripTable } from '../trips/trip-table.ts';
import type { ResourceHooks } from './hooks.ts';
import type { TableMapping } from './table-store.ts';

/** Resources with a table of their own, by name; all others are in the generic store. */
export const businessTables: ReadonlyMap<string, TableMapping> = new Map<string, TableMapping>([
  ['users', userTable],
  ['trips', tripTable],
  ['commands', orderTable],
]);

/** What the business adds to the generic calls, by resource name. */
export const businessHooks: ReadonlyMap<string, ResourceHooks> = new Map<string, ResourceHooks>([
  ['users', userHooks],
  ['trips', tripHooks],
  ['commands', orderHooks],
  ['settings', settingsHooks],
  ['texts', textHooks],
]);
