import { vi } from 'vitest';

/** What tests put in the place of the window's own. */
const PUT: readonly [object, string][] = [
  [window, 'innerWidth'],
  [window, 'matchMedia'],
  [URL, 'createObjectURL'],
  [URL, 'revokeObjectURL'],
];
const HELD = Symbol.for('jisr.windowsOwn');
const own: (PropertyDescriptor | undefined)[] =
  Reflect.get(window, HELD) ?? PUT.map(([of, name]) => Reflect.getOwnPropertyDescriptor(of, name));
Reflect.set(window, HELD, own);

/**
 * The window as it is before any test. The files of a worker share it, and the libraries, whose
 * loading took longer than the tests of many a file.
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
  // Our caches of styles begin anew with our modules; those of the libraries stay, and know theirs.
  for (const style of document.head.querySelectorAll('style[data-emotion^="jisr"]')) style.remove();
}
