import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { isPhone, phoneAfter } from '../../../domain/people/typed-phone.ts';

type Props = {
  value: string;
  onChange: (phone: string) => void;
  /** What the browser fills in; at the login, whom a password belongs to. */
  autoComplete?: 'username' | 'tel';
  autoFocus?: boolean;
};

const inputTypeOf = ({ nativeEvent }: ChangeEvent): string | undefined =>
  'inputType' in nativeEvent ? String(nativeEvent.inputType) : undefined;

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
    const phone = phoneAfter(event.target.value, inputTypeOf(event));
    if (phone !== undefined) onChange(phone);
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
