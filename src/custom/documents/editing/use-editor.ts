import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useForm } from 'react-hook-form';
import { todayInBerlin } from '../../../../domain/documents/invoice/invoice-days.ts';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { Choices } from '../../../kit/conflict/compare-versions.ts';
import { isSameValue } from '../../../kit/conflict/same-value.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { EDITORS } from '../editors.tsx';
import { chosenOrder } from './chosen-order.ts';
import { type CustomerScope, isScopeOpen, usualScope } from './customer-changes.ts';
import { editedOrder } from './edited-order.ts';
import { judgeEditor } from './editor-errors.ts';
import { blankLine, type EditorValues, ID_NUMBERS } from './editor-values.ts';
import { useSaving } from './use-saving.ts';
import { useTripProposal } from './use-trip-proposal.ts';
import { valuesOf } from './values-of-order.ts';

/** The behaviour of an editor: drafts, saving, and merging two versions (specification 4). */
export function useEditor(order: Order, kind: EditedKind) {
  const editing = EDITORS[kind];
  const locale = useLocale();
  const provider = useAppDataProvider();
  /** The version that the input is based on. */
  const base = useRef(order);
  const [initial] = useState(() => valuesOf(order, editing, { locale, today: todayInBerlin() }));
  /** The stored values, in the form in which they were typed. */
  const stored = useRef(initial);
  const resolver = useMemo(() => judgeEditor(() => base.current, editing), [editing]);
  const form = useForm<EditorValues>({ defaultValues: initial, resolver });
  const draft = useDraft<EditorValues, Order>({
    of: editorOf(kind).path,
    id: order.id,
    initial,
    keepable: withoutIdNumbers,
  });
  const saving = useSaving({ editing, form, base });
  const { proposal, settleProposal } = useTripProposal({ order, kind, form, stored });
  const scopeQuestion = useScopeQuestion(kind, base);
  const isUnsaved = () => !isSameValue(form.getValues(), stored.current);
  const { keep, discard } = draft;
  const onChange = useKeeping(draft, { base, stored });

  const following = useRef<Promise<void>>(undefined);
  /** What is typed is based on the order as the first print of its label has marked it. */
  const followPrint = useCallback(() => {
    const { flag, isMadeByPrinting } = editorOf(kind);
    const { id, __v } = base.current;
    if (!isMadeByPrinting || base.current[flag]) return;
    const adopt = ({ data }: { data: Order }) => {
      // Anything else that has changed is compared when it is saved.
      if (base.current.__v === __v && data.__v === __v + 1 && data[flag]) base.current = data;
    };
    following.current = ignoringFailure(
      provider.getOne<Order>('commands', { id }).then(adopt),
      'Without the answer, saving compares the two versions.',
    );
  }, [kind, provider]);

  /** Saves the input, and returns whether it is stored. */
  const save = async (): Promise<boolean> => {
    let isStored = false;
    await following.current;
    await form.handleSubmit(async (values) => {
      const typed = structuredClone(values);
      const scope = await scopeQuestion.scopeFor(typed);
      if (scope) isStored = await saving.store(typed, scope);
      if (!isStored) return;
      stored.current = typed;
      settleProposal();
      // Input typed during saving is preserved, now based on the stored version.
      if (isUnsaved()) keep(structuredClone(form.getValues()), keptBase(base.current));
      else await discard();
    })();
    return isStored;
  };

  const restore = () => {
    const { values, base: began } = draft.offered ?? {};
    draft.take();
    if (began) base.current = { ...order, ...began, customs: order.customs };
    if (values) form.reset(restoredValues(initial, values, kind), { keepDefaultValues: true });
  };

  /** Saves the values chosen from two versions, on top of the newer one. */
  const saveChosen = async (choices: Choices, theirs: Order) => {
    const values = form.getValues();
    const began = base.current;
    const mine = editedOrder(values, began, editing);
    base.current = theirs;
    saving.closeConflict();
    const chosen = chosenOrder({ base: began, mine, theirs }, choices);
    form.reset(valuesOf(chosen, editing, { locale, today: values.day }));
    await save();
  };

  return {
    ...saving,
    form,
    base,
    draft,
    onChange,
    isUnsaved,
    save,
    restore,
    saveChosen,
    scopeQuestion,
    followPrint,
    proposal,
    /** The order with the editor's values. */
    edited: () => editedOrder(form.getValues(), base.current, editing),
  };
}

export type Editor = ReturnType<typeof useEditor>;

type Kept = { readonly base: RefObject<Order>; readonly stored: RefObject<EditorValues> };

/** Keeps what is typed as a draft, until it is what is stored. */
function useKeeping({ keep, discard, isReady }: Draft, { base, stored }: Kept) {
  return useCallback(
    (values: EditorValues) => {
      if (!isReady) return;
      if (isSameValue(values, stored.current)) void discard();
      else keep(structuredClone(values), keptBase(base.current));
    },
    [discard, isReady, keep, base, stored],
  );
}

type Draft = ReturnType<typeof useDraft<EditorValues, Order>>;

type Asked = { readonly answer: (scope: CustomerScope | undefined) => void };

/** Finds out what a correction of the customer is meant for, where that is open. */
function useScopeQuestion(kind: EditedKind, base: RefObject<Order>) {
  const [asked, setAsked] = useState<Asked>();
  const ask = () =>
    new Promise<CustomerScope | undefined>((resolve) => {
      setAsked({
        answer: (scope) => {
          setAsked(undefined);
          resolve(scope);
        },
      });
    });
  /** For what it is meant; nothing where the person thinks better of it. */
  const scopeFor = async (values: EditorValues): Promise<CustomerScope | undefined> =>
    isScopeOpen(values, base.current, kind) ? ask() : usualScope(base.current);
  return { asked, scopeFor };
}

export type ScopeQuestion = ReturnType<typeof useScopeQuestion>;

/** Numbers of identity documents are not stored on a device: a draft leaves them to be typed again. */
const withoutIdNumbers = (values: EditorValues): EditorValues =>
  values.customs
    ? { ...values, customs: { ...values.customs, ...Object.fromEntries(ID_NUMBERS.map(blank)) } }
    : values;

const blank = (fact: (typeof ID_NUMBERS)[number]) => [fact, ''] as const;

/** The version that a draft is based on, without what is not stored on a device. */
function keptBase(base: Order): Order {
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
