import { useEffect } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { DraftProtection, type ProtectionProps } from './DraftProtection.tsx';

type Props<Values, Base> = ProtectionProps<Values, Base> & {
  onChange: (values: Values) => void;
};

/**
 * Protects what is typed into the form around it: reports every change, offers the draft of an
 * earlier visit, and requires a confirmation before the page is left.
 */
export function DraftGuards<Values extends FieldValues, Base>({
  onChange,
  ...protection
}: Props<Values, Base>) {
  return (
    <>
      <Changes<Values> onChange={onChange} />
      <DraftProtection {...protection} />
    </>
  );
}

type ChangesProps<Values> = { onChange: (values: Values) => void };

/** Reports every change of the form without rendering the form again. */
function Changes<Values extends FieldValues>({ onChange }: ChangesProps<Values>) {
  const values = useWatch<Values>() as Values;
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
