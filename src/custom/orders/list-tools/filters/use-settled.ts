import { useEffect, useRef, useState } from 'react';

/** How long the typing has to pause before the list is asked for. */
const SETTLED = 500;

type Options = {
  /** What is in force; nothing is an empty text. */
  value: string;
  /** What is meant by what was typed, `undefined` where that is nothing that can be used. */
  read: (typed: string) => string | undefined;
  onSettled: (value: string | undefined) => void;
};

/**
 * A text that is in force as soon as it can be used and the typing pauses, or its field is left or
 * closed. A page that is left for another is not called back by what was typed in it.
 */
export function useSettled({ value, read, onSettled }: Options) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const page = useRef(window.location.pathname);
  const typed = text.trim();
  const wanted = typed === '' ? '' : read(typed);

  // The filters may be cleared elsewhere; what comes back of our own question changes nothing.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  const settle = () => {
    if (wanted === undefined || wanted === asked.current) return;
    asked.current = wanted;
    onSettled(wanted || undefined);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });

  useEffect(() => {
    if (wanted === undefined || wanted === asked.current) return;
    const timer = setTimeout(() => latest.current(), SETTLED);
    return () => clearTimeout(timer);
  }, [wanted]);

  useEffect(
    () => () => {
      if (window.location.pathname === page.current) latest.current();
    },
    [],
  );

  return { text, setText, settle, invalid: wanted === undefined };
}
