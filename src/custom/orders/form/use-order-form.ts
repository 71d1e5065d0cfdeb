import { useCallback, useRef, useState } from 'react';
import { setSubmissionErrors } from 'react-admin';
import type { FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { isSameValue } from '../../../kit/same-value.ts';
import { keepable, type OrderValues } from './order-values.ts';
import { useSaveOrder } from './use-save-order.ts';

type Options = {
  /** The stored order; none for a new one. */
  order: Order | undefined;
  initial: OrderValues;
  onSaved: (order: Order) => void;
};

/** The behaviour of an order's form: drafts, saving, and merging two versions. */
export function useOrderForm({ order, initial, onSaved }: Options) {
  const form = useRef<UseFormReturn<OrderValues>>(null);
  /** The version that the input is based on. */
  const base = useRef(order);
  const isLeaving = useRef(false);
  const { save, isSaving } = useSaveOrder();
  const draft = useDraft<OrderValues, Order>({
    of: 'commands',
    id: order?.id ?? 'new',
    initial,
    keepable,
  });
  const [stale, setStale] = useState<Order>();
  const [failure, setFailure] = useState<unknown>();
  /** Pictures that the restored draft could not hold. */
  const [toPickAgain, setToPickAgain] = useState<readonly string[]>([]);

  const { keep, discard, isReady } = draft;
  const onChange = useCallback(
    (values: OrderValues) => {
      if (!isReady || isLeaving.current) return;
      if (isSameValue(values, initial)) void discard();
      else keep(values, base.current);
    },
    [discard, initial, isReady, keep],
  );

  /** Saves, and returns the errors by field. */
  const submit = async (values: OrderValues) => {
    setFailure(undefined);
    const result = await save({
      values,
      base: base.current,
      onSender: (sender) => {
        form.current?.setValue('user', sender);
        form.current?.setValue('newSender', null);
      },
    });
    if ('done' in result) {
      isLeaving.current = true;
      await discard();
      onSaved(result.done);
    } else if ('stale' in result) setStale(result.stale);
    else if ('failed' in result) setFailure(result.failed);
    return 'errors' in result ? result.errors : undefined;
  };

  const restore = () => {
    const { values, base: began, leftOut = [] } = draft.offered ?? {};
    draft.take();
    setToPickAgain(leftOut);
    if (began) base.current = began;
    if (values) form.current?.reset(values, { keepDefaultValues: true });
  };

  /** Saves the values chosen from two versions, on top of the newer one. */
  const saveMerged = async (merged: OrderValues, current: Order) => {
    base.current = current;
    setStale(undefined);
    form.current?.reset(merged, { keepDefaultValues: true });
    const errors = await submit(merged);
    const setError = form.current?.setError as UseFormSetError<FieldValues> | undefined;
    if (errors && setError) setSubmissionErrors(errors, setError);
  };

  const values = () => form.current?.getValues() ?? initial;
  const isUnsaved = () => !isLeaving.current && !isSameValue(values(), initial);
  const closeConflict = () => setStale(undefined);

  return {
    ...{ form, base, draft, stale, failure, isSaving, toPickAgain },
    ...{ onChange, submit, restore, saveMerged, values, isUnsaved, closeConflict },
  };
}
