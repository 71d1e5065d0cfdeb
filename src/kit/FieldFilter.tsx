import { FieldInput } from './FieldInput.tsx';
import { fieldKinds } from './fields/field-kinds.ts';
import type { FieldInputProps } from './inputs/input-props.ts';

/**
 * Filters a list by one field; if the field is a list of values, by one of them. A filter is never
 * required, even if its field is.
 */
export function FieldFilter({ field, ...props }: FieldInputProps) {
  const filtered = field.kind === 'list' ? field.of : field;
  const { Filter } = fieldKinds[filtered.kind];
  if (!Filter) return null;
  return <Filter {...props} field={{ ...filtered, required: false }} Nested={FieldInput} />;
}
