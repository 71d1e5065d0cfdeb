import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Room } from '../resources/room.ts';

/** Does the work that waits in queues, from when the application listens until it closes. */
export const workers = plugin(
  async (app: FastifyInstance, { rooms }: { readonly rooms: readonly Room[] }) => {
    let working: Awaited<ReturnType<typeof app.engine.jobs.start>> | undefined;
    app.addHook('onListen', async () => {
      const found = rooms.flatMap((room) => room.workers?.(app) ?? []);
      working = await app.engine.jobs.start(found, app.log);
    });
    app.addHook('onClose', async () => working?.stop());
  },
  { name: 'workers', dependencies: ['context'] },
);
