import type { Module } from '../resources/module.ts';
import { quota } from './quota.ts';
import { quotaRoutes } from './quota-routes.ts';

/** How much a customer may send in a day. */
export const quotaModule: Module = { name: 'quota', plugin: quota, routes: quotaRoutes };
