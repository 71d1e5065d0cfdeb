import { type ComponentProps, type RefObject, useEffect, useImperativeHandle } from 'react';
import type { RaRecord } from 'react-admin';
import { type FieldValues, type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { DraftProtection } from '../drafts/DraftProtection.tsx';
import type { FormController } from './use-form-controller.ts';

type Props<Values extends FieldValues, R extends RaRecord> = {
  controller: FormController<Values, R>;
  /** What the user recognises an offered draft by. */
  named: (values: Values) => readonly string[];
  conflict: Pick<ComponentProps<typeof ConflictDialog>, 'texts' | 'edited' | 'onlyShown'> & {
    /** What is typed as it is compared with the record, where the form holds it otherwise. */
    mine?: (values: Values) => object;
  };
};

/**
 * What stands inside the form of a controller: it gives the controller the form, keeps what is typed and
 * offers it again, confirms before the page is left, and compares what is typed with a newer version.
 */
export function FormGuards<Values extends FieldValues, R extends RaRecord>({
  controller,
  named,
  conflict: { mine, ...compared },
}: Props<Values, R>) {
  const { form, base, stale, values } = controller;
  return (
    <>
      <FormHandle<Values> to={form} />
      {stale && base.current && (
        <ConflictDialog
          {...compared}
          base={base.current}
          mine={mine ? mine(values()) : values()}
          theirs={stale}
          onChosen={(choices) => void controller.saveChosen(choices, stale)}
          onClose={controller.closeConflict}
        />
      )}
      <Changes<Values> onChange={controller.onChange} />
      <DraftProtection<Values, R>
        draft={controller.draft}
        named={named}
        onRestore={controller.restore}
        isUnsaved={controller.isUnsaved}
      />
    </>
  );
}

/** Gives the form's methods to the controller. */
function FormHandle<Values extends FieldValues>({
  to,
}: {
  to: RefObject<UseFormReturn<Values> | null>;
}) {
  const form = useFormContext<Values>();
  useImperativeHandle(to, () => form, [form]);
  return null;
}

type ChangesProps<Values> = { onChange: (values: Values) => void };

/** Reports every change of the form without rendering the form again. */
function Changes<Values extends FieldValues>({ onChange }: ChangesProps<Values>) {
  const values = useWatch<Values>() as Values;
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
