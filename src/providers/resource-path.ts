import type { Definition } from '../../domain/define.ts';
import { firstResources } from '../../domain/resources/first-resources.ts';
import { loadOnce } from './load-once.ts';

export type Definitions = { readonly [name: string]: Definition };

/** The definitions that are there: those of the first list, and later all of them. */
const known: Record<string, Definition> = { ...firstResources };

/** Loads the definitions of all resources. */
export const loadDefinitions = loadOnce(async () => {
  const { resources } = await import('../../domain/resources/registry.ts');
  learnDefinitions(resources);
  return resources;
});

/** Adds definitions that came with the code of their pages. */
export const learnDefinitions = (definitions: Definitions): void =>
  void Object.assign(known, definitions);

/** The definition behind a react-admin resource name, or `undefined` for a path without one. */
export const definitionOf = (
  resource: string,
  definitions: Definitions = known,
): Definition | undefined =>
  Object.hasOwn(definitions, resource) ? definitions[resource] : undefined;

/** The path of a resource under the API's prefix: `auth/users` for `users`. */
export const createPaths = (definitions?: Definitions) => ({
  definitionOf: (resource: string) => definitionOf(resource, definitions),
  pathOf: (resource: string) => definitionOf(resource, definitions)?.path ?? resource,
});

export type Paths = ReturnType<typeof createPaths>;
