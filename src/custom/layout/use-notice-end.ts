import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How long a notice with a button stays, in ms: two seconds are too short to read, decide and press. */
export const ACTION_DURATION = 8000;

/** How long a pointer can hold it, in ms. */
export const LONGEST_HOLD = 30_000;

type NoticeEnd = {
  ref: RefObject<HTMLButtonElement | null>;
  onPointerMove: (event: PointerEvent) => void;
};

/**
 * Ends a notice with a button on time although a pointer lies over it. The snackbar waits for any
 * pointer, also for one that rested where the notice came up and that nobody has touched since; this
 * waits only for one that has moved over the button, and not for ever. The keyboard's focus is waited
 * for as long as it stays.
 */
export function useNoticeEnd(close: () => void): NoticeEnd {
  const ref = useRef<HTMLButtonElement>(null);
  const seenAt = useRef<string>(undefined);
  const isHeld = useRef(false);

  const end = useEffectEvent((mayBeHeld: boolean) => {
    const hasFocus = ref.current?.matches(':focus') ?? false;
    if (!hasFocus && !(mayBeHeld && isHeld.current)) close();
  });
  useEffect(() => {
    const onTime = setTimeout(() => end(true), ACTION_DURATION);
    const atLast = setTimeout(() => end(false), LONGEST_HOLD);
    return () => {
      clearTimeout(onTime);
      clearTimeout(atLast);
    };
  }, []);

  return {
    ref,
    // What appears below a resting pointer hears of it as of one that moves, at one and the same place.
    onPointerMove: ({ screenX, screenY }) => {
      const place = `${screenX},${screenY}`;
      if (seenAt.current !== undefined && seenAt.current !== place) isHeld.current = true;
      seenAt.current = place;
    },
  };
}
