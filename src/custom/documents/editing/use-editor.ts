import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useForm } from 'react-hook-form';
import { todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { showErrors, useFormController } from '../../../kit/form/use-form-controller.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { failureOf } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { EDITORS } from '../editors.tsx';
import { chosenOrder } from './chosen-order.ts';
import { type CustomerScope, changedParts, isScopeOpen, usualScope } from './customer-changes.ts';
import { bodyOf, editedOrder } from './edited-order.ts';
import { inputErrors, judgeEditor } from './editor-errors.ts';
import { blankLine, type EditorValues, ID_NUMBERS } from './editor-values.ts';
import { useTripProposal } from './use-trip-proposal.ts';
import { valuesOf } from './values-of-order.ts';

/** The behaviour of an editor: drafts, saving, and merging two versions (specification 4). */
export function useEditor(order: Order, kind: EditedKind) {
  const editing = EDITORS[kind];
  const locale = useLocale();
  const provider = useAppDataProvider();
  const notice = useNotice();
  const valuesAt = (one: Order, today: string) => valuesOf(one, editing, { locale, today });
  const [initial] = useState(() => valuesAt(order, todayInBerlin()));
  const controller = useFormController<EditorValues, Order, CustomerScope>({
    of: editorOf(kind).path,
    affected: { predicate: isOfOrders },
    record: order,
    initial,
    keepable: withoutIdNumbers,
    keepableBase: withoutStoredIdNumbers,
    revived: ({ values, base: began }) => ({
      values: restoredValues(initial, values, kind),
      ...(began && { base: { ...order, ...began, customs: order.customs } }),
    }),
    valuesOf: (stored) => valuesAt(stored, initial.day),
    ask: async (values) => {
      await following.current;
      return scopeQuestion.scopeFor(values);
    },
    write: (values, began = order, scope) => {
      const edited = editedOrder(values, began, editing, scope);
      return saveDocument(provider, { edited, base: began, kind });
    },
    merge: ({ base: began = order, mine, theirs }, choices) => {
      const own = editedOrder(mine, began, editing);
      return valuesAt(chosenOrder({ base: began, mine: own, theirs }, choices), mine.day);
    },
    inputErrors,
    // Figures stay as they were typed.
    staysWith: (_, sent) => sent,
    onSaved: () => {
      settleProposal();
      notice(`${editorOf(kind).list}.saved`, { type: 'success' });
    },
    onFailed: () => notice('server.reload', { type: 'error' }),
  });
  const { base, stored } = controller;
  /** The version that the input is based on. */
  const basedOn = useCallback(() => base.current ?? order, [base, order]);
  const resolver = useMemo(() => judgeEditor(basedOn, editing), [basedOn, editing]);
  const form = useForm<EditorValues>({ defaultValues: initial, resolver });
  const { proposal, settleProposal } = useTripProposal({ order, kind, form, stored });
  const scopeQuestion = useScopeQuestion(kind, basedOn);

  const following = useRef<Promise<void>>(undefined);
  /** What is typed is based on the order as the first print of its label has marked it. */
  const followPrint = useCallback(() => {
    const { flag, isMadeByPrinting } = editorOf(kind);
    const { id, __v, [flag]: isMade } = basedOn();
    if (!isMadeByPrinting || isMade) return;
    const adopt = ({ data }: { data: Order }) => {
      // Anything else that has changed is compared when it is saved.
      if (basedOn().__v === __v && data.__v === __v + 1 && data[flag]) base.current = data;
    };
    following.current = ignoringFailure(
      provider.getOne<Order>('commands', { id }).then(adopt),
      'Without the answer, saving compares the two versions.',
    );
  }, [kind, provider, base, basedOn]);

  return {
    controller,
    form,
    basedOn,
    scopeQuestion,
    followPrint,
    proposal,
    /** The order with the editor's values. */
    edited: () => editedOrder(form.getValues(), basedOn(), editing),
    /** Shows at its input what a rejected call says of it, and answers whether it says anything. */
    showInputErrors: (error: unknown, values: EditorValues): boolean => {
      const errors = inputErrors(failureOf(error).errors ?? {}, values);
      showErrors(form, errors);
      return Object.keys(errors).length > 0;
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

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

type PendingScope = { readonly answer: (scope: CustomerScope | undefined) => void };

/** Finds out what a correction of the customer is meant for, where that is open. */
function useScopeQuestion(kind: EditedKind, basedOn: () => Order) {
  const [question, setQuestion] = useState<PendingScope>();
  const ask = () =>
    new Promise<CustomerScope | undefined>((resolve) => {
      setQuestion({
        answer: (scope) => {
          setQuestion(undefined);
          resolve(scope);
        },
      });
    });
  /** For what it is meant; nothing where the person thinks better of it. */
  const scopeFor = async (values: EditorValues): Promise<CustomerScope | undefined> =>
    isScopeOpen(values, basedOn(), kind) ? ask() : usualScope(basedOn());
  return { requested: question, scopeFor };
}

export type ScopeQuestion = ReturnType<typeof useScopeQuestion>;

/** Numbers of identity documents are not stored on a device: a draft leaves them to be typed again. */
const withoutIdNumbers = (values: EditorValues): EditorValues =>
  values.customs
    ? { ...values, customs: { ...values.customs, ...Object.fromEntries(ID_NUMBERS.map(blank)) } }
    : values;

const blank = (fact: (typeof ID_NUMBERS)[number]) => [fact, ''] as const;

/** The version that a draft is based on, without what is not stored on a device. */
function withoutStoredIdNumbers(base: Order): Order {
  if (!base.customs) return base;
  return { ...base, customs: { ...base.customs, idNumber: null, recipientCin: null } };
}

/**
 * A draft as the form takes it: with the numbers that the order has, and with the stored values of what
 * the version in which it was typed did not require.
 */
function restoredValues(
  initial: EditorValues,
  typed: Partial<EditorValues>,
  kind: EditedKind,
): EditorValues {
  const { billTo, customs } = initial;
  const lines = typed.lines ?? initial.lines;
  return {
    ...initial,
    ...typed,
    billTo: billTo && { ...billTo, ...typed.billTo },
    customs: customs && {
      ...customs,
      ...typed.customs,
      idNumber: customs.idNumber,
      recipientCin: customs.recipientCin,
    },
    lines: lines.map((line) => ({ ...blankLine(kind), ...line })),
  };
}
