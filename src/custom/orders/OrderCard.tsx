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
        <OrderFlags order={order} />
      </CardLine>
      <Box sx={ACTIONS}>
        {columns.includes('sms') && <SmsAction order={order} />}
        {columns.includes('identity') && <IdentityAction />}
        {columns.includes('documents') && <DocumentActions order={order} />}
        <RowButtons record={order} />
      </Box>
    </>
  );
};

/** Each large enough for a finger, at the edge that a thumb reaches. */
const ACTIONS = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', mb: -1 } as const;
