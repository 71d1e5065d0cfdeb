import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-admin';

/**
 * While a layer is open over the page, the browser's Back closes it and stays on the page. The layer
 * has no history entry of its own. A layer that cannot be closed just now (`close` is missing) stays
 * open. In a browser without the Navigation API, Back leaves the page.
 *
 * @example
 * useBackCloses(open, busy ? undefined : onClose);
 */
export function useBackCloses(isOpen: boolean, close: (() => void) | undefined): void {
  const location = useLocation();
  const closeNow = useEffectEvent(() => close?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location is another position.
  useEffect(() => {
    if (isOpen) notePlace();
  }, [isOpen, location]);
  useEffect(() => (isOpen ? addLayer(() => closeNow()) : undefined), [isOpen]);
}

/** The layers over the page, and the page's position in the tab's history. */
function createLayers() {
  /** The last opened one last. */
  const layers: (() => void)[] = [];
  /** The page's position in the tab's history. */
  let place: number | undefined;
  let isReturning = false;
  return {
    add(close: () => void): () => void {
      layers.push(close);
      return () => {
        layers.splice(layers.indexOf(close), 1);
      };
    },
    notePlace(): void {
      if (!isReturning) place = currentPlace();
    },
    onPop(event: PopStateEvent): void {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const close = layers.at(-1);
      const next = currentPlace();
      if (!close || place === undefined || next === undefined || next === place) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(place - next);
      close();
    },
  };
}

const layers = createLayers();

/**
 * Lets the browser's Back close a layer over the page. Call it before the router is created: the
 * first listener can keep a step from the others, and the router must not see this one.
 */
export const watchBack = (): void => window.addEventListener('popstate', layers.onPop, true);

/** Opens a layer over the page; the function that it returns removes the layer. */
export const addLayer = (close: () => void): (() => void) => layers.add(close);

/** Remembers the page's position now. */
export const notePlace = (): void => layers.notePlace();

/** The position in the tab's history, where the browser has the Navigation API. */
const currentPlace = (): number | undefined =>
  (window as Partial<Window>).navigation?.currentEntry?.index;
