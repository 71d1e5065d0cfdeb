import Button from '@mui/material/Button';
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import type { MessageKey, Messages } from '../../i18n/en.ts';
import type { KeyOf } from '../../i18n/nested.ts';

/** The class of a notice that only says that something was read. */
export const QUIET = 'quiet-notice';

export type NoticeKey = KeyOf<Messages['notice']>;

/**
 * How long a notice with a button stays, in ms: two seconds are too short to read, decide and
 * press.
 */
export const ACTION_DURATION = 8000;

/** How long a pointer can keep it open, in ms. */
export const LONGEST_HOLD = 30_000;

type Action = { label: MessageKey; onChoose: () => void };

type ToastOptions = {
  /** The tone of a notice: its colour and its icon. */
  type?: 'info' | 'success' | 'warning' | 'error';
  /** The values for the `%{…}` placeholders of the text. */
  args?: Record<string, string | number>;
  /** An action that the notice offers as a button, or several. */
  action?: Action;
  actions?: readonly Action[];
  /** Whether it only says that something was read: small, neutral, and beside what people type into. */
  isQuiet?: boolean;
};

/** Shows a notice of the specification (chapter 8) as a toast. */
export function useNotice(): (key: NoticeKey, options?: ToastOptions) => void {
  const toast = useToast();
  return useCallback((key, options) => toast(`notice.${key}`, options), [toast]);
}

/**
 * Shows a toast: top centre, for 2000 ms (specification 8); longer with a button. It takes the key of a
 * text, also of one that only the page around knows, or a text that is translated already. The tone of
 * a notice is its `type`. The function stays the same, so that an effect does not say a thing again in
 * another language.
 */
export function useToast(): (text: string, options?: ToastOptions) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const latest = useRef(translate);
  useLayoutEffect(() => {
    latest.current = translate;
  }, [translate]);
  return useCallback(
    (text, { type = 'info', args, action, actions = action ? [action] : [], isQuiet } = {}) =>
      notify(text, {
        type,
        ...(isQuiet && { className: QUIET }),
        // Toasts are drawn outside of the page's texts.
        messageArgs: { ...args, _: latest.current(text, { _: text, ...args }) },
        ...(actions.length > 0 && {
          autoHideDuration: ACTION_DURATION,
          action: actions.map((one) => <NoticeAction key={one.label} {...one} />),
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
  const isBlocked = useRef(false);

  const end = useEffectEvent((mayStay: boolean) => {
    // On whichever button of the notice.
    const hasFocus = ref.current?.parentElement?.contains(document.activeElement) ?? false;
    if (!hasFocus && !(mayStay && isBlocked.current)) close();
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
      if (seenAt.current !== undefined && seenAt.current !== place) isBlocked.current = true;
      seenAt.current = place;
    },
  };
}
