import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import { recipientName } from '../../../domain/orders/names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { Code, Money, ShortDate } from '../../kit/format/formats.tsx';
import { listAddress } from '../../kit/list/list-address.ts';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { OrderTotals, UNPAID } from '../orders/list-tools/OrderTotals.tsx';

const SHOWN = 5;
/** Of a line, in px: their space is reserved, so that nothing shifts when they come. */
const LINE_HEIGHT = 33;
const LATEST = {
  pagination: { page: 1, perPage: SHOWN },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

type Props = {
  customer: string;
  /** How many orders there are, if that is known before they are read. */
  count?: number | undefined;
};

/** The latest orders of a customer, how many there are, and what is not paid of all of them. */
export function LatestOrders({ customer, count = SHOWN }: Props) {
  const translate = useTranslate();
  const filter = { user: customer };
  // The page is whole without them, so that nothing has to be shown.
  const { data, total, isPending } = useGetList<Order>(
    'commands',
    { filter, ...LATEST },
    { retry: false, meta: { silent: true } },
  );
  // The page is the customer's form; without the orders it is still whole.
  if (!isPending && !data) return null;
  const places = Math.min(SHOWN, count) * LINE_HEIGHT;
  const all = listAddress('/commands', filter);
  return (
    <SectionCard
      title={translate('resources.commands.name', { smart_count: 2 })}
      icon={LocalShippingOutlined}
      action={
        (total ?? 0) > SHOWN && (
          <Button size="small" component={Link} to={all}>
            {translate('orders.list.count', { smart_count: total ?? 0 })}
          </Button>
        )
      }
    >
      <div>
        <OrderTotals
          filter={filter}
          count={total}
          unpaidAt={listAddress('/commands', { ...filter, ...UNPAID })}
        />
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, minHeight: places, listStyle: 'none' }}>
          {data?.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </Box>
      </div>
    </SectionCard>
  );
}

/** An order in a line: its code, day, recipient, stage and price, and whether that is paid. */
function OrderLine({ order }: { order: Order }) {
  const translate = useTranslate();
  const { id, billCode, createdAt, commandMode, priceTotal, paid } = order;
  return (
    <Box component="li" sx={LINE}>
      <MuiLink component={Link} to={orderAddress(id)} underline="hover" sx={{ fontWeight: 600 }}>
        <Code value={billCode} />
      </MuiLink>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <ShortDate value={createdAt} />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>
        <bdi>{recipientName(order)}</bdi>
      </Box>
      {commandMode && (
        <Box component="span" sx={{ minWidth: 80 }}>
          {translate(choiceLabelKey('commands', 'commandMode', commandMode))}
        </Box>
      )}
      <Box component="span" sx={{ minWidth: 80, textAlign: 'end' }}>
        <Money value={priceTotal} />
      </Box>
      <Box component="span" sx={{ minWidth: 72, color: 'text.secondary' }}>
        {paid && translate(fieldLabelKey('commands', 'paid'))}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 0.75,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  borderTop: 1,
  borderColor: 'divider',
} as const;
