import type { ComponentType } from 'react';
import type { Field } from '../../../domain/fields.ts';

/** One value of a form. `source` is its path in the form, `path` its path in the definition. */
export type FieldInputProps = {
  resource: string;
  source: string;
  path: string;
  field: Field;
  /** Text or translation key of the label; the field's own by default, `false` for none. */
  label?: string | false;
  readOnly?: boolean;
};

/** Edits a value; `Nested` edits a value inside it. */
export type InputProps = FieldInputProps & { Nested: ComponentType<FieldInputProps> };
