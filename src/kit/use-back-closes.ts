import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { addLayer, notePlace } from './back-layers.ts';

/**
 * While a layer is open over the page, the browser's Back closes it and stays on the page. The
 * layer has
 * no history entry of its own. A layer that cannot be closed just now (`close` is missing) stays
 * open.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location is another position.
  useEffect(() => {
    if (isOpen) notePlace();
  }, [isOpen, location]);
  useEffect(() => (isOpen ? addLayer(() => latest.current?.()) : undefined), [isOpen]);
}
