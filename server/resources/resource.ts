import { problemsOf } from '../../domain/check-definitions.ts';
import type { Definition } from '../../domain/define.ts';
import { businessHooks, businessTables } from './business.ts';
import { contentStore } from './content-store.ts';
import type { ResourceHooks } from './hooks.ts';
import type { Storage } from './storage.ts';
import { tableStore } from './table-store.ts';

/** A definition with the store of its records and the business's additions to it. */
export type Resource = {
  readonly definition: Definition;
  readonly storage: Storage;
  readonly hooks: ResourceHooks;
};

/** Every resource of an application, by name. */
export type Resources = ReadonlyMap<string, Resource>;

export type Definitions = { readonly [name: string]: Definition };

function open(definition: Definition): Resource {
  const table = businessTables.get(definition.name);
  return {
    definition,
    storage: table ? tableStore(definition, table) : contentStore(definition),
    hooks: businessHooks.get(definition.name) ?? {},
  };
}

/** Opens the stores of a registry. Throws one readable list of everything that is wrong with it. */
export function openResources(definitions: Definitions): Resources {
  const problems = problemsOf(definitions);
  if (problems.length > 0) {
    throw new Error(`The resource definitions cannot be used:\n- ${problems.join('\n- ')}`);
  }
  return new Map(
    Object.values(definitions).map((definition) => [definition.name, open(definition)]),
  );
}
