import { SelectInput } from 'react-admin';
import { choiceLabelKey } from '../label-keys.ts';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

/** One of a fixed list of values. */
export function ChoiceInput(props: InputProps) {
  const { resource, path, field } = props;
  if (field.kind !== 'choice') return null;
  const choices = field.choices.map((value) => ({
    id: value,
    name: choiceLabelKey(resource, path, value),
  }));
  return <SelectInput {...inputProps(props)} choices={choices} translateChoice />;
}
