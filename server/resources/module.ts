import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { Definition } from '../../domain/define.ts';
import type { FindingOf, StatusFacts, StatusLineName } from '../../domain/status/status-lines.ts';
import type { Config } from '../base/config.ts';
import type { HourlyJob } from '../base/hourly.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { FileOwner } from '../blobs/file-owners.ts';
import type { DB } from '../database/database-types.ts';
import type { Worker } from '../jobs/jobs.ts';
import type { ResourceHooks } from './hooks.ts';
import type { ResourceRoutes } from './resource.ts';
import type { TableMapping } from './table-store.ts';

/** What a module adds to a resource. */
export type Extension = {
  /** The table of its records; without one they are in the generic store. */
  readonly table?: TableMapping;
  /**
   * Whether the module answers all calls about it by itself, because its records are not rows of a
   * table. Only a resource that is read only can be served like this.
   */
  readonly hasOwnCalls?: true;
  readonly hooks?: ResourceHooks;
  readonly routes?: ResourceRoutes;
};

/** What a start works with. */
type Start = {
  readonly config: Config;
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly now: Date;
};

/** A line of the status page: how it is read, and for how long what was read is good enough. */
export type StatusReader = {
  readonly [Name in StatusLineName]: {
    readonly line: Name;
    readonly read: () => Promise<{
      readonly finding: FindingOf<Name>;
      readonly facts?: StatusFacts;
    }>;
    readonly forMs?: number;
  };
}[StatusLineName];

/**
 * One part of the business: everything that it brings to the server. `app.ts` lists the modules, and
 * nothing else knows them. Where several modules extend one resource, their hooks run in that order.
 */
export type Module = {
  readonly name: string;
  /** Decorations and hooks that the routes of every module can use. */
  readonly plugin?: FastifyPluginAsync;
  /** What it adds to resources, by their names. */
  readonly resources?: Readonly<Record<string, Extension>>;
  /**
   * What it adds to each resource that has what it is about, whatever that is called: a list of names
   * would forget the resource that somebody adds tomorrow.
   */
  readonly everyResource?: (definition: Definition) => Extension | undefined;
  /** Its calls that belong to no resource. */
  readonly routes?: FastifyPluginAsync;
  /** Which of its tables name stored files. */
  readonly files?: readonly FileOwner[];
  /**
   * What it brings into a database before the application listens, whenever it starts; the modules in
   * their order. What it returns is shown to the operator.
   */
  readonly prepare?: (house: Start) => Promise<string | undefined>;
  /** What it does in the background, when the application begins to listen and every hour. */
  readonly jobs?: (app: FastifyInstance) => readonly HourlyJob[];
  /** How it does the work that waits in queues. */
  readonly workers?: (app: FastifyInstance) => readonly Worker[];
  /** Its figures for `/metrics`. */
  readonly metrics?: (app: FastifyInstance, registry: Registry) => void;
  /** Its lines of the status page. */
  readonly status?: (app: FastifyInstance) => readonly StatusReader[];
};
