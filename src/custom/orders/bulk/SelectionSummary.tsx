import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams, toGrams } from '../../../../domain/weight.ts';
import { Code, Weight } from '../../../kit/format/formats.tsx';

const NAMED = 4;

const sum = (orders: readonly Order[], amount: (order: Order) => number): number =>
  orders.reduce((total, order) => total + amount(order), 0);

/** The senders of the selected orders (the first few by name) and the totals. */
export default function SelectionSummary({ orders }: { orders: readonly Order[] }) {
  const translate = useTranslate();
  const parcels = sum(orders, (order) => order.numofpackages);
  const grams = sum(orders, (order) => toGrams(order.wights));
  const others = orders.length - NAMED;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1 }}>
      <List dense disablePadding>
        {orders.slice(0, NAMED).map((order) => (
          <ListItem
            key={order.id}
            disableGutters
            sx={{ justifyContent: 'space-between', gap: 2, py: 0.25 }}
          >
            <Typography variant="body2" color="text.primary" noWrap dir="auto">
              {senderName(order)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              <Code value={order.billCode} />
            </Typography>
          </ListItem>
        ))}
      </List>
      {others > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('orders.bulk.more', { smart_count: others })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {translate('orders.list.parcels', { smart_count: parcels })} ·{' '}
        <Weight value={fromGrams(grams)} />
      </Typography>
    </Box>
  );
}
