import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { OrderValues } from './order-values.ts';

type Props = { onChange: (values: OrderValues) => void };

/** Tells of every change of the form, without the form drawing itself anew for it. */
export function DraftKeeper({ onChange }: Props) {
  const values = useWatch<OrderValues>() as OrderValues;
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
