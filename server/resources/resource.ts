import type { FastifyInstance } from 'fastify';
import type { Definition } from '../../domain/define.ts';
import type { ResourceHooks } from './hooks.ts';
import type { Storage } from './storage.ts';
import type { TableMapping } from './table-store.ts';

/** Adds the calls that only one resource has, to those that every resource has. */
export type ResourceRoutes = (app: FastifyInstance, resource: Resource) => void;

/** A definition with the store of its records and the business's additions to it. */
export type Resource = {
  readonly definition: Definition;
  readonly storage: Storage;
  /** The table of its records, if they are not in the generic store. */
  readonly table?: TableMapping | undefined;
  readonly hooks: ResourceHooks;
  readonly routes: readonly ResourceRoutes[];
};

/** Every resource of an application, by name. */
export type Resources = ReadonlyMap<string, Resource>;

/** The resources whose records are written as such; the others show what is stored elsewhere. */
export const writtenResources = (resources: Resources): readonly Resource[] =>
  [...resources.values()].filter(({ definition }) => !definition.readOnly);

export type Definitions = { readonly [name: string]: Definition };
