import type { ReactElement } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';

/** The definition of a column of the table of orders; it is sorted by its source. */
export const cell = (
  source: string,
  label: string,
  render: (order: Order) => ReactElement | string | number | null | undefined,
) => ({ source, label: `orders.columns.${label}`, render });

/** Figures are right-aligned so that their digits line up. */
export const FIGURES = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums' } } as const;
