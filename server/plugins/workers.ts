import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Working } from '../jobs/jobs.ts';
import type { Room } from '../resources/room.ts';

/** Does the work that waits in queues, from when the application listens until it closes. */
export const workers = plugin(
  async (app: FastifyInstance, { rooms }: { readonly rooms: readonly Room[] }) => {
    let starting: Promise<Working> | undefined;
    app.addHook('onListen', async () => {
      const found = rooms.flatMap((room) => room.workers?.(app) ?? []);
      starting = app.engine.jobs.start(found, app.log);
      await starting;
    });
    app.addHook('onClose', async () => {
      // Nobody waits for the start, so whoever closes at once would leave the workers behind, which
      // then look for work in a database that is closed. Why it failed has been logged.
      const working = await starting?.catch(() => undefined);
      await working?.stop();
    });
  },
  { name: 'workers', dependencies: ['context'] },
);
