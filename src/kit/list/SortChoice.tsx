import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { useListView } from '../view/list-view.ts';
import { useColumns } from './use-columns.tsx';

/** Sorts a list of cards on a phone, where there are no column headers. */
export function SortChoice() {
  const {
    list: { ownSort },
  } = useListView();
  const columns = useColumns().filter(({ isSortable }) => isSortable);
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const ascending = sort.order === 'ASC';
  const choices = [
    ...(ownSort ? [{ source: ownSort.sort.field, label: translate(ownSort.label) }] : []),
    ...columns,
  ];
  const known = choices.some(({ source }) => source === sort.field);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', minWidth: 0 }}>
      <TextField
        select
        size="small"
        margin="none"
        variant="outlined"
        value={known ? sort.field : ''}
        onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        slotProps={{ htmlInput: { 'aria-label': translate('kit.list.sort') } }}
        sx={{ minWidth: { xs: 96, sm: 128 }, maxWidth: 190 }}
      >
        {choices.map(({ source, label }) => (
          <MenuItem key={source} value={source}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        disabled={!known || sort.field === ownSort?.sort.field}
        aria-label={translate(ascending ? 'kit.list.ascending' : 'kit.list.descending')}
        onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
      >
        {ascending ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    </Stack>
  );
}
