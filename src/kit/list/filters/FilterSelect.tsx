import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { type FilterChoice, saysTheSame, without } from './list-filters.ts';

type Props = {
  label: string;
  /** The fields that the choices filter by; each choice uses some of them. */
  fields: readonly string[];
  choices: readonly FilterChoice[];
};

/** Narrows the list down to one of a few choices, or to none of them. */
export function FilterSelect({ label, fields, choices }: Props) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  // The chosen value may not be loaded yet; then nothing is shown as selected.
  const chosen = choices.findIndex(({ filter }) => saysTheSame(fields, filter, filterValues));

  const choose = (place: number) =>
    setFilters({ ...without(filterValues, fields), ...choices[place]?.filter }, undefined, false);

  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="none"
      label={label}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={-1}>{translate('kit.list.anyValue')}</MenuItem>
      {choices.map((choice, place) => (
        <MenuItem key={choice.label} value={place}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
