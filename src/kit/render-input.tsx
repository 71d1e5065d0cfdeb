import type { ReactElement } from 'react';
import { fieldAt } from '../../domain/paths.ts';
import { FieldInput } from './FieldInput.tsx';
import type { View } from './view.ts';

/** The input of a field, for generated and hand-written forms. Throws on an unknown path. */
export function renderInput(
  view: View,
  path: string,
  options: { readOnly?: boolean } = {},
): ReactElement {
  const { name, fields } = view.definition;
  const field = fieldAt(fields, path);
  if (!field) throw new Error(`${name} has no field "${path}".`);
  const props = { resource: name, source: path, path, field, ...options };
  const Replaced = view.inputs[path];
  return Replaced ? (
    <Replaced key={path} {...props} Nested={FieldInput} />
  ) : (
    <FieldInput key={path} {...props} />
  );
}
