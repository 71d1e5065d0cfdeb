import * as React from 'react';

/**
 * Whoever mounts a global style is first looked for among those that a server may have sent. Every
 * input has one, and jsdom walks the whole page for it: there is no need to leave the style elements.
 */
function quickStyleSearch(): void {
  const own = Document.prototype.querySelector;
  document.querySelector = (selector: string) => {
    const mark = selector.match(/^style\[data-emotion="([^"]*)"\]$/)?.[1];
    if (mark === undefined) return own.call(document, selector);
    const styles = [...document.getElementsByTagName('style')];
    return styles.find((style) => style.getAttribute('data-emotion') === mark) ?? null;
  };
}

/** React keeps for each element where it was made, up to a number. Only warnings would tell. */
function noOwnerStacks(): void {
  const inside: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof inside !== 'object' || inside === null) throw new Error('This React is another one.');
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

/** Takes from the drawing of a page what a test does not see. */
export function showQuickRender(): void {
  quickStyleSearch();
  noOwnerStacks();
}
