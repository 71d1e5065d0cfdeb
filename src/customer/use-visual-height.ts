import { useEffect } from 'react';

/**
 * Keeps the page as high as what is seen of it. Where the keyboard of a phone lies over the page
 * instead of making it smaller (iOS), it would hide the input.
 */
export function useVisualHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const { style } = document.documentElement;
    const fit = () => {
      // Somebody who zooms in sees less of the page, which must not make it smaller.
      if (seen.scale > 1.01) return;
      style.setProperty('--seen-height', `${seen.height}px`);
      window.scrollTo(0, 0);
    };
    seen.addEventListener('resize', fit);
    // Behind a keyboard that lies over the page, iOS lets it be pushed out of sight.
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      style.removeProperty('--seen-height');
    };
  }, []);
}
