import type { ComponentType } from 'react';
import type { Field } from '../../../domain/fields.ts';
import type { CellProps } from '../cells/cell-props.ts';
import type { InputProps } from '../inputs/input-props.ts';

/** What the kit knows of one kind of field. A new kind is one of these, and no screen changes. */
export type KindOfField = {
  Cell: ComponentType<CellProps>;
  Input: ComponentType<InputProps>;
  /** What a list is filtered with; `undefined` where filtering makes no sense. */
  Filter: ComponentType<InputProps> | undefined;
  /** The value in a table for other programs; words of a choice come from `translateChoice`. */
  toText: (value: unknown, field: Field, translateChoice: (value: unknown) => string) => string;
  /** Whether numbers stand under each other, at the end of the line. */
  alignEnd?: boolean;
};
