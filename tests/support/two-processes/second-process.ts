/** A process of its own that starts servers for the tests of another one, and closes them. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/base/config.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { connect } from '../../../server/database/connect.ts';
import type { Order, Outcome } from './messages.ts';

const servers = new Map<number, { app: FastifyInstance; end(): Promise<void> }>();

async function start({
  number,
  env,
  connection,
}: Extract<Order, { env: unknown }>): Promise<string> {
  const config = readConfig(env);
  const database = connect(connection, { max: 6 });
  const blobs = openFolderStore(config.dataDir);
  const app = await buildApp({ config, database, blobs, direct: connection, works: false });
  servers.set(number, { app, end: () => database.destroy() });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function close(number: number): Promise<void> {
  const server = servers.get(number);
  servers.delete(number);
  await server?.app.close();
  await server?.end();
}

process.on('message', async (order: Order) => {
  const { number } = order;
  const answer = (outcome: Outcome) => process.send?.(outcome);
  try {
    if ('env' in order) answer({ number, url: await start(order) });
    else {
      await close(number);
      answer({ number });
    }
  } catch (error) {
    answer({ number, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` });
  }
});
// The tests have ended.
process.on('disconnect', () => process.exit());
