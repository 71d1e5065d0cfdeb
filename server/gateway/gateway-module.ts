import type { Module } from '../resources/module.ts';
import { forgetOldEvents } from './forget-old-events.ts';
import { unknownRoutes } from './unknown-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** What comes from outside: reports and messages of those who carry our messages. */
export const gatewayModule: Module = {
  name: 'gateway',
  routes: async (scope) => {
    await scope.register(webhookRoutes);
    await scope.register(unknownRoutes);
  },
  jobs: ({ database, now }) => [
    {
      name: 'forgetting old provider events',
      work: () => forgetOldEvents(database, now()),
    },
  ],
};
