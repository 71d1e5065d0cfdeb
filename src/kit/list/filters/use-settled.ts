import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the user has to stop typing before the list is loaded. */
const SETTLED = 500;

type Options = {
  /** The active value; an empty text for none. */
  value: string;
  /** The value of the typed text, or `undefined` if it is not usable. */
  read: (typed: string) => string | undefined;
  onSettled: (value: string | undefined) => void;
};

/**
 * A text that becomes active once it is usable and the user stops typing, or the field loses the focus
 * or is closed. Typing never brings the user back to a page that was left.
 */
export function useSettled({ value, read, onSettled }: Options) {
  const [text, setText] = useState(value);
  const requested = useRef(value);
  const page = useRef(window.location.pathname);
  const typed = text.trim();
  const wanted = typed === '' ? '' : read(typed);

  // The filters may be cleared elsewhere; our own query coming back changes nothing.
  useEffect(() => {
    if (value === requested.current) return;
    requested.current = value;
    setText(value);
  }, [value]);

  const settle = () => {
    if (wanted === undefined || wanted === requested.current) return;
    requested.current = wanted;
    onSettled(wanted || undefined);
  };
  const settleNow = useEffectEvent(settle);

  useEffect(() => {
    if (wanted === undefined || wanted === requested.current) return;
    const timer = setTimeout(() => settleNow(), SETTLED);
    return () => clearTimeout(timer);
  }, [wanted]);

  useEffect(
    () => () => {
      if (window.location.pathname === page.current) settleNow();
    },
    [],
  );

  return { text, setText, settle, invalid: wanted === undefined };
}
