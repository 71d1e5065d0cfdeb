import { useEffect } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';

type Props<Values> = { onChange: (values: Values) => void };

/** Reports every change of the form without rendering the form again. */
export function DraftKeeper<Values extends FieldValues>({ onChange }: Props<Values>) {
  const values = useWatch<Values>() as Values;
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
