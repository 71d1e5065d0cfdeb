import { PasswordInput, TextInput } from 'react-admin';
import { isSecret } from '../view.ts';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

/**
 * A text as its format requires: phone numbers and addresses run left to right, secrets are hidden.
 */
export function TextFieldInput(props: InputProps) {
  const { field } = props;
  const options = inputProps(props);
  if (isSecret(field)) {
    const known = field.proof ? 'current-password' : 'new-password';
    return <PasswordInput {...options} autoComplete={known} />;
  }
  switch (field.kind === 'text' ? field.format : 'line') {
    case 'multiline':
      return <TextInput {...options} multiline minRows={3} />;
    case 'email':
      return <TextInput {...options} type="email" slotProps={LEFT_TO_RIGHT} />;
    case 'url':
      return <TextInput {...options} type="url" slotProps={LEFT_TO_RIGHT} />;
    case 'phone':
      return <TextInput {...options} type="tel" parse={parsePhone} slotProps={LEFT_TO_RIGHT} />;
    default:
      return <TextInput {...options} />;
  }
}

const LEFT_TO_RIGHT = { htmlInput: { dir: 'ltr' } };

/** E.164 from what users type: without spaces and brackets, and with a plus for `00`. */
const parsePhone = (typed: string): string | null =>
  typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+') || null;
