import type { Module } from '../resources/module.ts';
import { ownCall } from '../resources/request-context.ts';
import { eraseSettledInvoices } from './erase-settled-invoices.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { noteErasures, repeatErasures } from './repeat-erasures.ts';

/** What a customer may demand of their data: to get it, and to have it erased. */
export const erasureModule: Module = {
  name: 'erasure',
  routes: erasureRoutes,
  jobs: (app) => [
    {
      name: 'erasing people again who have come back with a backup',
      work: async (signal) => {
        await repeatErasures(ownCall(app.engine, app.now()), signal);
        await noteErasures(app.database, app.config);
      },
    },
    {
      name: 'erasing invoices of erased people whose time is over',
      work: async (signal) => {
        await eraseSettledInvoices(ownCall(app.engine, app.now()), signal);
      },
    },
  ],
};
