import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import type { HourlyJob } from '../base/hourly.ts';
import type { FileOwner } from '../blobs/file-owners.ts';
import type { ResourceHooks } from './hooks.ts';
import type { ResourceRoutes } from './resource.ts';
import type { TableMapping } from './table-store.ts';

/** What a room adds to a resource. */
type Extension = {
  /** The table of its records; without one they are in the generic store. */
  readonly table?: TableMapping;
  readonly hooks?: ResourceHooks;
  readonly routes?: ResourceRoutes;
};

/**
 * One part of the business: everything that it brings to the server. `app.ts` lists the rooms, and
 * nothing else knows them. Where several rooms extend one resource, their hooks run in that order.
 */
export type Room = {
  readonly name: string;
  /** Decorations and hooks that the routes of every room can use. */
  readonly plugin?: FastifyPluginAsync;
  /** What it adds to resources, by their names. */
  readonly resources?: Readonly<Record<string, Extension>>;
  /** Its calls that belong to no resource. */
  readonly routes?: FastifyPluginAsync;
  /** Which of its tables name stored files. */
  readonly files?: readonly FileOwner[];
  /** What it does in the background, when the application begins to listen and every hour. */
  readonly jobs?: (app: FastifyInstance) => readonly HourlyJob[];
  /** Its figures for `/metrics`. */
  readonly metrics?: (app: FastifyInstance, registry: Registry) => void;
};
