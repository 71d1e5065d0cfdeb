import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';

type Props = {
  field: string;
  label: string;
  choices: readonly { value: string; label: string }[];
};

/** Narrows the list down to one value of a field, or to none. */
export function FilterSelect({ field, label, choices }: Props) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const value = String(filterValues[field] ?? '');

  const choose = (chosen: string) => {
    const { [field]: _, ...others } = filterValues;
    setFilters(chosen ? { ...others, [field]: chosen } : others, undefined, false);
  };

  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="none"
      label={label}
      // A choice that has not been loaded yet cannot be shown as chosen.
      value={choices.some((choice) => choice.value === value) ? value : ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('orders.list.anyValue')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
