import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { Working } from '../jobs/jobs.ts';
import type { Module } from '../resources/module.ts';

/** Does the work that waits in queues, from when the application listens until it closes. */
export const workers = plugin(
  async (app: FastifyInstance, { modules }: { readonly modules: readonly Module[] }) => {
    let starting: Promise<Working> | undefined;
    app.addHook('onListen', async () => {
      const found = modules.flatMap((module) => module.workers?.(app) ?? []);
      starting = app.engine.jobs.start(found, app.log);
      await starting;
    });
    app.addHook('onClose', async () => {
      // Nobody waits for the start, so whoever closes at once would leave the workers behind, which
      // then look for work in a database that is closed.
      const working = starting && (await ignoringFailure(starting, 'It has been logged.'));
      await working?.stop();
    });
  },
  { name: 'workers', dependencies: ['context'] },
);
