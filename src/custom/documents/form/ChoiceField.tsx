import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { choiceLabelKey, fieldLabelKey } from '../../../kit/label-keys.ts';
import type { EditorValues } from '../editor-values.ts';

type Props = {
  name: 'billTo.party' | 'billTo.country';
  choices: readonly string[];
  readOnly: boolean;
};

/** One of several values of an order, in a drop-down list, labelled as in the order's own form. */
export function ChoiceField({ name, choices, readOnly }: Props) {
  const translate = useTranslate();
  const { field } = useController<EditorValues, typeof name>({ name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      select
      fullWidth
      inputRef={ref}
      label={translate(fieldLabelKey('commands', name))}
      slotProps={{ inputLabel: { shrink: true }, select: { readOnly } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(choiceLabelKey('commands', name, choice))}
        </MenuItem>
      ))}
    </TextField>
  );
}
