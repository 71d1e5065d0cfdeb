import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { recipientName, senderName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { RowButtons } from '../../kit/actions/RowButtons.tsx';
import { Code, PhoneNumber, ShortDate, Weight } from '../../kit/format/formats.tsx';
import { CardLine } from '../../kit/list/CardLine.tsx';
import { wholeNumbers } from '../../kit/list/Clipped.tsx';
import { type CardContents, useListView } from '../../kit/view/list-view.ts';
import { DocumentActions } from '../documents/lists/DocumentActions.tsx';
import { BinLine } from './bin/bin-values.tsx';
import { IdentityAction } from './identity/IdentityAction.tsx';
import { OrderFlags } from './OrderFlags.tsx';
import { OrderLink } from './OrderLink.tsx';
import { SmsAction } from './sms/SmsAction.tsx';

/** One order on a phone, with what its list can do with it. */
export const OrderCard: CardContents = ({ record }) => {
  const order = record as Order;
  const { columns } = useListView().list;
  const translate = useTranslate();
  return (
    <>
      <CardLine>
        <Typography noWrap sx={{ fontWeight: 600 }} dir="auto">
          <OrderLink order={order}>{senderName(order)}</OrderLink>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <Code value={order.billCode} />
        </Typography>
      </CardLine>
      <CardLine>
        <Typography variant="body2" color="text.secondary" noWrap>
          <PhoneNumber value={order.user?.phone} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <ShortDate value={order.createdAt} />
        </Typography>
      </CardLine>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Typography variant="body2" noWrap dir="auto" sx={{ flex: 'none', maxWidth: '50%' }}>
          {recipientName(order)}
        </Typography>
        <Typography variant="body2" noWrap dir="auto" color="text.secondary">
          {wholeNumbers(order.recipient?.address ?? '')}
        </Typography>
      </Box>
      <BinLine order={order} />
      <CardLine>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('orders.list.parcels', { smart_count: order.numofpackages })} ·{' '}
          <Weight value={order.wights} />
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {columns.includes('sms') && <SmsAction order={order} />}
          {columns.includes('identity') && <IdentityAction />}
          {columns.includes('documents') && <DocumentActions order={order} />}
          <OrderFlags order={order} />
          <Box sx={TOUCHED}>
            <RowButtons record={order} />
          </Box>
        </Box>
      </CardLine>
    </>
  );
};

/** Large enough for a finger, without making the line higher. */
const TOUCHED = { my: -1, '& .MuiIconButton-root': { width: 44, height: 44 } } as const;
