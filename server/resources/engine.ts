import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { problemsOf } from '../../domain/check-definitions.ts';
import type { Definition } from '../../domain/define.ts';
import { problemsOfRoles } from '../../domain/roles/check-roles.ts';
import { roles } from '../../domain/roles/roles.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { FileOwners } from '../blobs/file-owners.ts';
import type { DB } from '../database/database-types.ts';
import type { ListReader } from '../database/list-reader.ts';
import { StartError } from '../database/start-error.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { contentStore } from './content-store.ts';
import type { DomainEvents } from './domain-events.ts';
import { combinedHooks } from './hooks.ts';
import type { Extension, Module } from './module.ts';
import type { DefinitionsByName } from './query-path.ts';
import type { Definitions, Resource, Resources } from './resource.ts';
import { tableStore } from './table-store.ts';

/** What everybody who reads and writes records works with. */
export type Engine = {
  readonly database: Kysely<DB>;
  /** Where lists are read, outside transactions. */
  readonly lists: ListReader;
  readonly blobs: BlobStore;
  readonly owners: FileOwners;
  readonly resources: Resources;
  readonly definitions: DefinitionsByName;
  readonly newId: () => string;
  readonly domainEvents: DomainEvents;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
};

const extensionsOf = (definition: Definition, modules: readonly Module[]): readonly Extension[] =>
  modules.flatMap(({ resources, everyResource }) =>
    [resources?.[definition.name] ?? [], everyResource?.(definition) ?? []].flat(),
  );

function open(definition: Definition, extensions: readonly Extension[]): Resource {
  const [table, ...others] = extensions.flatMap((one) => one.table ?? []);
  if (others.length > 0) throw new Error(`${definition.name}: two modules give it a table.`);
  if (definition.readOnly && !table) {
    throw new Error(
      `${definition.name}: is read only, so a module gives it a table or has calls of its own.`,
    );
  }
  if (table && definition.ordered !== undefined) {
    throw new Error(`${definition.name}: only records of the generic store are put in order.`);
  }
  return {
    definition,
    table,
    storage: table ? tableStore(definition, table) : contentStore(definition),
    hooks: combinedHooks(extensions.flatMap((one) => one.hooks ?? [])),
    routes: extensions.flatMap((one) => one.routes ?? []),
  };
}

/** The start of a server with wrong definitions ends with what is wrong, one sentence each. */
export const definitionsError = (problems: readonly string[]): StartError =>
  new StartError(`The resource definitions cannot be used:\n- ${problems.join('\n- ')}`);

/**
 * Opens the stores of a registry, with what the modules add; a resource whose calls a module answers
 * itself has none. Throws a `StartError` with one readable list of everything that is wrong with it.
 */
export function openResources(definitions: Definitions, modules: readonly Module[]): Resources {
  const problems = [
    ...problemsOf(definitions),
    ...problemsOfRoles(roles, new Map(Object.values(definitions).map((one) => [one.name, one]))),
  ];
  if (problems.length > 0) throw definitionsError(problems);
  return new Map(
    Object.values(definitions).flatMap((definition) => {
      const extensions = extensionsOf(definition, modules);
      const hasOwnCalls = definition.readOnly && extensions.some((one) => one.hasOwnCalls);
      return hasOwnCalls ? [] : [[definition.name, open(definition, extensions)] as const];
    }),
  );
}

/** The definitions of some resources, by name. */
export const definitionsOf = (resources: Resources): DefinitionsByName =>
  new Map([...resources].map(([name, { definition }]) => [name, definition]));
