/** What is shown beside an element that carries `data-hint`. */
export type Hint = { readonly text: string; readonly element: HTMLElement };

/** A pointer that only passes shows nothing; one that has just seen a hint is looking for them. */
const REST_MS = 100;
const LOOKING_MS = 800;
/** How long a finger rests on an element until its hint appears, and how long that stays then. */
const PRESS_MS = 700;
const READ_MS = 1500;

/**
 * Tells `show` which hint is to be seen: under a mouse that rests, on a focus that is visible, under
 * a finger that presses. Escape, a click and leaving take it away; a mouse may rest on the hint itself.
 * One watch serves the whole document: a tooltip of its own for each icon of a list costs more than
 * its rows. Returns the end of the watch.
 */
export function watchHints(show: (hint: Hint | undefined) => void): () => void {
  let shown: HTMLElement | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const reveal = (element: HTMLElement) => {
    const text = element.dataset.hint;
    if (!text || !element.isConnected) return;
    shown = element;
    show({ text, element });
  };
  const hide = () => {
    clearTimeout(waiting);
    if (!shown) return;
    shown = undefined;
    hiddenAt = performance.now();
    show(undefined);
  };
  const after = (wait: number, act: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, wait);
  };

  const watched = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal: watched.signal, capture: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || isHint(target)) return;
    const element = hintedBy(target);
    if (element && element === shown) return;
    hide();
    if (element)
      after(performance.now() - hiddenAt < LOOKING_MS ? 0 : REST_MS, () => reveal(element));
  });
  on('focusin', ({ target }) => {
    const element = hintedBy(target);
    if (element?.matches(':focus-visible')) reveal(element);
  });
  on('focusout', hide);
  on('keydown', hide);
  on('pointerdown', ({ target, pointerType }) => {
    hide();
    const element = hintedBy(target);
    if (pointerType === 'touch' && element) {
      after(PRESS_MS, () => {
        reveal(element);
        after(READ_MS, hide);
      });
    }
  });
  on('pointerup', () => {
    if (!shown) clearTimeout(waiting);
  });
  on('pointercancel', hide);
  return () => {
    watched.abort();
    hide();
  };
}

const hintedBy = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-hint]')) || undefined;

const isHint = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;
