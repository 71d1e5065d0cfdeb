import { isObject } from '../../../domain/validate.ts';
import type { CellProps } from './cell-props.ts';

/** The first non-empty value of a group. */
export function GroupCell({ field, value, path, Nested, ...cell }: CellProps) {
  if (field.kind !== 'group' || !isObject(value)) return null;
  const first = Object.entries(field.fields).find(
    ([name, part]) => part.kind !== 'reference' && Boolean(value[name]),
  );
  if (!first) return null;
  const [name, part] = first;
  return <Nested {...cell} field={part} path={`${path}.${name}`} value={value[name]} />;
}
