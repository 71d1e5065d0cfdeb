import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * How long a notice with a button stays, in ms: two seconds are too short to read, decide and
 * press.
 */
export const ACTION_DURATION = 8000;

/** How long a pointer can keep it open, in ms. */
export const LONGEST_HOLD = 30_000;

type NoticeEnd = {
  ref: RefObject<HTMLButtonElement | null>;
  onPointerMove: (event: PointerEvent) => void;
};

/**
 * Closes a notice with a button on time although a pointer is over it. The snackbar waits for any
 * pointer, even one that has not moved since the notice appeared below it. This waits only for a
 * pointer that has moved over the button, and only up to a limit. Keyboard focus keeps the notice
 * open for as long as it lasts.
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
    // An element that appears below a resting pointer gets move events too, all at the same
    // position.
    onPointerMove: ({ screenX, screenY }) => {
      const place = `${screenX},${screenY}`;
      if (seenAt.current !== undefined && seenAt.current !== place) isHeld.current = true;
      seenAt.current = place;
    },
  };
}
