import { FieldTitle, useInput } from 'react-admin';
import { DayField } from './DayField.tsx';
import { InputProblem } from './InputProblem.tsx';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

/** A form's input for a day. */
export function DayInput(props: InputProps) {
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      readOnly={readOnly}
      label={<FieldTitle {...{ label, source, resource: props.resource, isRequired }} />}
      problem={<InputProblem error={fieldState.error} />}
      invalid={fieldState.invalid}
    />
  );
}
