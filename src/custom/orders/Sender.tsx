import Box from '@mui/material/Box';
import { senderName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { Avatar } from '../../kit/files/Avatar.tsx';
import { PhoneNumber } from '../../kit/format/formats.tsx';
import { Clipped } from '../../kit/list/Clipped.tsx';
import { OrderLink } from './OrderLink.tsx';

/** The sender of an order: photo, phone, and the name, which links to the order. */
export function Sender({ order }: { order: Order }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Avatar photo={order.user?.photo} size={30} />
      <Box sx={{ lineHeight: 1.35 }}>
        <OrderLink order={order}>
          <Clipped text={senderName(order)} width={138} />
        </OrderLink>
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          <PhoneNumber value={order.user?.phone} />
        </Box>
      </Box>
    </Box>
  );
}
