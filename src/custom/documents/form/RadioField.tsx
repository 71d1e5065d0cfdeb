import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { EditorValues } from '../editor-values.ts';
import { paperWord } from './paper-word.ts';

type Props = {
  name: 'payment' | 'delivery';
  choices: readonly (1 | 2 | 3)[];
  readOnly: boolean;
};

/** 'Zahlungsart' or 'Zustellungsart', all choices visible (specification 2.7). */
export function RadioField({ name, choices, readOnly }: Props) {
  const labelId = useId();
  const { field } = useController<EditorValues, typeof name>({ name });
  return (
    <FormControl disabled={readOnly} sx={{ minWidth: 0 }}>
      <FormLabel id={labelId} sx={{ fontSize: '0.8125rem' }}>
        {paperWord(`documents.${name}.label`)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={field.name}
        value={String(field.value)}
        onChange={(_, text) => field.onChange(Number(text))}
        onBlur={field.onBlur}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={String(choice)}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
            label={paperWord(`documents.${name}.${choice}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
