import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '../../providers/drafts.ts';
import { isSameContent } from '../conflict/same-value.ts';
import { useDraft } from '../drafts/use-draft.ts';

export type DraftedForm<Values extends object, R> = {
  /** What the draft is of: a resource, or a kind of document. */
  of: string;
  /** The stored record; none for a new one. */
  record: R | undefined;
  initial: Values;
  /** The values that may be stored on the device. */
  keepable: (values: Values, base: R | undefined) => Values;
  /** The version that the input is based on, as it may be stored on the device. */
  keepableBase?: (base: R) => R;
  /** A draft of an earlier visit as this form takes it. */
  revived?: (draft: Draft<Values, R>) => Pick<Draft<Values, R>, 'values' | 'base'>;
};

/**
 * A form whose input is stored on this device until the server has it, and the version it is based on.
 */
export function useDraftedForm<Values extends object, R extends RaRecord>(
  options: DraftedForm<Values, R>,
) {
  const { of, record, initial, keepable, keepableBase, revived } = options;
  const form = useRef<UseFormReturn<Values>>(null);
  /** The version that the input is based on, and its values. */
  const base = useRef(record);
  const stored = useRef(initial);
  const isLeaving = useRef(false);
  const id = String(record?.id ?? 'new');
  const draft = useDraft<Values, R>({ of, id, initial, keepable });
  /** The fields that the restored draft could not hold. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  const { keep, discard, isReady } = draft;
  const keepTyped = useCallback(
    (values: Values) => {
      const version = base.current;
      keep(values, version && keepableBase ? keepableBase(version) : version);
    },
    [keep, keepableBase],
  );
  const onChange = useCallback(
    (values: Values) => {
      if (!isReady || isLeaving.current) return;
      if (isSameContent(values, stored.current)) void discard();
      else keepTyped(values);
    },
    [discard, isReady, keepTyped],
  );

  const restore = () => {
    const { offered } = draft;
    draft.take();
    setLeftOut(offered?.leftOut ?? []);
    if (!offered) return;
    const { values, base: began } = revived ? revived(offered) : offered;
    if (began) base.current = began;
    form.current?.reset(values, { keepDefaultValues: true });
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
    keepTyped,
    onChange,
    restore,
    values,
    abandon,
    isUnsaved,
  };
}
