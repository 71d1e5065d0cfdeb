import type { Module } from '../resources/module.ts';
import { orderHooks } from './order-hooks.ts';
import { orderRoutes } from './order-routes.ts';
import { orderTable } from './order-table.ts';

/** Orders: their table, stages, codes, history, totals and bin. */
export const ordersModule: Module = {
  name: 'orders',
  resources: { commands: { table: orderTable, hooks: orderHooks, routes: orderRoutes } },
};
