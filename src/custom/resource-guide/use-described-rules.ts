import { useQuery } from '@tanstack/react-query';
import { isObject } from '../../../domain/validate.ts';
import { API_URL } from '../../providers/api-url.ts';
import { createTransport } from '../../providers/transport.ts';

const API = API_URL.replace(/\/v1$/, '');

/** The description stands beside the calls, and anybody may read it. */
const docs = createTransport({
  apiUrl: API,
  getToken: () => undefined,
});

/** The API's page, opened at the calls of a resource. */
export const apiPageOf = (resource: string): string => `${API}/docs#/${resource}`;

type DescribedRules = {
  readonly state: 'loading' | 'known' | 'unknown';
  /** The names of the rules over several fields; a built client has lost those of its functions. */
  readonly rules: readonly string[];
};

/** The rules of a resource as the server describes them, if it describes its calls. */
export function useDescribedRules(path: string): DescribedRules {
  const { data, isPending } = useQuery({
    queryKey: ['describedApi'],
    queryFn: async ({ signal }): Promise<unknown> => {
      const { status, json } = await docs.answer('docs/json', { signal });
      return status === 200 ? json : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  });
  const paths = isObject(data) && isObject(data.paths) ? data.paths : {};
  const described = paths[`/api/v1/${path}`];
  const state = described === undefined ? 'unknown' : 'known';
  return { state: isPending ? 'loading' : state, rules: rulesOf(described) };
}

function rulesOf(methods: unknown): readonly string[] {
  const create = isObject(methods) ? methods.post : undefined;
  const rules = isObject(create) ? create['x-rules'] : undefined;
  return Array.isArray(rules)
    ? rules.filter((name): name is string => typeof name === 'string')
    : [];
}
