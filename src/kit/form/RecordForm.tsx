import { useCallback, useMemo } from 'react';
import { type RaRecord, SimpleForm, useRecordContext } from 'react-admin';
import type { ValidationMode } from '../../../domain/validate.ts';
import { useView } from '../view/use-view.ts';
import { FormSections } from './FormSections.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { formErrors } from './form-errors.ts';
import { defaultValues, toFormValues } from './form-values.ts';
import { RecordConflictDialog } from './RecordConflictDialog.tsx';

/** The form of a resource in its sections, validated by the rules of its definition. */
export function RecordForm({ mode }: { mode: ValidationMode }) {
  const { definition } = useView();
  const record = useRecordContext<RaRecord>();
  const values = useMemo(
    () => (record?.id === undefined ? undefined : toFormValues(definition.fields, record)),
    [definition, record],
  );
  const validate = useCallback(
    (typed: Record<string, unknown>) => formErrors(definition, typed, mode),
    [definition, mode],
  );
  return (
    <SimpleForm
      {...(values ? { record: values } : {})}
      defaultValues={mode === 'create' ? defaultValues(definition.fields) : undefined}
      validate={validate}
      toolbar={<FormToolbar />}
      warnWhenUnsavedChanges
      noValidate
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <FormSections />
      <RecordConflictDialog />
    </SimpleForm>
  );
}
