import type { Module } from '../resources/module.ts';
import type { DriverKind } from './driver.ts';
import { drivers } from './drivers.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { outboxMetrics } from './outbox-metrics.ts';
import { outboxStatus } from './outbox-status.ts';
import { outboxWorkers } from './outbox-workers.ts';

/** Messages that leave the house, sent once each by the drivers that the environment chooses. */
export const outboxModule = (kinds: readonly DriverKind[]): Module => ({
  name: 'outbox',
  plugin: drivers(kinds),
  routes: gatewayRoutes,
  workers: outboxWorkers,
  metrics: outboxMetrics,
  status: outboxStatus,
});
