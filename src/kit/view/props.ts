import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { Field } from '../../../domain/fields.ts';

/** One value of a record, and its path. */
export type ValueProps = {
  resource: string;
  path: string;
  field: Field;
  value: unknown;
  record: RaRecord;
};

/** Shows a value in a list, on a card or on a record's page; `Nested` shows a value inside it. */
export type CellProps = ValueProps & { Nested: ComponentType<ValueProps> };

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
