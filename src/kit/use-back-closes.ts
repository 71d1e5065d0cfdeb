import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';

type Layer = () => void;

/** What lies over the page, the last opened last. */
const layers: Layer[] = [];
/** Where the page stands in the history of the tab, as the router numbers its entries. */
let place: number | undefined;
let isReturning = false;

/**
 * While something lies over the page, the browser's Back closes that and stays on the page, without an
 * entry of its own in the history. What cannot be closed just now (`close` is missing) stays too.
 *
 * @example
 * useBackCloses(open, busy ? undefined : onClose);
 */
export function useBackCloses(isOpen: boolean, close: (() => void) | undefined): void {
  const location = useLocation();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location is another place.
  useEffect(() => {
    if (isOpen && !isReturning) place = placeIn(window.history.state);
  }, [isOpen, location]);
  useEffect(() => {
    if (!isOpen) return;
    // Before the router hears of it. The same listener is added once, however often it is asked for.
    window.addEventListener('popstate', onPop, true);
    const layer = () => latest.current?.();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}

function onPop(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const top = layers.at(-1);
  const next = placeIn(event.state);
  if (!top || place === undefined || next === undefined || next === place) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(place - next);
  top();
}

const placeIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
