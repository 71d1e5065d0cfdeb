import * as React from 'react';

/**
 * A global style is first looked up among the styles that a server may have rendered, which have two
 * words in this attribute, and a theme looks for the order of its layers. Every input and every theme
 * does so, and jsdom walks the whole page for it. Nothing here is rendered by a server, or in layers.
 */
const NEVER_THERE = /^style\[data-(emotion="\S+ \S+"|mui-layer-order="[^"]*")\]$/;

function noStylesOfServers(): void {
  for (const place of [document, document.head]) {
    const own = Object.getPrototypeOf(place).querySelector;
    place.querySelector = (selector: string) =>
      NEVER_THERE.test(selector) ? null : own.call(place, selector);
  }
}

/** React records where each element was created, up to a limit. Only warnings would show it. */
function noOwnerStacks(): void {
  const inside: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof inside !== 'object' || inside === null)
    throw new Error('React’s internals have changed.');
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

/** Removes work from rendering that no test can see. */
export function showQuickRender(): void {
  noStylesOfServers();
  noOwnerStacks();
}
