import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { hourly } from '../base/hourly.ts';
import { DEVICE_LIFE_MS } from '../people/device-cookie.ts';

const KEY_LIFE_MS = 24 * 3_600_000;

/** Deletes what has expired: sessions, idempotency keys, counted attempts and unused devices. */
export const cleaning = plugin(
  async (app: FastifyInstance) => {
    hourly(app, {
      name: 'cleaning',
      work: async () => {
        const now = app.now();
        await app.database.deleteFrom('session').where('expires_at', '<', now).execute();
        await app.database.deleteFrom('attempt').where('ends_at', '<', now).execute();
        const unused = new Date(now.getTime() - DEVICE_LIFE_MS);
        await app.database.deleteFrom('device').where('used_at', '<', unused).execute();
        await app.database
          .deleteFrom('idempotency')
          .where('created_at', '<', new Date(now.getTime() - KEY_LIFE_MS))
          .execute();
      },
    });
  },
  { name: 'cleaning', dependencies: ['context'] },
);
