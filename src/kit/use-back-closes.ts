import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { addLayer, notePlace } from './back-layers.ts';

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
    if (isOpen) notePlace();
  }, [isOpen, location]);
  useEffect(() => (isOpen ? addLayer(() => latest.current?.()) : undefined), [isOpen]);
}
