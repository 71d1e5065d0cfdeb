import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { RequestError } from '../request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server tells load balancers to send nothing more. */
    drain(): void;
  }
}

/** Whether the process lives, and whether it can do its work. */
export const health = plugin(
  async (app: FastifyInstance) => {
    let draining = false;
    app.decorate('drain', () => {
      draining = true;
    });
    const plain = { schema: { hide: true } };
    app.get('/health/live', plain, async () => ({ status: 'success' }));
    app.get('/health/ready', plain, async () => {
      if (draining) throw new RequestError('server.notReady');
      try {
        await sql`select 1`.execute(app.database);
      } catch (error) {
        app.log.warn({ err: error }, 'the database does not answer');
        throw new RequestError('server.notReady');
      }
      return { status: 'success' };
    });
  },
  { name: 'health', dependencies: ['context', 'errors'] },
);
