import type { Definition } from '../../domain/define.ts';
import { resources } from '../../domain/resources/registry.ts';

export type Definitions = { readonly [name: string]: Definition };

/** The definition behind a react-admin resource name, or `undefined` for a path without one. */
export const definitionOf = (
  resource: string,
  definitions: Definitions = resources,
): Definition | undefined =>
  Object.hasOwn(definitions, resource) ? definitions[resource] : undefined;

/** The path of a resource under the API's prefix: `auth/users` for `users`. */
export const createPaths = (definitions: Definitions) => ({
  definitionOf: (resource: string) => definitionOf(resource, definitions),
  pathOf: (resource: string) => definitionOf(resource, definitions)?.path ?? resource,
});

export type Paths = ReturnType<typeof createPaths>;
