/** The open layers over the page, the last opened one last. */
const layers: (() => void)[] = [];
/** The page's position in the tab's history, as the router numbers its entries. */
let place: number | undefined;
let isReturning = false;

/**
 * Lets the browser's Back close a layer over the page. Call it before the router is created: the
 * first listener can keep a step from the others, and the router must not see this one.
 */
export const watchBack = (): void => window.addEventListener('popstate', onPop, true);

/** Opens a layer over the page; the function that it returns removes the layer. */
export function addLayer(close: () => void): () => void {
  layers.push(close);
  return () => {
    layers.splice(layers.indexOf(close), 1);
  };
}

/** Remembers the page's position now. */
export function notePlace(): void {
  if (!isReturning) place = placeIn(window.history.state);
}

function onPop(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const close = layers.at(-1);
  const next = placeIn(event.state);
  if (!close || place === undefined || next === undefined || next === place) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(place - next);
  close();
}

const placeIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
