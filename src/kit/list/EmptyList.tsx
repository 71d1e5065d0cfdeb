import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { isObject } from '../../../domain/validate.ts';
import { labelOf, useListView } from '../view/list-view.ts';
import AddTools from './AddTools.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * Shown instead of rows (specification 2.4 and 2.5): there are no records yet, or none matches the
 * filters, and what the user can do about it.
 */
export default function EmptyList() {
  const { list } = useListView();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.values(filterValues ?? {}).some(isActive);
  const hint = list.texts[isFiltered ? 'noMatchHint' : 'noneHint'];
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 8, px: 2 }}>
      <EmptyState title={translate('kit.empty.picture')} />
      <Typography variant="h6" component="p" sx={{ mt: 2 }}>
        {translate(labelOf(list, isFiltered ? 'noMatch' : 'none'))}
      </Typography>
      {hint && <Typography color="text.secondary">{translate(hint)}</Typography>}
      {isFiltered ? (
        <Button onClick={() => setFilters({}, {})}>{translate('kit.list.clearFilters')}</Button>
      ) : (
        <Start />
      )}
    </Stack>
  );
}

const isActive = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length > 0 : Boolean(value);

/** How the first record comes about. */
function Start() {
  const { list } = useListView();
  if (list.start) return <list.start />;
  return list.tools === undefined ? <AddTools isLabelled /> : null;
}
