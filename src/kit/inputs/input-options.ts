import { required } from 'react-admin';
import { fieldLabelKey } from '../label-keys.ts';
import type { InputProps } from './input-props.ts';

/** The form validates all of its values at once; on an input this only marks the label. */
const MARKED = required();

/** The props of every react-admin input: its source, its label, and whether it is required. */
export const inputProps = ({ resource, source, path, field, label, readOnly }: InputProps) => ({
  source,
  label: label ?? fieldLabelKey(resource, path),
  validate: field.required ? MARKED : undefined,
  readOnly: readOnly ?? false,
  helperText: false as const,
  margin: 'none' as const,
  fullWidth: true,
});
