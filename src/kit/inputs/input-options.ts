import { required } from 'react-admin';
import { fieldLabelKey } from '../label-keys.ts';
import type { InputProps } from './input-props.ts';

/** The form judges all of its values at once; at an input this only marks the label. */
const MARKED = required();

/** What every input of react-admin is told: where it stands, what it is called, whether it is needed. */
export const inputProps = ({ resource, source, path, field, label, readOnly }: InputProps) => ({
  source,
  label: label ?? fieldLabelKey(resource, path),
  validate: field.required ? MARKED : undefined,
  readOnly: readOnly ?? false,
  helperText: false as const,
  margin: 'none' as const,
  fullWidth: true,
});
