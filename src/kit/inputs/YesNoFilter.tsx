import { SelectInput } from 'react-admin';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

/** Filters by yes or no; a switch could not say "either". */
export const YesNoFilter = (props: InputProps) => (
  <SelectInput {...inputProps(props)} choices={CHOICES} translateChoice />
);

const CHOICES = [
  { id: 'true', name: 'kit.yes' },
  { id: 'false', name: 'kit.no' },
];
