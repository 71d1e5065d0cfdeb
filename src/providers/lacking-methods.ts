import { resources } from '../../domain/resources/registry.ts';
import { isObject } from '../../domain/validate.ts';
import { statusOf } from './call-error.ts';
import type { ApiClient } from './capabilities.ts';
import type { BackEndPart } from './lacking.ts';
import { settleInPool } from './pool.ts';

const POOL = 4;
const NO_SUCH_CALL: readonly (number | undefined)[] = [404, 405, 501];

type Options = { readonly signal?: AbortSignal };

/** The call that shows whether the back end has a part that is no resource of the registry. */
const OTHER_PROBES: Readonly<Record<Exclude<BackEndPart, keyof typeof resources>, string>> = {
  conversation: 'conversation',
  imports: 'imports?resource=users',
  parcels: 'parcels/scans',
};

/**
 * What the back end lacks. One that counts everything in one call is the companion server, which has
 * all; each part of another one is called, and only the answer that there is no such call counts. A
 * failure or a rejection for lack of rights proves nothing.
 */
export const lackingMethods = (http: ApiClient) => ({
  async getLacking({ signal }: Options = {}): Promise<readonly string[]> {
    const options = { signal: signal ?? null };
    const counted = await http.callIfThere('counts', options);
    if (isObject(counted) && isObject(counted.data)) return [];
    const probes = [
      ...Object.values(resources).map(
        ({ name, path }) => [name, `${path}?page=1&limit=1`] as const,
      ),
      ...Object.entries(OTHER_PROBES),
    ];
    const answers = await settleInPool(probes, POOL, ([, path]) => http.call(path, options));
    return probes.flatMap(([name], at) => {
      const answer = answers[at];
      return answer && !answer.ok && NO_SUCH_CALL.includes(statusOf(answer.error)) ? [name] : [];
    });
  },
});
