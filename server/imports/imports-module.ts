import type { Module } from '../resources/module.ts';
import { forgetImports } from './forget-imports.ts';
import { importRoutes } from './import-routes.ts';
import { importWorker } from './import-worker.ts';

/** Tables that are read, checked, imported, and taken back again. */
export const importsModule: Module = {
  name: 'imports',
  routes: importRoutes,
  workers: (app) => [importWorker(app)],
  jobs: ({ database, now }) => [
    {
      name: 'forgetting tables that were never imported',
      work: () => forgetImports(database, now()),
    },
  ],
};
