import { Gauge } from 'prom-client';
import type { Module } from '../resources/module.ts';
import { live } from './live.ts';

/** The live channel: who is connected learns at once what has happened. */
export const liveModule: Module = {
  name: 'live',
  plugin: live,
  metrics: (app, registry) => {
    new Gauge({
      name: 'live_connections',
      help: 'Connections of the live channel that are open in this process.',
      registers: [registry],
      collect() {
        this.set(app.live.engine.clientsCount);
      },
    });
  },
};
