import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { hashKey } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';

type FilterPart = Readonly<Record<string, unknown>>;

type Props = {
  label: string;
  /** The fields that the choices filter by; each choice uses some of them. */
  fields: readonly string[];
  choices: readonly { label: string; filter: FilterPart }[];
};

/** Narrows the list down to one of a few choices, or to none of them. */
export function FilterSelect({ label, fields, choices }: Props) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  // The chosen value may not be loaded yet; then nothing is shown as selected.
  const chosen = choices.findIndex(({ filter }) => saysTheSame(fields, filter, filterValues));

  const choose = (place: number) => {
    const others = Object.entries(filterValues).filter(([field]) => !fields.includes(field));
    setFilters({ ...Object.fromEntries(others), ...choices[place]?.filter }, undefined, false);
  };

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

const saysTheSame = (fields: readonly string[], one: FilterPart, other: FilterPart): boolean =>
  fields.every((field) => textOf(one[field]) === textOf(other[field]));

/** A link may contain `true` where a choice has `'true'`; both mean the same to the server. */
const textOf = (value: unknown): string => (isObject(value) ? hashKey([value]) : String(value));
