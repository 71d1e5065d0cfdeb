import { type RefObject, useRef, useState } from 'react';
import { useDraft } from './use-draft.ts';

type Options<Values> = {
  /** What the draft is of, and whose. */
  of: string;
  id: string;
  initial: Values;
  /** Whether there is nothing that would be lost. */
  isBlank: (values: Values) => boolean;
};

/**
 * Values that are typed to be sent rather than saved as a record: they are stored on the device until they
 * are. `latest` knows a change before the form is drawn with it.
 */
export function useDraftedValues<Values extends object>({
  of,
  id,
  initial,
  isBlank,
}: Options<Values>) {
  const stored = useDraft<Values>({ of, id, initial });
  const [values, setValues] = useState(initial);
  const latest = useRef(initial);
  const change = (next: Values): void => {
    latest.current = next;
    setValues(next);
    if (isBlank(next)) void stored.discard();
    else stored.keep(next, undefined);
  };
  const restore = (): void => {
    if (stored.offered) change(stored.offered.values);
    stored.take();
  };
  return { values, latest: latest as Readonly<RefObject<Values>>, change, restore, stored };
}
