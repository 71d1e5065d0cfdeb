import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recipientName, senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code, Weight } from '../../../kit/format/formats.tsx';
import { wholeNumbers } from '../../../kit/list/Clipped.tsx';
import { OrderFlags } from '../OrderFlags.tsx';

/** The orders of a trip on a phone, each a link to its page. */
export function CarriedCards({ orders }: { orders: readonly Order[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mx: -2, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <Box component="li" key={order.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <TripOrder order={order} />
        </Box>
      ))}
    </Box>
  );
}

function TripOrder({ order }: { order: Order }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <ListItemButton
      component={Link}
      to={createPath({ resource: 'commands', id: order.id, type: 'show' })}
      sx={{ display: 'block', py: 1 }}
    >
      <Box sx={SPREAD}>
        <Typography component="span" noWrap dir="auto" sx={{ fontWeight: 600 }}>
          {senderName(order)}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          <Code value={order.billCode} />
        </Typography>
      </Box>
      <Typography component="span" variant="body2" noWrap dir="auto" sx={{ display: 'block' }}>
        {wholeNumbers([recipientName(order), order.recipient?.address].filter(Boolean).join(' · '))}
      </Typography>
      <Box sx={SPREAD}>
        <Typography component="span" variant="body2" color="text.secondary">
          {translate('orders.list.parcels', { smart_count: order.numofpackages })} ·{' '}
          <Weight value={order.wights} />
        </Typography>
        <OrderFlags order={order} />
      </Box>
    </ListItemButton>
  );
}

const SPREAD = { display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.25 } as const;
