import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import type { EditorValues } from '../editor-values.ts';
import { paperWord } from './paper-word.ts';

type Props = {
  name: 'billTo.party' | 'billTo.country';
  choices: readonly string[];
  readOnly: boolean;
  /** Which choice's name each one bears, where not its own. */
  namedAs?: ((choice: string) => string) | undefined;
};

/** One of several values of an order, in a drop-down list, labelled as in the order's own form. */
export function ChoiceField({ name, choices, readOnly, namedAs = itself }: Props) {
  const { field } = useController<EditorValues, typeof name>({ name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      select
      fullWidth
      inputRef={ref}
      label={paperWord(fieldLabelKey('commands', name))}
      slotProps={{ inputLabel: { shrink: true }, select: { readOnly } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {paperWord(choiceLabelKey('commands', name, namedAs(choice)))}
        </MenuItem>
      ))}
    </TextField>
  );
}

const itself = (choice: string): string => choice;
