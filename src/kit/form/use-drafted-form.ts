import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { isSameContent } from '../conflict/same-value.ts';
import { useDraft } from '../drafts/use-draft.ts';

export type DraftedForm<Values extends object, R> = {
  resource: string;
  /** The stored record; none for a new one. */
  record: R | undefined;
  initial: Values;
  /** The values that may be stored on the device. */
  keepable: (values: Values, base: R | undefined) => Values;
};

/**
 * A form whose input is stored on this device until the server has it, and the version it is based on.
 */
export function useDraftedForm<Values extends object, R extends RaRecord>(
  options: DraftedForm<Values, R>,
) {
  const { resource, record, initial, keepable } = options;
  const form = useRef<UseFormReturn<Values>>(null);
  /** The version that the input is based on, and its values. */
  const base = useRef(record);
  const stored = useRef(initial);
  const isLeaving = useRef(false);
  const id = String(record?.id ?? 'new');
  const draft = useDraft<Values, R>({ of: resource, id, initial, keepable });
  /** The fields that the restored draft could not hold. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  const { keep, discard, isReady } = draft;
  const onChange = useCallback(
    (values: Values) => {
      if (!isReady || isLeaving.current) return;
      if (isSameContent(values, stored.current)) void discard();
      else keep(values, base.current);
    },
    [discard, isReady, keep],
  );

  const restore = () => {
    const { values, base: began, leftOut: missing = [] } = draft.offered ?? {};
    draft.take();
    setLeftOut(missing);
    if (began) base.current = began;
    if (values) form.current?.reset(values, { keepDefaultValues: true });
  };

  const values = () => form.current?.getValues() ?? initial;
  /** Discards what is typed, because its record is deleted. */
  const abandon = () => {
    isLeaving.current = true;
    void discard();
  };
  const isUnsaved = () => !isLeaving.current && !isSameContent(values(), stored.current);

  return {
    form,
    base,
    stored,
    isLeaving,
    draft,
    leftOut,
    onChange,
    restore,
    values,
    abandon,
    isUnsaved,
  };
}
