import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../app.ts';
import type { Config } from '../base/config.ts';
import { newId } from '../base/new-id.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { trackedBlobStore } from '../blobs/tracked-blob-store.ts';
import type { DB } from '../database/database-types.ts';

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
    app.decorate('blobs', trackedBlobStore(deps.blobs, { database, now }));
    app.decorate('now', now);
    app.decorate('newId', newId);
  },
  { name: 'context' },
);
