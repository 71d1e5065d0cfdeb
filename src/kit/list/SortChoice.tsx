import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';

type Props = {
  choices: readonly { readonly field: string; readonly label: string }[];
  /** A field that can be sorted in one direction only. */
  fixed?: string;
};

/** Sorts a list of cards on a phone, where there are no column headers. */
export function SortChoice({ choices, fixed }: Props) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const ascending = sort.order === 'ASC';
  const known = choices.some(({ field }) => field === sort.field);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <TextField
        select
        size="small"
        margin="none"
        variant="outlined"
        value={known ? sort.field : ''}
        onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        slotProps={{ htmlInput: { 'aria-label': translate('kit.list.sort') } }}
        sx={{ minWidth: 128, maxWidth: 190 }}
      >
        {choices.map(({ field, label }) => (
          <MenuItem key={field} value={field}>
            {translate(label)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        disabled={!known || sort.field === fixed}
        aria-label={translate(ascending ? 'kit.list.ascending' : 'kit.list.descending')}
        onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
      >
        {ascending ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    </Stack>
  );
}
