import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyShelf } from '../../../kit/list/EmptyShelf.tsx';
import { useIsFiltered } from './IssuedFilters.tsx';

/** Shown instead of rows: nothing matches, or nothing is issued yet, and what the user can do. */
export function EmptyIssued() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const isFiltered = useIsFiltered();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 8, px: 2 }}>
      <EmptyShelf title={translate('kit.empty.picture')} />
      <Typography variant="h6" component="p" sx={{ mt: 2 }}>
        {translate(isFiltered ? 'kit.empty.noMatch' : 'issued.list.empty')}
      </Typography>
      <Typography color="text.secondary">
        {translate(isFiltered ? 'issued.list.filtered' : 'issued.list.emptyHint')}
      </Typography>
      {isFiltered ? (
        <Button onClick={() => setFilters({}, {})}>{translate('kit.list.clearFilters')}</Button>
      ) : (
        <Button component={Link} to="/bills">
          {translate('shell.menu.bills')}
        </Button>
      )}
    </Stack>
  );
}
