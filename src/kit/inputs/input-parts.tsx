import { required, ValidationError } from 'react-admin';
import type { FieldError } from 'react-hook-form';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import type { InputProps } from '../view/props.ts';

/** The form validates all of its values at once; on an input this only changes the label. */
const REQUIRED = required();

/** The props of every react-admin input: its source, its label, and whether it is required. */
export const inputProps = ({ resource, source, path, field, label, readOnly }: InputProps) => ({
  source,
  label: label ?? fieldLabelKey(resource, path),
  validate: field.required ? REQUIRED : undefined,
  readOnly: readOnly ?? false,
  helperText: false as const,
  margin: 'none' as const,
  fullWidth: true,
});

/** What is wrong with an input's value, in the reader's language. */
export function InputProblem({ error }: { error: FieldError | undefined }) {
  const message: unknown = error?.message ?? error?.root?.message;
  return message ? <ValidationError error={message as string} /> : null;
}
