import { useId } from 'react';
import { useController } from 'react-hook-form';
import { DayField } from '../../../kit/inputs/date-inputs.tsx';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorValues } from '../editor-values.ts';
import { paperWord } from './paper-word.ts';

/** 'Datum', typed as dd/MM/yyyy or picked (specification 2.7). */
export function DateField({ readOnly }: { readOnly: boolean }) {
  const id = useId();
  const { field, fieldState } = useController<EditorValues, 'day'>({ name: 'day' });
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={paperWord('documents.header.date')}
      value={field.value}
      onChange={(day) => field.onChange(day ?? '')}
      onBlur={field.onBlur}
      readOnly={readOnly}
      problem={<InputProblem error={fieldState.error} />}
      invalid={fieldState.invalid}
    />
  );
}
