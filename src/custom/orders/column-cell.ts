import type { ReactElement } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';

/** What a column of the table of orders is made of; it is sorted by its source. */
export const cell = (
  source: string,
  label: string,
  render: (order: Order) => ReactElement | string | number | null | undefined,
) => ({ source, label: `orders.columns.${label}`, render });

/** Figures stand in a column of their own, one under the other. */
export const FIGURES = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums' } } as const;
