import fastify from 'fastify';
import plugin from 'fastify-plugin';
import { expect, it } from 'vitest';
import type { Working } from '../../../server/jobs/jobs.ts';
import { workers } from '../../../server/plugins/workers.ts';

type Watched = { readonly closing?: () => void };

/** An application whose workers take as long to start as the test wants. */
async function appWith(start: () => Promise<Working>, { closing = () => {} }: Watched = {}) {
  const app = fastify();
  const engine = plugin(
    async (scope) => {
      scope.decorate('engine', { jobs: { start } } as unknown as typeof scope.engine);
    },
    { name: 'context' },
  );
  await app.register(engine);
  await app.register(workers, { modules: [] });
  app.addHook('onClose', async () => closing());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

it('an application that closes while its workers start leaves none of them behind', async () => {
  const steps: string[] = [];
  const started = Promise.withResolvers<Working>();
  const app = await appWith(() => started.promise, {
    // The start ends after whatever does not wait for it.
    closing: () =>
      setTimeout(
        () => started.resolve({ stop: async () => void steps.push('the workers stop') }),
        20,
      ),
  });
  await app.close();
  expect(steps).toEqual(['the workers stop']);
});

it('an application whose workers cannot start closes', async () => {
  const app = await appWith(() => Promise.reject(new Error('The database is away.')));
  await expect(app.close()).resolves.toBeUndefined();
});
