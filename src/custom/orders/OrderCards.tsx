import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext, useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { PageCheckbox } from '../../kit/list/PageCheckbox.tsx';
import { isDrawnPlainly } from '../../kit/list/use-items-in-sight.ts';
import { CardsInSight } from './CardsInSight.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { OrderListConfig } from './stages.ts';

type Props = { stage: OrderListConfig; orders: readonly Order[] };

/** The orders of a stage on a phone: one card each, with the same selection as the table. */
export function OrderCards({ stage, orders }: Props) {
  const { selectedIds = [], onToggleItem } = useListContext<Order>();
  const translate = useTranslate();
  const selected = new Set(selectedIds);
  const Cards = isDrawnPlainly(orders.length) ? AllCards : CardsInSight;
  return (
    <Box>
      <FormControlLabel
        sx={{ px: 1, py: 0.5, mx: 0 }}
        control={<PageCheckbox />}
        label={translate('orders.list.selectPage')}
      />
      <Cards
        orders={orders}
        cardOf={(order) => ({
          order,
          stage,
          selected: selected.has(order.id),
          onToggle: onToggleItem,
        })}
      />
    </Box>
  );
}

type CardsProps = Parameters<typeof CardsInSight>[0];

function AllCards({ orders, cardOf }: CardsProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <OrderCard key={order.id} {...cardOf(order)} />
      ))}
    </Box>
  );
}
