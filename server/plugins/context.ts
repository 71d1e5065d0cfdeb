import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Config } from '../base/config.ts';
import { newId } from '../base/new-id.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { fileOwners } from '../blobs/file-owners.ts';
import { trackedBlobStore } from '../blobs/tracked-blob-store.ts';
import type { Connection } from '../database/connect.ts';
import type { DB } from '../database/database-types.ts';
import { type ListReader, onlyReader } from '../database/list-reader.ts';
import { openJobs } from '../jobs/jobs.ts';
import { openDomainEvents } from '../resources/domain-events.ts';
import { definitionsOf, type Engine, openResources } from '../resources/engine.ts';
import type { Module } from '../resources/module.ts';
import type { Definitions } from '../resources/resource.ts';
import type { KnownRoute } from '../resources/route-collisions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Kysely<DB>;
    blobs: BlobStore;
    engine: Engine;
    /** The number of this process (database/presence.ts); 0 if nobody has given it one. */
    worker: number;
    /** How to reach the database without a pooler, if that is known. */
    direct(): Connection | undefined;
    /** Every route, as soon as it is registered. */
    knownRoutes: readonly KnownRoute[];
    now(): Date;
    newId(): string;
  }
}

/** What the application works with. */
type Given = {
  readonly config: Config;
  readonly database: Kysely<DB>;
  readonly lists: ListReader | undefined;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly worker: number | undefined;
  readonly direct: Connection | undefined;
  readonly definitions: Definitions;
  readonly modules: readonly Module[];
};

/** Makes what the application works with available to all of its plugins. */
export const context = plugin(
  async (
    app: FastifyInstance,
    { config, database, lists, blobs: stored, now, worker, direct, definitions, modules }: Given,
  ) => {
    const owners = fileOwners(modules.flatMap(({ files = [] }) => files));
    const resources = openResources(definitions, modules);
    const blobs = trackedBlobStore(stored, { database, owners, now });
    app.decorate('config', config);
    app.decorate('database', database);
    app.decorate('blobs', blobs);
    app.decorate('now', now);
    app.decorate('worker', worker ?? 0);
    app.decorate('direct', () => direct);
    const knownRoutes: KnownRoute[] = [];
    app.decorate('knownRoutes', knownRoutes);
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) knownRoutes.push({ method: one, url });
    });
    app.decorate('newId', newId);
    app.decorate('engine', {
      database,
      lists: lists ?? onlyReader(database),
      blobs,
      owners,
      resources,
      newId,
      definitions: definitionsOf(resources),
      domainEvents: openDomainEvents(app.log),
      jobs: openJobs(database),
      log: app.log,
    });
  },
  { name: 'context' },
);
