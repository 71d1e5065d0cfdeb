import { useQuery } from '@tanstack/react-query';
import { isObject } from '../../../domain/validate.ts';
import { API_URL } from '../../providers/api-url.ts';
import { createTransport } from '../../providers/transport.ts';

/** One call as the server describes it. */
export type DescribedCall = {
  readonly method: string;
  /** Under the API's prefix, with its placeholders: `tours/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** A body to begin with, if the call takes one. */
  readonly body: string | undefined;
};

export type DescribedApi = {
  readonly state: 'loading' | 'known' | 'unknown';
  readonly calls: readonly DescribedCall[];
  /** The names of the rules over several fields. */
  readonly rules: readonly string[];
};

/** The description stands beside the calls, and anybody may read it. */
const docs = createTransport({
  apiUrl: API_URL.replace(/\/v1$/, ''),
  getToken: () => undefined,
});

const PREFIX = '/api/v1/';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The calls of a resource, and its rules, as the server describes them in OpenAPI. */
export function useDescribedApi(path: string): DescribedApi {
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
  const paths = isObject(data) && isObject(data.paths) ? Object.entries(data.paths) : [];
  const components = isObject(data) && isObject(data.components) ? data.components : {};
  const models = isObject(components.schemas) ? components.schemas : {};
  const calls = paths.flatMap(([address, methods]) => {
    const own = address.slice(PREFIX.length);
    const isTheirs = address.startsWith(PREFIX) && (own === path || own.startsWith(`${path}/`));
    return isTheirs && isObject(methods) ? callsAt(own, methods, models) : [];
  });
  return {
    state: isPending ? 'loading' : calls.length > 0 ? 'known' : 'unknown',
    calls,
    rules: rulesOf(Object.fromEntries(paths)[`${PREFIX}${path}`]),
  };
}

type Models = Readonly<Record<string, unknown>>;

const callsAt = (path: string, methods: Record<string, unknown>, models: Models): DescribedCall[] =>
  METHODS.flatMap((method) => {
    const operation = methods[method];
    if (!isObject(operation)) return [];
    const { summary, requestBody } = operation;
    return {
      method: method.toUpperCase(),
      path,
      summary: typeof summary === 'string' ? summary : '',
      body:
        isObject(requestBody) && requestBody.required !== false
          ? bodyFor(requestBody, models)
          : undefined,
    };
  });

function rulesOf(methods: unknown): readonly string[] {
  const create = isObject(methods) ? methods.post : undefined;
  const rules = isObject(create) ? create['x-rules'] : undefined;
  return Array.isArray(rules)
    ? rules.filter((name): name is string => typeof name === 'string')
    : [];
}

/** A schema, or the model that it names. */
function modelOf(schema: unknown, models: Models): Record<string, unknown> {
  if (!isObject(schema)) return {};
  const model = models[String(schema.$ref).split('/').at(-1) ?? ''];
  return isObject(model) ? model : schema;
}

/** The required values of a body, to be filled in. */
function bodyFor({ content }: Record<string, unknown>, models: Models): string {
  const json = isObject(content) ? content['application/json'] : undefined;
  const schema = modelOf(isObject(json) ? json.schema : undefined, models);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  const values = required.map((name) => [name, exampleOf(properties[name])]);
  return JSON.stringify(Object.fromEntries(values), null, 2);
}

function exampleOf(schema: unknown): unknown {
  if (!isObject(schema)) return '';
  if (schema.default !== undefined) return schema.default;
  const [example] = [schema.examples, schema.enum].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  if (example !== undefined) return example;
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return '';
  }
}
