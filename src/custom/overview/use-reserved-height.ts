import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

/** What a part of the overview is as high as before anybody has seen it on this device. */
const UNSEEN_PX = 960;

const storedUnder = (part: string): string => `overview.height.${part}`;

/** The height that a part had when it was shown last on this device. */
export function useLastHeight(part: string): number {
  const [height] = useStore<unknown>(storedUnder(part));
  return typeof height === 'number' ? height : UNSEEN_PX;
}

/**
 * Reserves the space of a part of the overview until it is there, so that what follows does not move:
 * a work list of yesterday is about as long as that of today.
 */
export function useReservedHeight(part: string, isThere: boolean) {
  const last = useLastHeight(part);
  const [, remember] = useStore<unknown>(storedUnder(part));
  const measured = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const height = measured.current?.offsetHeight;
    if (isThere && height !== undefined && height !== last) remember(height);
  }, [isThere, last, remember]);
  return { height: isThere ? undefined : last, measured };
}
