import { Gauge } from 'prom-client';
import type { Room } from '../resources/room.ts';
import { live } from './live.ts';

/** The live channel: who is connected learns at once what has happened. */
export const liveRoom: Room = {
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
