import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import type { Order } from '../../../domain/resources/commands.ts';
import { toRecord } from '../../providers/envelope.ts';
import { failureOf } from '../../providers/http-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useNotice } from '../layout/use-notice.ts';
import { isOfOrders } from '../orders/is-of-orders.ts';
import { editedOrder } from './edited-order.ts';
import { refusedErrors } from './editor-errors.ts';
import type { EditorValues } from './editor-values.ts';
import { type DocumentKind, KINDS } from './kinds.ts';
import { saveDocument } from './save-document.ts';

type Options = {
  kind: DocumentKind;
  form: UseFormReturn<EditorValues>;
  /** The version that the input is based on; the stored one, once it is saved. */
  base: RefObject<Order>;
};

/** Saves the input, and reports what prevented it: another user's change, a field, the server. */
export function useSaving({ kind, form, base }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const [stale, setStale] = useState<Order>();
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: write, isPending: isSaving } = useMutation({
    mutationFn: (values: EditorValues) => {
      const { current } = base;
      return saveDocument(provider, {
        edited: editedOrder(values, current, kind),
        base: current,
        kind,
      });
    },
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });

  const refuse = (error: unknown, values: EditorValues) => {
    const { code, current, errors } = failureOf(error);
    if (code === 'session.ended') return; // The login follows automatically.
    if (code === 'record.stale' && current) {
      setStale(toRecord(current) as Order);
      return;
    }
    setFailure(error);
    notice('server.reload', { type: 'error' });
    const shown = errors ? refusedErrors(errors, values) : {};
    for (const name of pathsIn(shown)) form.setError(name, get(shown, name));
  };

  /** Saves values and returns whether they are stored. */
  const store = async (values: EditorValues): Promise<boolean> => {
    setFailure(undefined);
    try {
      base.current = await write(values);
    } catch (error) {
      refuse(error, values);
      return false;
    }
    notice(KINDS[kind].saved, { type: 'success' });
    return true;
  };

  return { store, isSaving, stale, failure, closeConflict: () => setStale(undefined) };
}

/** Paths of the form that have errors. */
function pathsIn(errors: object, before = ''): FieldPath<EditorValues>[] {
  return Object.entries(errors).flatMap(([name, value]) =>
    value && 'message' in value
      ? [`${before}${name}` as FieldPath<EditorValues>]
      : pathsIn(value ?? {}, `${before}${name}.`),
  );
}
