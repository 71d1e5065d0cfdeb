import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code } from '../../../kit/format/formats.tsx';

/** Beyond this number the list itself is more useful, and a thousand items would slow the page down. */
const NAMED = 100;

type Props = { orders: readonly Order[]; wordOf?: (order: Order) => string | undefined };

/** Orders by sender and code, each with its outcome. */
export function ReportedOrders({ orders, wordOf }: Props) {
  const translate = useTranslate();
  const others = orders.length - NAMED;
  return (
    <>
      <List dense disablePadding>
        {orders.slice(0, NAMED).map((order) => (
          <ListItem key={order.id} disableGutters divider>
            <ListItemText
              primary={
                <>
                  <bdi>{senderName(order)}</bdi> · <Code value={order.billCode} />
                </>
              }
              secondary={wordOf?.(order)}
            />
          </ListItem>
        ))}
      </List>
      {others > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('orders.bulk.more', { smart_count: others })}
        </Typography>
      )}
    </>
  );
}
