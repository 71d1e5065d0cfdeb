import { type RefObject, useEffect, useState } from 'react';

/**
 * Reports whether an element is in the part of the page that is seen, larger or smaller by a margin, now
 * and whenever that changes. Without a browser's help everything counts as seen.
 */
export function watchSight(
  element: Element,
  rootMargin: string,
  onChange: (isInSight: boolean) => void,
): (() => void) | undefined {
  if (!('IntersectionObserver' in globalThis)) {
    onChange(true);
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is, or has been, that near to the part of the page that is seen. */
export function useInSight(element: RefObject<Element | null>, ahead: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    return isSeen || !current ? undefined : watchSight(current, ahead, setSeen);
  }, [element, ahead, isSeen]);
  return isSeen;
}
