import type { Definition } from '../../domain/define.ts';
import { LIST_PARAMETERS } from './list-query.ts';

/** A route as it was registered: `GET /api/v1/trips/:id`. */
export type KnownRoute = { readonly method: string; readonly url: string };

const API = '/api/v1/';

/** One text for routes that the router cannot distinguish. */
const patternOf = ({ method, url }: KnownRoute): string =>
  `${method} ${url.replace(/:[^/]+/g, ':').replace(/\/$/, '')}`;

/** Routes by what the router distinguishes them by. */
export type KnownRoutes = ReadonlyMap<string, KnownRoute>;

export const knownRoutesOf = (routes: Iterable<KnownRoute>): KnownRoutes =>
  new Map(Array.from(routes, (route) => [patternOf(route), route]));

/** The calls that the engine makes of a definition. */
function routesOf(definition: Definition): readonly KnownRoute[] {
  const { path, readOnly, ordered, actions = {} } = definition;
  const all = `${API}${path}`;
  const one = `${all}/:id`;
  if (readOnly) return [all, one].map((url) => ({ method: 'GET', url }));
  return [
    ...['GET', 'POST'].map((method) => ({ method, url: all })),
    ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, url: one })),
    ...(ordered === undefined ? [] : [{ method: 'POST', url: `${all}/order` }]),
    ...Object.keys(actions).map((verb) => ({ method: 'POST', url: `${one}/${verb}` })),
  ];
}

/** Fields that a list could not be filtered by, because every list has a parameter of that name. */
const hiddenFilters = ({ name, fields }: Definition): readonly string[] =>
  LIST_PARAMETERS.filter((one) => Object.hasOwn(fields, one) && fields[one]?.filter).map(
    (one) =>
      `${name}.${one}: cannot be filtered by, because "${one}" is a parameter of every list.`,
  );

/**
 * What a definition takes away from the calls and pages that the server has besides the generated
 * ones, one sentence each.
 */
export function collisionsOf(definition: Definition, known: KnownRoutes): readonly string[] {
  const { name } = definition;
  const [collision] = routesOf(definition).flatMap((route) => known.get(patternOf(route)) ?? []);
  const page = [...known.values()].find(
    ({ url }) => !url.startsWith(API) && url.split('/')[1]?.toLowerCase() === name.toLowerCase(),
  );
  return [
    ...(collision
      ? [
          `${name}: ${collision.method} ${collision.url} is another call of the server; give it another path.`,
        ]
      : []),
    ...(page ? [`${name}: ${page.url} is another page of the server; give it another name.`] : []),
    ...hiddenFilters(definition),
  ];
}
