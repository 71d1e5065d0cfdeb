import {
  type InvalidateQueryFilters,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { type RaRecord, setSubmissionErrors } from 'react-admin';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { failureOf, isSessionEnd } from '../../providers/call-error.ts';
import { toRecord } from '../../providers/envelope.ts';
import { type Choices, compareVersions, obviousChoices } from '../conflict/compare-versions.ts';
import { isSameContent } from '../conflict/same-value.ts';
import { type DraftedForm, useDraftedForm } from './use-drafted-form.ts';

/**
 * The result of saving: done, another user saved first, it was rejected (with the errors of the fields,
 * where it names them), or nothing was to be done: the session has ended, and the framework leads to the
 * login, or the user thought better of it.
 */
type SaveResult<R> =
  | { readonly done: R }
  | { readonly withdrawn: true }
  | { readonly stale: R }
  | { readonly failed: unknown; readonly errors: Record<string, unknown> | undefined };

type Stored = {
  readonly isStored: boolean;
  readonly errors?: Record<string, unknown> | undefined;
};

type Versions<Values, R> = { base: R | undefined; mine: Values; theirs: R };

type Options<Values extends object, R extends RaRecord, Answer> = DraftedForm<Values, R> & {
  /** What is read again after a save. */
  affected: InvalidateQueryFilters;
  valuesOf: (record: R) => Values;
  /** Prompts the user for what must be decided before anything is sent; without an answer nothing is. */
  ask?: (values: Values) => Promise<Answer | undefined>;
  /** Sends the values, as a change of this version or as a new record. Throws if that is rejected. */
  write: (values: Values, base: R | undefined, answer: Answer | undefined) => Promise<R>;
  /** The values chosen from two versions. */
  merge: (versions: Versions<Values, R>, choices: Choices) => Values;
  /** The errors of a rejected save by the names of the inputs, where those are not the record's. */
  inputErrors?: (errors: Record<string, unknown>, sent: Values) => Record<string, unknown>;
  onSaved: (record: R) => void;
  onFailed?: (error: unknown) => void;
  /** What stands in a form that stays open after it is saved; a form without this is left. */
  staysWith?: ((saved: R, sent: Values) => Values) | undefined;
};

/** So often a form is validated that is reset meanwhile. */
const VALIDATIONS = 3;

export type FormController<Values extends object, R extends RaRecord> = ReturnType<
  typeof useFormController<Values, R, unknown>
>;

/** The behaviour of every form of a record: drafts, saving, and merging two versions. */
export function useFormController<V extends object, R extends RaRecord, Answer = never>(
  options: Options<V, R, Answer>,
) {
  const { valuesOf, inputErrors, onSaved, onFailed, staysWith } = options;
  const drafted = useDraftedForm(options);
  const { form, base, stored, isLeaving, isUnsaved, values } = drafted;
  const { save: send, isSaving } = useSave(options);
  const { stale, disputed, setStale, setDisputed, takeOver, adopt } = useNewer(drafted, options);
  /** Why the last save was rejected. */
  const [failure, setFailure] = useState<unknown>();

  const finish = async (done: R, sent: V) => {
    const next = staysWith?.(done, sent);
    isLeaving.current = next === undefined;
    base.current = done;
    stored.current = next ?? valuesOf(done);
    setDisputed(undefined);
    await settle(drafted, { next, sent });
    onSaved(done);
  };

  const sendValid = async (sent: V): Promise<Stored> => {
    setFailure(undefined);
    const result = await send(sent, base);
    if ('done' in result) {
      await finish(result.done, sent);
      return { isStored: true };
    }
    if ('stale' in result) setStale(result.stale);
    if (!('failed' in result)) return { isStored: false };
    const { failed, errors } = result;
    setFailure(failed);
    onFailed?.(failed);
    return { isStored: false, errors: errors && (inputErrors?.(errors, sent) ?? errors) };
  };
  /** Saves valid values; answers what stands in the way, by input where it is about those. */
  const store = useSharedSave(sendValid);
  /**
   * Saves what is typed, if it is valid, and answers whether it is stored. A form that is reset while it
   * is validated is called neither valid nor invalid, which happens where a list has just got the
   * values of another version: it is validated again.
   */
  const save = async (): Promise<boolean> => {
    let isStored = false;
    let isJudged = false;
    const current = form.current;
    const judge = current?.handleSubmit(
      async (sent) => {
        isJudged = true;
        const stored = await store(sent as V);
        isStored = stored.isStored;
        showErrors(current, stored.errors);
      },
      () => {
        isJudged = true;
      },
    );
    for (let at = 0; judge && !isJudged && at < VALIDATIONS; at += 1) await judge();
    return isStored;
  };
  /** Saves the values chosen from two versions, on top of the newer one. */
  const saveChosen = async (choices: Choices, theirs: R) => {
    takeOver(theirs, options.merge({ base: base.current, mine: values(), theirs }, choices));
    setStale(undefined);
    await save();
  };

  return {
    ...drafted,
    stale,
    disputed,
    failure,
    isSaving,
    /** Saves the valid values of a form that shows the returned errors itself. */
    submit: async (sent: V) => (await store(sent)).errors,
    save,
    saveChosen,
    adopt,
    /** Compares what is typed with a newer version. */
    openConflict: (theirs: R) => setStale(theirs),
    closeConflict: () => setStale(undefined),
    /** Compares the newer version that has changed what is being typed. */
    compare: () => setStale(disputed),
    /** Saves what was typed as a new record, where the old one was deleted meanwhile. */
    saveAsNew: () => {
      base.current = undefined;
      return save();
    },
    /** Saves what is typed, if anything is; the stored record, or nothing where that was rejected. */
    saveNow: async (): Promise<R | undefined> => {
      if (isUnsaved()) await save();
      return isUnsaved() ? undefined : base.current;
    },
  };
}
/** The version that somebody else has saved meanwhile, and how it comes into the form. */
function useNewer<V extends object, R extends RaRecord>(
  drafted: ReturnType<typeof useDraftedForm<V, R>>,
  { valuesOf, merge }: Pick<Options<V, R, never>, 'valuesOf' | 'merge'>,
) {
  const { form, base, stored } = drafted;
  /** The one that is being compared. */
  const [stale, setStale] = useState<R>();
  /** One that has changed what is being typed. */
  const [disputed, setDisputed] = useState<R>();

  /** Puts merged values into the form, which are now changes of the newer version. */
  const takeOver = (newer: R, merged: V) => {
    base.current = newer;
    stored.current = valuesOf(newer);
    setDisputed(undefined);
    form.current?.reset(merged, { keepDefaultValues: true });
  };
  /** Takes over a newer version unless it changes what is being typed: it is compared then. */
  const adopt = (newer: R, paths: readonly string[]) => {
    if (stale || !isNewer(drafted, newer)) return;
    const merged = unlessTouched(drafted, merge, newer, paths);
    if (merged) takeOver(newer, merged);
    else setDisputed(newer);
  };
  return { stale, disputed, setStale, setDisputed, takeOver, adopt };
}

type Saved<Values> = { next: Values | undefined; sent: Values };

/** Ends the draft of what was saved. */
async function settle<Values extends object, R extends RaRecord>(
  { form, draft, keepTyped, values }: ReturnType<typeof useDraftedForm<Values, R>>,
  { next, sent }: Saved<Values>,
): Promise<void> {
  // What was typed while it was being saved is not part of it: the draft stays.
  if (next && !isSameContent(values(), sent)) return keepTyped(values());
  if (next && next !== sent) form.current?.reset(next);
  await draft.discard();
}

/** Whether a version is not the one that the input is based on, nor an older one. */
function isNewer<Values extends object, R extends RaRecord>(
  { base, isLeaving }: ReturnType<typeof useDraftedForm<Values, R>>,
  newer: R,
): boolean {
  const before = base.current;
  if (!before || before === newer || isLeaving.current || isSameVersion(before, newer)) {
    return false;
  }
  // What was read before a save can arrive, or be drawn again, after it.
  return !(isNumber(before.__v) && isNumber(newer.__v) && newer.__v < before.__v);
}

/** What is typed on top of a newer version; nothing where that changes what is being typed. */
function unlessTouched<Values extends object, R extends RaRecord>(
  { base, values }: ReturnType<typeof useDraftedForm<Values, R>>,
  merge: Options<Values, R, never>['merge'],
  newer: R,
  paths: readonly string[],
): Values | undefined {
  const versions = { base: base.current as R, mine: values(), theirs: newer };
  const choices = undisputed(compareVersions(versions, paths));
  return choices && merge(versions, choices);
}

/** The choices where nobody changed the same value; nothing where somebody did. */
const undisputed = (differences: ReturnType<typeof compareVersions>): Choices | undefined =>
  differences.some(({ changedBy }) => changedBy === 'both')
    ? undefined
    : obviousChoices(differences);

/** Shows errors at the inputs that they are about. */
export function showErrors(
  form: { readonly setError: unknown } | null,
  errors: Record<string, unknown> | undefined,
): void {
  const setError = form?.setError as UseFormSetError<FieldValues> | undefined;
  if (errors && setError) setSubmissionErrors(errors, setError);
}

/** Whether a save was rejected for what single inputs hold, so that the reasons stand there. */
export const isShownAtInputs = (failure: unknown): boolean => fieldErrorsOf(failure) !== undefined;

const fieldErrorsOf = (failure: unknown): Record<string, unknown> | undefined =>
  failure instanceof InvalidPart ? failure.errors : failureOf(failure).errors;

/** Sends the very same values once, however often that is requested until they are answered. */
function useSharedSave<Values extends object>(send: (values: Values) => Promise<Stored>) {
  const current = useRef<{ readonly values: Values; readonly stored: Promise<Stored> }>(undefined);
  return (values: Values): Promise<Stored> => {
    const before = current.current;
    if (before && replaceEqualDeep(before.values, values) === before.values) return before.stored;
    const stored = send(values).finally(() => {
      if (current.current?.stored === stored) current.current = undefined;
    });
    current.current = { values, stored };
    return stored;
  };
}

function useSave<Values extends object, R extends RaRecord, Answer>({
  affected,
  ask,
  write,
}: Options<Values, R, Answer>) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const attempt = async (send: () => Promise<R>): Promise<SaveResult<R>> => {
    try {
      const done = await send();
      return done.id === undefined ? { withdrawn: true } : { done };
    } catch (error) {
      if (isSessionEnd(error)) return { withdrawn: true };
      const { code, current } = failureOf(error);
      if (code === 'record.stale' && current) return { stale: toRecord(current) as R };
      return { failed: error, errors: fieldErrorsOf(error) };
    }
  };
  /** The version is read only once the user has answered: it may be another one by then. */
  const save = async (values: Values, base: RefObject<R | undefined>): Promise<SaveResult<R>> => {
    const answer = await ask?.(values);
    if (ask && answer === undefined) return { withdrawn: true };
    setSaving(true);
    try {
      return await attempt(() => write(values, base.current, answer));
    } finally {
      setSaving(false);
      void client.invalidateQueries(affected);
    }
  };
  return { isSaving, save };
}

/** A part of the form that is saved by a call of its own was rejected. */
export class InvalidPart extends Error {
  readonly errors: Record<string, unknown>;
  constructor(errors: Record<string, unknown>) {
    super('A part of the form is invalid.');
    this.errors = errors;
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isSameVersion = (a: RaRecord, b: RaRecord): boolean => a.__v === b.__v && isSameContent(a, b);
