import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, useId } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  value: string;
  onChange: (phone: string) => void;
  /** What the browser fills in; at the login, whom a password belongs to. */
  autoComplete?: 'username' | 'tel';
  autoFocus?: boolean;
};

const isTyped = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent && nativeEvent.inputType === 'insertText';

/**
 * A field for a phone number; a keystroke that would make the text invalid is ignored. It is built
 * from MUI's parts because `TextField` would add the whole select menu to the first load.
 */
export function SessionPhoneField({
  value,
  onChange,
  autoComplete = 'username',
  autoFocus = false,
}: Props) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('session.phone');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = isTyped(event) ? event.target.value : withoutSeparators(event.target.value);
    if (acceptsPhone(text)) onChange(text);
  };
  // A plus may start a number. On its own it is not a number, and is removed.
  const leave = () => {
    if (!isPhone(value)) onChange('');
  };
  return (
    <FormControl fullWidth size="medium">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        name="phone"
        type="tel"
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={value}
        onChange={change}
        onBlur={leave}
        slotProps={{ input: { inputMode: 'tel', dir: 'ltr', maxLength: 20 } }}
      />
    </FormControl>
  );
}

/** The initial text of the phone field (specification 9). */
export const PHONE_PREFIX = '+212';

const ACCEPTED = /^\+?\d*$/;
const COMPLETE = /^\+?\d+$/;
const SEPARATORS = /[\s()./-]/g;

/** Whether the phone field accepts this text: a leading plus, then digits (specification 5). */
const acceptsPhone = (text: string): boolean => ACCEPTED.test(text);

/** Whether the text is a number that can be sent: it ends in a digit. */
export const isPhone = (text: string): boolean => COMPLETE.test(text);

/**
 * A number that was pasted or filled in by the browser, without the separators between its digits.
 */
const withoutSeparators = (text: string): string => text.replace(SEPARATORS, '');
