import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, useInput, useLocale } from 'react-admin';
import { numberLocale, parseNumber, unitSign } from '../format/numbers.ts';
import type { InputProps } from '../view/props.ts';
import { InputProblem, inputProps } from './input-parts.tsx';

type Props = InputProps & {
  /** Whether it is an amount in euro; from the kind of the field, if not given. */
  isMoney?: boolean;
};

/** A number, weight or amount with its unit, typed with a comma or a point. */
export function AmountInput(props: Props) {
  const { field: definition, resource } = props;
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  const locale = useLocale();
  const isMoney = props.isMoney ?? definition.kind === 'money';
  const [typed, setTyped] = useState<string>();
  const sign = isMoney ? '€' : unitSign('unit' in definition ? definition.unit : undefined);

  const change = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (text.trim() === '') field.onChange(null);
    else if (number === undefined) field.onChange(text);
    else field.onChange(isMoney ? number : Number(number));
  };

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      fullWidth
      label={
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={typed ?? shown(field.value, locale, isMoney)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={<InputProblem error={fieldState.error} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr', readOnly, style: { textAlign: 'end' } },
        input: sign ? { endAdornment: <InputAdornment position="end">{sign}</InputAdornment> } : {},
      }}
    />
  );
}

/** The stored value as it is typed in this language: `12,50`. */
function shown(value: unknown, locale: string, isMoney: boolean): string {
  if (value === undefined || value === null) return '';
  // A text may be stored as it was typed.
  const number = Number(typeof value === 'string' ? (parseNumber(value) ?? value) : value);
  if (value === '' || Number.isNaN(number)) return String(value);
  return new Intl.NumberFormat(numberLocale(locale), {
    useGrouping: false,
    minimumFractionDigits: isMoney ? 2 : 0,
    maximumFractionDigits: 10,
  }).format(number);
}
