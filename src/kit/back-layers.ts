/** What lies over the page, the last opened last. */
const layers: (() => void)[] = [];
/** Where the page stands in the history of the tab, as the router numbers its entries. */
let place: number | undefined;
let isReturning = false;

/**
 * Lets the browser's Back close what lies over the page. Call it before the router is made: the one who
 * listens first can keep a step from the other, and the router must not hear of this one.
 */
export const watchBack = (): void => window.addEventListener('popstate', onPop, true);

/** Lays something over the page; what comes back takes it off again. */
export function addLayer(close: () => void): () => void {
  layers.push(close);
  return () => {
    layers.splice(layers.indexOf(close), 1);
  };
}

/** Remembers where the page stands now. */
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
