import Button from '@mui/material/Button';
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import type { MessageKey, Messages } from '../../i18n/en.ts';
import type { KeyOf } from '../../i18n/nested.ts';

export type NoticeKey = KeyOf<Messages['notice']>;

/**
 * How long a notice with a button stays, in ms: two seconds are too short to read, decide and
 * press.
 */
export const ACTION_DURATION = 8000;

/** How long a pointer can keep it open, in ms. */
export const LONGEST_HOLD = 30_000;

type Action = { label: MessageKey; onChoose: () => void };

type NoticeOptions = {
  type?: 'info' | 'success' | 'warning' | 'error';
  /** The values for the `%{…}` placeholders of the text. */
  args?: Record<string, string | number>;
  /** An action that the notice offers as a button. */
  action?: Action;
};

/** Shows a notice: top centre, for 2000 ms (specification 8); longer with a button. */
export function useNotice(): (key: NoticeKey, options?: NoticeOptions) => void {
  const tell = useMessage();
  return useCallback((key, options) => tell(`notice.${key}`, options), [tell]);
}

/** Shows any text as a notice, by its whole key. */
export function useMessage(): (key: string, options?: NoticeOptions) => void {
  const notify = useNotify();
  return useCallback(
    (key, { type = 'info', args, action } = {}) =>
      notify(key, {
        type,
        ...(args && { messageArgs: args }),
        ...(action && {
          autoHideDuration: ACTION_DURATION,
          action: <NoticeAction {...action} />,
        }),
      }),
    [notify],
  );
}

/** The button of a notice. */
export function NoticeAction({ label, onChoose }: Action) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { ref, onPointerMove } = useNoticeEnd(close);
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <Button
      ref={ref}
      size="small"
      color="inherit"
      variant="outlined"
      onClick={choose}
      onPointerMove={onPointerMove}
    >
      {translate(label)}
    </Button>
  );
}

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
function useNoticeEnd(close: () => void): NoticeEnd {
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
    // An element that appears below a resting pointer gets pointer events too, all at the same
    // position.
    onPointerMove: ({ screenX, screenY }) => {
      const place = `${screenX},${screenY}`;
      if (seenAt.current !== undefined && seenAt.current !== place) isHeld.current = true;
      seenAt.current = place;
    },
  };
}
