import { useCallback, useEffect, useRef } from 'react';

/** Answers whether the component still stands on the page, for what ends after a while. */
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
