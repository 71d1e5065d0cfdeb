/** A route as it was registered: `/api/v1/trips/:id`. */
export type RoutePattern = { method: string; url: string };

const WILD = /:[^/]+|\*/g;

function matches(pattern: string, path: string): boolean {
  const literal = pattern.split(WILD).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const wild = pattern.match(WILD) ?? [];
  const source = literal
    .map((part, at) => part + (wild[at] === undefined ? '' : wild[at] === '*' ? '.*' : '[^/]+'))
    .join('');
  return new RegExp(`^${source}/?$`).test(path);
}

/** The methods that an address accepts, from the routes as they were registered. */
export function methodsAt(patterns: readonly RoutePattern[], url: string): readonly string[] {
  const [path = ''] = url.split('?');
  const found = patterns.filter((one) => one.url !== '*' && one.url !== '/*');
  return [...new Set(found.filter((one) => matches(one.url, path)).map((one) => one.method))];
}
