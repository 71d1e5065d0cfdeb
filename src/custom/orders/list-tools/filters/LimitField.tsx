import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { parseNumber } from '../../../../kit/inputs/parse-number.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  label: string;
  unit: string | undefined;
  /** The active limit in its wire form. */
  value: string;
  onChange: (value: string | undefined) => void;
};

/** A minimum or a maximum, typed in the number format of the language. */
export function LimitField({ label, unit, value, onChange }: Props) {
  const translate = useTranslate();
  const read = unit ? hundredthsIn : wholeIn;
  const { text, setText, settle, invalid } = useSettled({ value, read, onSettled: onChange });
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      error={invalid}
      helperText={invalid && translate('orderTools.filters.notANumber')}
      slotProps={{
        htmlInput: { inputMode: unit ? 'decimal' : 'numeric', dir: 'ltr' },
        inputLabel: { shrink: true },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}

/** A number without a unit is a count. */
const wholeIn = (typed: string): string | undefined => /^\d{1,9}$/.exec(typed)?.[0];

/** Kilograms and euros have two decimals, and limits are never negative. */
const hundredthsIn = (typed: string): string | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.exec(parseNumber(typed) ?? '')?.[0];
