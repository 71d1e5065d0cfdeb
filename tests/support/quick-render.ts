import * as React from 'react';

/**
 * A global style is first looked up among the styles that a server may have rendered. Every input
 * has one, and jsdom walks the whole page for it, although the styles are all in the head.
 */
function quickStyleSearch(): void {
  const own = Document.prototype.querySelector;
  document.querySelector = (selector: string) =>
    /^style\[data-emotion="[^"]*"\]$/.test(selector)
      ? document.head.querySelector(selector)
      : own.call(document, selector);
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
  quickStyleSearch();
  noOwnerStacks();
}
