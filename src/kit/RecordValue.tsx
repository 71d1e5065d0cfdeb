import type { ValueProps } from './cells/cell-props.ts';
import { fieldKinds } from './fields/field-kinds.ts';

/** Shows one value of a record in the way of its field's kind. */
export function RecordValue(props: ValueProps) {
  const { Cell } = fieldKinds[props.field.kind];
  return <Cell {...props} Nested={RecordValue} />;
}
