import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, setSubmissionErrors } from 'react-admin';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { failureOf } from '../../providers/call-error.ts';
import { toRecord } from '../../providers/envelope.ts';
import { type Choices, compareVersions, obviousChoices } from '../conflict/compare-versions.ts';
import { isSameContent } from '../conflict/same-value.ts';
import { type DraftedForm, useDraftedForm } from './use-drafted-form.ts';

/**
 * The result of saving: done, another user saved first, fields are invalid, it failed, or the session
 * has expired (then the framework leads to the login).
 */
export type SaveResult<R> =
  | { done: R }
  | { ended: true }
  | { stale: R }
  | { errors: Record<string, unknown> }
  | { failed: unknown };

type Versions<Values, R> = { base: R | undefined; mine: Values; theirs: R };

type Options<Values extends object, R extends RaRecord> = DraftedForm<Values, R> & {
  valuesOf: (record: R) => Values;
  /** Sends the values, as a change of this version or as a new record. Throws if that is rejected. */
  write: (values: Values, base: R | undefined) => Promise<R>;
  /** The values chosen from two versions. */
  merge: (versions: Versions<Values, R>, choices: Choices) => Values;
  onSaved: (record: R) => void;
  /** Whether the form stays open after it is saved. */
  stays?: boolean;
};

export type FormDesk<Values extends object, R extends RaRecord> = ReturnType<
  typeof useFormDesk<Values, R>
>;

/** The behaviour of every form: drafts, saving, and merging two versions. */
export function useFormDesk<V extends object, R extends RaRecord>(options: Options<V, R>) {
  const { valuesOf, onSaved, stays = false } = options;
  const desk = useDraftedForm(options);
  const { form, base, stored, isLeaving, values } = desk;
  const { save, isSaving } = useSave(options);
  const { stale, disputed, setStale, setDisputed, takeOver, adopt } = useNewer(desk, options);
  const [failure, setFailure] = useState<unknown>();

  const finish = async (done: R, sent: V) => {
    isLeaving.current = !stays;
    base.current = done;
    stored.current = valuesOf(done);
    setDisputed(undefined);
    await settle(desk, { stays, sent, done });
    onSaved(done);
  };

  /** Saves, and returns the errors by field. */
  const submit = async (sent: V, onto: R | undefined = base.current) => {
    setFailure(undefined);
    const result = await save(sent, onto);
    if ('done' in result) await finish(result.done, sent);
    else if ('stale' in result) setStale(result.stale);
    else if ('failed' in result) setFailure(result.failed);
    return 'errors' in result ? result.errors : undefined;
  };
  const submitAndMark = async (sent: V, onto: R | undefined) =>
    markErrors(form.current, await submit(sent, onto));
  /** Saves the values chosen from two versions, on top of the newer one. */
  const saveChosen = async (choices: Choices, theirs: R) => {
    const merged = options.merge({ base: base.current, mine: values(), theirs }, choices);
    takeOver(theirs, merged);
    setStale(undefined);
    await submitAndMark(merged, theirs);
  };

  return {
    ...desk,
    stale,
    disputed,
    failure,
    isSaving,
    submit,
    saveChosen,
    adopt,
    /** Compares the newer version that has changed what is being typed. */
    compare: () => setStale(disputed),
    /** Saves what was typed as a new record, where the old one was deleted meanwhile. */
    saveAsNew: () => {
      base.current = undefined;
      return submitAndMark(values(), undefined);
    },
    closeConflict: () => setStale(undefined),
    saveNow: () => saveTyped(desk, (sent) => submitAndMark(sent, base.current)),
  };
}

/** Sends what is typed, if it is valid; the stored record, or nothing where that was rejected. */
async function saveTyped<Values extends object, R extends RaRecord>(
  { form, base, isUnsaved }: ReturnType<typeof useDraftedForm<Values, R>>,
  send: (values: Values) => Promise<void>,
): Promise<R | undefined> {
  if (isUnsaved()) await form.current?.handleSubmit((sent) => send(sent as Values))();
  return isUnsaved() ? undefined : base.current;
}

/** The version that somebody else has saved meanwhile, and how it comes into the form. */
function useNewer<V extends object, R extends RaRecord>(
  desk: ReturnType<typeof useDraftedForm<V, R>>,
  { valuesOf, merge }: Pick<Options<V, R>, 'valuesOf' | 'merge'>,
) {
  const { form, base, stored } = desk;
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
    if (stale || !isNewer(desk, newer)) return;
    const merged = unlessTouched(desk, merge, newer, paths);
    if (merged) takeOver(newer, merged);
    else setDisputed(newer);
  };
  return { stale, disputed, setStale, setDisputed, takeOver, adopt };
}

/** Ends the draft of what was saved. */
async function settle<Values extends object, R extends RaRecord>(
  { form, stored, draft, values }: ReturnType<typeof useDraftedForm<Values, R>>,
  { stays, sent, done }: { stays: boolean; sent: Values; done: R },
): Promise<void> {
  // What was typed while it was being saved is not part of it: the draft stays.
  if (stays && !isSameContent(values(), sent)) return draft.keep(values(), done);
  if (stays) form.current?.reset(stored.current);
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
  merge: Options<Values, R>['merge'],
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

/** Shows the errors of a rejected save at the inputs. */
function markErrors(
  form: { readonly setError: unknown } | null,
  errors: Record<string, unknown> | undefined,
): void {
  const setError = form?.setError as UseFormSetError<FieldValues> | undefined;
  if (errors && setError) setSubmissionErrors(errors, setError);
}

function useSave<Values extends object, R extends RaRecord>({
  resource,
  write,
}: Options<Values, R>) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const attempt = async (values: Values, base: R | undefined): Promise<SaveResult<R>> => {
    try {
      const done = await write(values, base);
      return done.id === undefined ? { ended: true } : { done };
    } catch (error) {
      if (error instanceof InvalidPart) return { errors: error.errors };
      const { code, current, errors } = failureOf(error);
      if (code === 'record.stale' && current) return { stale: toRecord(current) as R };
      return errors ? { errors } : { failed: error };
    }
  };
  const save = async (values: Values, base: R | undefined) => {
    setSaving(true);
    try {
      return await attempt(values, base);
    } finally {
      setSaving(false);
      void client.invalidateQueries({ queryKey: [resource] });
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
