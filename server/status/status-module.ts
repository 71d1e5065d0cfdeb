import { keepFailed } from '../jobs/failed-work.ts';
import type { Module } from '../resources/module.ts';
import { statusMetrics } from './status-metrics.ts';
import { statusReaders } from './status-readers.ts';
import { statusRoutes } from './status-routes.ts';

/** How the installation stands, for administrators. */
export const statusModule: Module = {
  name: 'status',
  routes: statusRoutes,
  status: statusReaders,
  metrics: statusMetrics,
  jobs: (app) => [
    { name: 'storing what has failed for longer', work: () => keepFailed(app.database) },
  ],
};
