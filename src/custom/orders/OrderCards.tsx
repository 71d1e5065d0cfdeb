import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext, useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrderListConfig } from './stages.ts';

/** The orders of a stage on a phone: a card each, with the same selection as the table. */
export function OrderCards({
  stage,
  orders,
}: {
  stage: OrderListConfig;
  orders: readonly Order[];
}) {
  const { selectedIds = [], onSelect, onToggleItem } = useListContext<Order>();
  const translate = useTranslate();
  const selected = new Set(selectedIds);
  const onPage = orders.filter(({ id }) => selected.has(id)).length;
  const all = onPage === orders.length;

  const some = onPage > 0 && !all;
  // The library would say it by `aria-checked`, which a native checkbox must not carry.
  const markHalf = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };

  const togglePage = () => {
    const page = new Set<Order['id']>(orders.map(({ id }) => id));
    const elsewhere = selectedIds.filter((id) => !page.has(id));
    onSelect(all ? elsewhere : [...elsewhere, ...page]);
  };

  return (
    <Box>
      <FormControlLabel
        sx={{ px: 1, py: 0.5, mx: 0 }}
        control={
          <Checkbox
            checked={all}
            icon={some ? <IndeterminateCheckBox color="primary" /> : undefined}
            onChange={togglePage}
            slotProps={{ input: { ref: markHalf } }}
          />
        }
        label={translate('orders.list.selectPage')}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            stage={stage}
            selected={selected.has(order.id)}
            onToggle={onToggleItem}
          />
        ))}
      </Box>
    </Box>
  );
}
