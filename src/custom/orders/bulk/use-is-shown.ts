import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still mounted, for work that ends later. */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
