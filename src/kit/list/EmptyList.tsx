import { Button, Stack, Typography } from '@mui/material';
import { CreateButton, useListContext, useTranslate } from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { useView } from '../view/use-view.ts';
import { EmptyShelf } from './EmptyShelf.tsx';

/** Shown instead of rows: there are no records yet, or none matches the filters. */
export function EmptyList() {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const translate = useTranslate();
  const { create } = useAccess(useView().definition);
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <EmptyShelf title={translate('kit.empty.picture')} />
      <Typography variant="h6" component="p">
        {translate(isFiltered ? 'kit.empty.noMatch' : 'kit.empty.none')}
      </Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({}, displayedFilters)}>
          {translate('kit.empty.clearFilters')}
        </Button>
      ) : create ? (
        <CreateButton variant="contained" />
      ) : null}
    </Stack>
  );
}
