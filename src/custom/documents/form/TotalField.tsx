import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useController } from 'react-hook-form';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorValues } from '../editor-values.ts';
import { EURO } from './euro.tsx';
import { FIGURE } from './figure-input.ts';
import { settledMoney } from './line-columns.ts';
import { paperWord } from './paper-word.ts';

type Props = {
  /** The computed total in the number format of the language. */
  computed: string;
  readOnly: boolean;
  isOverridden: boolean;
};

/** 'Gesamtbetrag': shows the computed total until another one is typed. */
export function TotalField({ computed, readOnly, isOverridden }: Props) {
  const locale = useLocale();
  const { field, fieldState } = useController<EditorValues, 'total'>({ name: 'total' });
  /** During typing an empty field stays empty. */
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    field.onChange(text);
  };
  const leave = () => {
    setTyped(undefined);
    const settled = settledMoney(locale)(field.value);
    // A user who types the computed total, or nothing, wants the computed one.
    if (field.value !== settled || settled === computed) {
      field.onChange(settled === computed ? '' : settled);
    }
    field.onBlur();
  };
  return (
    <TextField
      label={paperWord('documents.totals.total')}
      fullWidth
      autoComplete="off"
      name={field.name}
      inputRef={field.ref}
      value={typed ?? (field.value === '' ? computed : field.value)}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      error={fieldState.invalid}
      helperText={<InputProblem error={fieldState.error} />}
      color={isOverridden ? 'warning' : 'primary'}
      focused={isOverridden || undefined}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...FIGURE, readOnly, style: { ...FIGURE.style, fontWeight: 700 } },
        input: { endAdornment: EURO },
      }}
    />
  );
}
