import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { parseTime } from '../format/dates.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'slotProps'> & {
  /** `HH:mm`, or nothing. */
  value: string;
  /** Called with a time, or with nothing once the field is empty. */
  onChange: (time: string) => void;
  onBlur?: () => void;
};

/**
 * A time of day, typed as `16:00`, `1600` or `16`. A browser writes times in its own language, whatever
 * that of the page; here every language of the product has 24 hours.
 */
export function TimeField({ value, onChange, onBlur, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const time = text.trim() === '' ? '' : parseTime(text);
    if (time !== undefined) onChange(time);
  };
  return (
    <TextField
      {...field}
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 5 },
      }}
    />
  );
}
