import { BooleanInput } from 'react-admin';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

/** Yes or no. */
export function SwitchInput(props: InputProps) {
  const { source, label, readOnly } = inputProps(props);
  return <BooleanInput source={source} label={label} readOnly={readOnly} helperText={false} />;
}
