import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../app.ts';
import type { Config } from '../config.ts';
import type { DB } from '../database-types.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { notingStore } from '../files/noting-store.ts';
import { newId } from '../new-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Kysely<DB>;
    blobs: BlobStore;
    now(): Date;
    newId(): string;
  }
}

/** Makes what the application works with available to all of its plugins. */
export const context = plugin(
  async (app: FastifyInstance, { deps }: { deps: AppDeps }) => {
    const { config, database, clock: now = () => new Date() } = deps;
    app.decorate('config', config);
    app.decorate('database', database);
    app.decorate('blobs', notingStore(deps.blobs, { database, now }));
    app.decorate('now', now);
    app.decorate('newId', newId);
  },
  { name: 'context' },
);
