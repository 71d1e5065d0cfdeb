import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { acceptsPhone, isPhone, withoutSeparators } from './phone-number.ts';

type Props = { value: string; onChange: (phone: string) => void };

const isTyped = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent && nativeEvent.inputType === 'insertText';

/**
 * A field for a phone number; a keystroke that would make the text invalid is ignored. It is built
 * from MUI's parts because `TextField` would add the whole select menu to the first load.
 */
export function SessionPhoneField({ value, onChange }: Props) {
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
        autoComplete="username"
        value={value}
        onChange={change}
        onBlur={leave}
        slotProps={{ input: { inputMode: 'tel', dir: 'ltr', maxLength: 20 } }}
      />
    </FormControl>
  );
}
