/** What is shown beside an element that carries `data-hint`. */
export type Hint = { readonly text: string; readonly element: HTMLElement };

type Show = (hint: Hint | undefined) => void;

/** A mouse that only passes shows nothing; one that has just seen a hint is looking for them. */
const REST_MS = 300;
const LOOKING_MS = 800;
/** How long a finger rests on an element until its hint appears, and how long that stays then. */
const PRESS_MS = 700;
const READ_MS = 4000;

/**
 * Calls `show` with the hint to be seen: under a mouse that rests, on a focus that is visible, under
 * a finger that presses. Escape, a click and leaving the element take it away; a mouse may rest on the
 * hint itself. One watch serves the whole document: a tooltip of its own for each icon of a list costs
 * more than its rows. Returns the end of the watch.
 */
export function watchHints(show: Show): () => void {
  const { shown, reveal, hide, wait } = hintInSight(show);
  const watched = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal: watched.signal, capture: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || isHint(target)) return;
    const element = hintedBy(target);
    if (element && element === shown()) return;
    const sinceLast = hide();
    if (element) wait(sinceLast < LOOKING_MS ? 0 : REST_MS, () => reveal(element));
  });
  on('pointerleave', ({ target, pointerType }) => {
    const hasLeftWindow = pointerType === 'mouse' && target === document.documentElement;
    if (hasLeftWindow) hide();
  });
  on('focusin', ({ target }) => {
    const element = hintedBy(target);
    if (element?.matches(':focus-visible')) reveal(element);
  });
  on('focusout', ({ target }) => {
    if (hintedBy(target) === shown()) hide();
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  on('pointerdown', ({ target, pointerType }) => {
    hide();
    const element = hintedBy(target);
    if (!element || pointerType !== 'touch') return;
    const letRead = () => {
      reveal(element);
      wait(READ_MS, hide);
    };
    // A tap on what cannot be used now has no other answer than the reason.
    if (element.ariaDisabled === 'true') letRead();
    else wait(PRESS_MS, letRead);
  });
  on('pointerup', () => {
    if (!shown()) hide();
  });
  on('pointercancel', () => void hide());
  return () => {
    watched.abort();
    hide();
  };
}

/** The hint that is shown, or the one that is about to be. It changes and goes with its element. */
function hintInSight(show: Show) {
  let hint: Hint | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const changes = new MutationObserver(() => {
    if (!hint) return;
    const { element, text } = hint;
    if (!element.isConnected) hide();
    else if (element.dataset.hint !== text) reveal(element);
  });
  const wait = (time: number, act: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, time);
  };
  const reveal = (element: HTMLElement) => {
    const text = element.dataset.hint;
    if (!text || !element.isConnected) {
      hide();
      return;
    }
    clearTimeout(waiting);
    hint = { text, element };
    show(hint);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-hint'],
    });
  };
  /** Returns for how many milliseconds no hint has been shown. */
  const hide = (): number => {
    clearTimeout(waiting);
    const now = performance.now();
    if (hint) {
      hint = undefined;
      hiddenAt = now;
      changes.disconnect();
      show(undefined);
    }
    return now - hiddenAt;
  };
  return { shown: () => hint?.element, reveal, hide, wait };
}

const hintedBy = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-hint]')) || undefined;

const isHint = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;
