import { vi } from 'vitest';

/** Properties that tests replace. */
const PUT: readonly [object, string][] = [
  [window, 'innerWidth'],
  [window, 'matchMedia'],
  [URL, 'createObjectURL'],
  [URL, 'revokeObjectURL'],
];
const CURRENT = Symbol.for('jisr.windowsOwn');
const own: (PropertyDescriptor | undefined)[] =
  Reflect.get(window, CURRENT) ??
  PUT.map(([of, name]) => Reflect.getOwnPropertyDescriptor(of, name));
Reflect.set(window, CURRENT, own);

/**
 * Restores the window to its state before any test. The files of a worker share the window and the
 * libraries, because loading those took longer than the tests of many files.
 */
export function freshWindow(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const [place, [of, name]] of PUT.entries()) {
    const before = own[place];
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  }
  window.history.replaceState(null, '', '/');
  freshDocument();
}

function freshDocument(): void {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.title = '';
  // Our style caches are created again with our modules; those of the libraries stay, and know
  // their elements.
  for (const style of document.head.querySelectorAll('style[data-emotion^="jisr"]')) style.remove();
}
