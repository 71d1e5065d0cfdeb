import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, setSubmissionErrors } from 'react-admin';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { toRecord } from '../../providers/envelope.ts';
import { failureOf } from '../../providers/http-error.ts';
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
  /** Sends the values, as a change of this version or as a new record. Throws if that is refused. */
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
export function useFormDesk<Values extends object, R extends RaRecord>(
  options: Options<Values, R>,
) {
  const { valuesOf, merge, onSaved, stays = false } = options;
  const desk = useDraftedForm(options);
  const { form, base, stored, isLeaving, draft, values } = desk;
  const { save, isSaving } = useSave(options);
  const [stale, setStale] = useState<R>();
  const [failure, setFailure] = useState<unknown>();

  const finish = async (done: R, sent: Values) => {
    isLeaving.current = !stays;
    base.current = done;
    stored.current = valuesOf(done);
    if (stays && !isSameContent(values(), sent)) {
      // What was typed while it was being saved is not part of it: the draft stays.
      draft.keep(values(), done);
    } else {
      if (stays) form.current?.reset(stored.current);
      await draft.discard();
    }
    onSaved(done);
  };

  /** Saves, and returns the errors by field. */
  const submit = async (sent: Values, onto: R | undefined = base.current) => {
    setFailure(undefined);
    const result = await save(sent, onto);
    if ('done' in result) await finish(result.done, sent);
    else if ('stale' in result) setStale(result.stale);
    else if ('failed' in result) setFailure(result.failed);
    return 'errors' in result ? result.errors : undefined;
  };
  const submitAndMark = async (sent: Values, onto: R | undefined) => {
    const errors = await submit(sent, onto);
    const setError = form.current?.setError as UseFormSetError<FieldValues> | undefined;
    if (errors && setError) setSubmissionErrors(errors, setError);
  };

  /** Saves the values chosen from two versions, on top of the newer one. */
  const saveChosen = async (choices: Choices, theirs: R) => {
    const merged = merge({ base: base.current, mine: values(), theirs }, choices);
    base.current = theirs;
    stored.current = valuesOf(theirs);
    setStale(undefined);
    form.current?.reset(merged, { keepDefaultValues: true });
    await submitAndMark(merged, theirs);
  };

  /** Takes over a newer version unless it changes what is being typed; saving compares them then. */
  const adopt = (newer: R, paths: readonly string[]) => {
    const before = base.current;
    if (!before || before === newer || isLeaving.current || stale) return;
    if (isSameVersion(before, newer)) return;
    const versions = { base: before, mine: values(), theirs: newer };
    const differences = compareVersions(versions, paths);
    if (differences.some(({ changedBy }) => changedBy === 'both')) return;
    const merged = merge(versions, obviousChoices(differences));
    base.current = newer;
    stored.current = valuesOf(newer);
    form.current?.reset(merged, { keepDefaultValues: true });
  };

  return {
    ...{ ...desk, stale, failure, isSaving, submit, saveChosen, adopt },
    /** Saves what was typed as a new record, where the old one was deleted meanwhile. */
    saveAsNew: () => {
      base.current = undefined;
      return submitAndMark(values(), undefined);
    },
    closeConflict: () => setStale(undefined),
  };
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

/** A part of the form that is saved by a call of its own was refused. */
export class InvalidPart extends Error {
  readonly errors: Record<string, unknown>;
  constructor(errors: Record<string, unknown>) {
    super('A part of the form is invalid.');
    this.errors = errors;
  }
}

const isSameVersion = (a: RaRecord, b: RaRecord): boolean => a.__v === b.__v && isSameContent(a, b);
