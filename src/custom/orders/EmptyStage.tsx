import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyShelf } from '../../kit/list/EmptyShelf.tsx';
import type { OrderListConfig } from './stages.ts';

/** The empty-state graphic of a list (specification 2.4 and 2.5), and how the list is filled. */
export function EmptyStage({
  stage,
  filtered,
}: {
  stage: OrderListConfig['name'];
  filtered: boolean;
}) {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 8, px: 2 }}>
      <EmptyShelf title={translate('kit.empty.picture')} />
      <Typography variant="h6" component="p" sx={{ mt: 2 }}>
        {translate('orders.empty.title')}
      </Typography>
      <Typography color="text.secondary">
        {translate(filtered ? 'orders.empty.filtered' : `orders.empty.${stage}`)}
      </Typography>
      {filtered && (
        <Button onClick={() => setFilters({}, {})}>{translate('kit.list.clearFilters')}</Button>
      )}
    </Stack>
  );
}
