import { fieldKinds } from './fields/field-kinds.ts';
import type { FieldInputProps } from './inputs/input-props.ts';

/** Edits one value in the way of its field's kind. */
export function FieldInput(props: FieldInputProps) {
  const { Input } = fieldKinds[props.field.kind];
  return <Input {...props} Nested={FieldInput} />;
}
