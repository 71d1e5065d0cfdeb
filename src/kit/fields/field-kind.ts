import type { ComponentType } from 'react';
import type { Field } from '../../../domain/fields.ts';
import type { CellProps } from '../cells/cell-props.ts';
import type { InputProps } from '../inputs/input-props.ts';

/**
 * What the kit knows about one kind of field. A new kind is one of these objects; no screen
 * changes.
 */
export type KindOfField = {
  Cell: ComponentType<CellProps>;
  Input: ComponentType<InputProps>;
  /** The filter input of a list; `undefined` if filtering makes no sense. */
  Filter: ComponentType<InputProps> | undefined;
  /** The value in an export; `translateChoice` gives the words for a choice. */
  toText: (value: unknown, field: Field, translateChoice: (value: unknown) => string) => string;
  /** Whether values are aligned as numbers, at the end of the line. */
  alignEnd?: boolean;
};
