import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  type FieldError,
  type FieldPath,
  get,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorValues } from '../editor-values.ts';

type Props = {
  name: FieldPath<EditorValues>;
  label: string;
  readOnly?: boolean;
  /** The helper text of a valid field. */
  hint?: ReactNode;
  /** Formats a figure after typing. */
  settle?: (typed: string) => string;
  /** The unit at the end of the field. */
  end?: ReactNode;
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'dir' | 'inputMode' | 'type' | 'style' | 'placeholder'
  >;
};

/** A value of a document. The input keeps its own text; the form only listens. */
export function TypedField({ name, label, readOnly = false, hint, settle, end, input }: Props) {
  const { register, setValue } = useFormContext<EditorValues>();
  const { errors } = useFormState<EditorValues>({ name });
  const problem: FieldError | undefined = get(errors, name);
  const { onBlur, ref, ...field } = register(name);
  const leave = (typed: string) => {
    const settled = settle?.(typed) ?? typed;
    if (settled !== typed) setValue(name, settled);
  };
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      fullWidth
      autoComplete="off"
      error={Boolean(problem)}
      helperText={problem ? <InputProblem error={problem} /> : hint}
      onBlur={(event) => {
        leave(event.target.value);
        void onBlur(event);
      }}
      slotProps={{
        // Autofill does not raise the label, which would cover the text.
        inputLabel: { shrink: true },
        htmlInput: { dir: 'auto', readOnly, ...input },
        input: { endAdornment: end },
      }}
    />
  );
}
