import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { failureOf } from '../../../providers/call-error.ts';
import { toRecord } from '../../../providers/envelope.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type CustomerScope, changedParts } from './customer-changes.ts';
import type { DocumentEditing } from './document-editing.ts';
import { bodyOf, editedOrder } from './edited-order.ts';
import { refusedErrors } from './editor-errors.ts';
import type { EditorValues } from './editor-values.ts';

type Options = {
  editing: DocumentEditing;
  form: UseFormReturn<EditorValues>;
  /** The version that the input is based on; the stored one, once it is saved. */
  base: RefObject<Order>;
};

/** Saves the input, and reports what prevented it: another user's change, a field, the server. */
export function useSaving({ editing, form, base }: Options) {
  const { kind } = editing;
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const [stale, setStale] = useState<Order>();
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: write, isPending: isSaving } = useMutation({
    mutationFn: ({ values, scope }: { values: EditorValues; scope: CustomerScope }) => {
      const { current } = base;
      return saveDocument(provider, {
        edited: editedOrder(values, current, editing, scope),
        base: current,
        kind,
      });
    },
    onSettled: () => client.invalidateQueries({ predicate: isOfOrders }),
  });

  /** Says at its field what is wrong there, and answers whether anything is. */
  const tellFields = (error: unknown, values: EditorValues): boolean => {
    const { errors } = failureOf(error);
    const shown = errors ? refusedErrors(errors, values) : {};
    const names = pathsIn(shown);
    for (const name of names) form.setError(name, get(shown, name));
    return names.length > 0;
  };

  const refuse = (error: unknown, values: EditorValues) => {
    const { code, current } = failureOf(error);
    if (code === 'session.ended') return; // The login follows automatically.
    if (code === 'record.stale' && current) {
      setStale(toRecord(current) as Order);
      return;
    }
    setFailure(error);
    notice('server.reload', { type: 'error' });
    tellFields(error, values);
  };

  /** Saves values and returns whether they are stored. */
  const store = async (values: EditorValues, scope: CustomerScope): Promise<boolean> => {
    setFailure(undefined);
    try {
      base.current = await write({ values, scope });
    } catch (error) {
      refuse(error, values);
      return false;
    }
    notice(`${editorOf(kind).list}.saved`, { type: 'success' });
    return true;
  };

  return {
    store,
    tellFields,
    isSaving,
    stale,
    failure,
    /** Compares what is typed with the version that somebody else has saved. */
    openConflict: (theirs: Order) => setStale(theirs),
    closeConflict: () => setStale(undefined),
  };
}

/** Paths of the form that have errors. */
function pathsIn(errors: object, before = ''): FieldPath<EditorValues>[] {
  return Object.entries(errors).flatMap(([name, value]) =>
    value && 'message' in value
      ? [`${before}${name}` as FieldPath<EditorValues>]
      : pathsIn(value ?? {}, `${before}${name}.`),
  );
}

type Document = { edited: Order; base: Order; kind: EditedKind };

/**
 * Saves an edited document by `PUT commands/{id}` with the whole order and its flag, and returns the
 * stored order. The customer is a separate record: its changes are saved first, so that a failure at
 * any point can be retried.
 */
async function saveDocument(
  provider: AppDataProvider,
  { edited, base, kind }: Document,
): Promise<Order> {
  const change = changedParts(edited.user, base.user);
  if (Object.keys(change).length > 0) {
    const { _id: id } = base.user;
    await provider.update<User>('users', { id, data: change, previousData: { id } });
  }
  const { data } = await provider.update<Order>('commands', {
    id: base.id,
    data: bodyOf(edited, kind),
    previousData: base,
  });
  // A back end may return only the sender's id.
  return { ...data, user: edited.user };
}
