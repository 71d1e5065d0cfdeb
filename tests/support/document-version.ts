/** Counts the changes of the page. A page observes itself only as often as it is called. */
class Changes {
  #count = 0;
  readonly #observer = new MutationObserver(() => {
    this.#count += 1;
  });

  constructor() {
    this.#observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }

  now(): number {
    if (this.#observer.takeRecords().length > 0) this.#count += 1;
    return this.#count;
  }
}

const CURRENT = Symbol.for('jisr.changesOfPage');
const changes: Changes = Reflect.get(window, CURRENT) ?? new Changes();
// The files of a worker share the window, and one observer of it.
Reflect.set(window, CURRENT, changes);

/** A new number after every change of the page. */
export const documentVersion = (): number => changes.now();
