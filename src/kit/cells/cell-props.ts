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
