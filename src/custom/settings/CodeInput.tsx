import { TextInput } from 'react-admin';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

/** A number or a name that runs left to right in every language. */
export const CodeInput = (props: InputProps) => (
  <TextInput {...inputProps(props)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
);
