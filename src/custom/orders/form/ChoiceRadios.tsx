import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { ChoiceValue } from '../../../../domain/fields.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';

type Props = {
  path: string;
  choices: readonly ChoiceValue[];
  /** Text or key of the label; by default the field's own. */
  label?: string;
  disabled?: boolean;
  /** Called with the choice. */
  onChosen?: (value: ChoiceValue | null) => void;
};

/** One of a few values of an order, all of them visible. */
export function ChoiceRadios({ path, choices, label, disabled = false, onChosen }: Props) {
  const translate = useTranslate();
  const labelId = useId();
  const { field } = useInput({ source: path });
  const choose = (text: string) => {
    const value = choices.find((choice) => String(choice) === text) ?? null;
    field.onChange(value);
    onChosen?.(value);
  };
  return (
    <FormControl disabled={disabled} sx={{ minWidth: 0 }}>
      <FormLabel
        id={labelId}
        sx={{ fontSize: '0.75rem', '&.Mui-disabled': { color: 'text.secondary' } }}
      >
        {translate(label ?? fieldLabelKey('commands', path))}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={(_, text) => choose(text)}
        onBlur={field.onBlur}
      >
        {choices.map((choice, at) => (
          <FormControlLabel
            key={choice}
            value={String(choice)}
            control={
              <Radio size="small" slotProps={{ input: at === 0 ? { ref: field.ref } : {} }} />
            }
            label={translate(choiceLabelKey('commands', path, choice))}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
