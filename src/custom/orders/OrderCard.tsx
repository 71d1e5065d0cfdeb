import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, type Ref } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { recipientName, senderName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { RowButtons } from '../../kit/actions/RowButtons.tsx';
import { Code, PhoneNumber, ShortDate, Weight } from '../../kit/format/formats.tsx';
import { wholeNumbers } from '../../kit/list/Clipped.tsx';
import { DocumentActions } from '../documents/lists/DocumentActions.tsx';
import { BinLine } from './bin/BinLine.tsx';
import { IdentityAction } from './identity/IdentityAction.tsx';
import { OrderFlags } from './OrderFlags.tsx';
import { OrderLink } from './OrderLink.tsx';
import type { OrderListConfig } from './stages.ts';

export type OrderCardProps = {
  order: Order;
  stage: OrderListConfig;
  selected: boolean;
  onToggle: (id: Order['id']) => void;
};

type Props = OrderCardProps & {
  /** Its position in a list of which only a part is rendered. */
  index?: number;
  count?: number;
  ref?: Ref<HTMLLIElement>;
};

/** One order on a phone. */
export const OrderCard = memo(function OrderCard(props: Props) {
  const { order, stage, selected, onToggle, index, count, ref } = props;
  const translate = useTranslate();
  const label = translate('orders.list.selectOrder', {
    name: senderName(order),
    code: order.billCode ?? '',
  });
  return (
    <Box
      component="li"
      ref={ref}
      {...(index !== undefined && {
        'data-index': index,
        'aria-posinset': index + 1,
        'aria-setsize': count,
      })}
      sx={{
        display: 'flex',
        gap: 0.5,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: (theme) =>
          selected
            ? alpha(theme.palette.primary.main, theme.palette.action.selectedOpacity)
            : undefined,
      }}
    >
      <Box>
        <Checkbox
          checked={selected}
          onChange={() => onToggle(order.id)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Line>
          <Typography noWrap sx={{ fontWeight: 600 }} dir="auto">
            <OrderLink order={order}>{senderName(order)}</OrderLink>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <Code value={order.billCode} />
          </Typography>
        </Line>
        <Line>
          <Typography variant="body2" color="text.secondary" noWrap>
            <PhoneNumber value={order.user?.phone} />
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <ShortDate value={order.createdAt} />
          </Typography>
        </Line>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Typography variant="body2" noWrap dir="auto" sx={{ flex: 'none', maxWidth: '50%' }}>
            {recipientName(order)}
          </Typography>
          <Typography variant="body2" noWrap dir="auto" color="text.secondary">
            {wholeNumbers(order.recipient?.address ?? '')}
          </Typography>
        </Box>
        <BinLine order={order} />
        <Line>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('orders.list.parcels', { smart_count: order.numofpackages })} ·{' '}
            <Weight value={order.wights} />
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {stage.rowActions.includes('identityCheck') && (
              <RecordContextProvider value={order}>
                <IdentityAction />
              </RecordContextProvider>
            )}
            {stage.rowActions.includes('documents') && <DocumentActions order={order} />}
            <OrderFlags order={order} />
            <RowButtons record={order} />
          </Box>
        </Line>
      </Box>
    </Box>
  );
});

const Line = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 1,
      py: 0.25,
    }}
  >
    {children}
  </Box>
);
