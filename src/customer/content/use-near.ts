import { type RefObject, useEffect, useState } from 'react';

/** So far before it is seen something begins to load. */
const AHEAD = '600px';

/** Whether an element has come near the part of the page that is seen. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
