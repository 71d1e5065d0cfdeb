import { resources } from '../../domain/resources/registry.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

/** How many records a resource has, and how many of them in each state, if they have states. */
export type ResourceCount = {
  readonly count: number;
  readonly states?: Readonly<Record<string, number>>;
};

/** What the back end counts, by the names of resources. */
export type Counts = Readonly<Record<string, ResourceCount>>;

/** The one call for the counters of all resources; another back end may not have it. */
export const countMethods = (http: ApiClient) => ({
  async getCounts({ signal }: { signal?: AbortSignal } = {}): Promise<Counts | undefined> {
    const json = await http.callIfThere('counts', { signal: signal ?? null });
    return isObject(json) ? readCounts(json.data) : undefined;
  },
});

/** The wire knows resources by their paths. */
function readCounts(data: unknown): Counts | undefined {
  if (!isObject(data)) return undefined;
  return Object.fromEntries(
    Object.values(resources).flatMap(({ name, path }) => {
      const counted = readCount(data[path]);
      return counted ? [[name, counted]] : [];
    }),
  );
}

function readCount(data: unknown): ResourceCount | undefined {
  if (!isObject(data) || typeof data.count !== 'number') return undefined;
  const { count, states } = data;
  if (!isObject(states)) return { count };
  const known = Object.entries(states).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { count, states: Object.fromEntries(known) };
}
