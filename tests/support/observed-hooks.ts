import type { Definition } from '../../domain/define.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import type { ResourceHooks } from '../../server/resources/hooks.ts';
import type { Module } from '../../server/resources/module.ts';

/** What the hooks of the server did while a call ran. */
export type Observed = {
  /** The values that they set themselves, of which no body decides. */
  readonly set: readonly Readonly<Record<string, unknown>>[];
  /** How often they rejected. */
  readonly rejections: number;
};

/** Watches what the hooks of modules do, so that tests need not know them. */
export class HookWatch {
  #set: Readonly<Record<string, unknown>>[] = [];
  #refusals = 0;

  /** What happened since the last call. */
  take(): Observed {
    const seen = { set: this.#set, rejections: this.#refusals };
    this.#set = [];
    this.#refusals = 0;
    return seen;
  }

  #watched<Args extends readonly unknown[], Result>(
    hook: ((...args: Args) => Promise<Result>) | undefined,
  ) {
    if (!hook) return undefined;
    return async (...args: Args): Promise<Result> => {
      try {
        const result = await hook(...args);
        const values = isObject(result) ? result.values : undefined;
        if (isObject(values)) this.#set.push(values);
        return result;
      } catch (error) {
        this.#refusals += 1;
        throw error;
      }
    };
  }

  #hooks(hooks: ResourceHooks): ResourceHooks {
    const watched = {
      requested: this.#watched(hooks.requested),
      locking: this.#watched(hooks.locking),
      creating: this.#watched(hooks.creating),
      numbering: this.#watched(hooks.numbering),
      changing: this.#watched(hooks.changing),
      changed: this.#watched(hooks.changed),
      removing: this.#watched(hooks.removing),
    };
    const there = Object.entries(watched).filter(([, hook]) => hook !== undefined);
    return { ...hooks, ...Object.fromEntries(there) };
  }

  /** The same modules, whose hooks are watched. */
  modules(modules: readonly Module[]): readonly Module[] {
    const watch = <E extends { hooks?: ResourceHooks }>(extension: E): E =>
      extension.hooks ? { ...extension, hooks: this.#hooks(extension.hooks) } : extension;
    return modules.map((module) => {
      const { everyResource } = module;
      const resources = Object.entries(module.resources ?? {}).map(
        ([name, one]) => [name, watch(one)] as const,
      );
      return {
        ...module,
        resources: Object.fromEntries(resources),
        ...(everyResource && {
          everyResource: (definition: Definition) => {
            const extension = everyResource(definition);
            return extension && watch(extension);
          },
        }),
      };
    });
  }
}

/** The leaves of a definition that hooks set. */
export const leavesSet = (
  { fields }: Pick<Definition, 'fields'>,
  { set }: Observed,
): readonly string[] =>
  leavesOf(fields).flatMap(([leaf]) =>
    set.some((values) => valueAt(values, leaf) !== undefined) ? leaf : [],
  );
