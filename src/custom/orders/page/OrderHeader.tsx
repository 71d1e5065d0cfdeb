import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listOf } from '../../../../domain/orders/addresses.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { Code, ShortDate } from '../../../kit/format/formats.tsx';
import { OrderActions } from './OrderActions.tsx';
import { StateChips } from './StateChips.tsx';

/** The order, its stage, and its actions. */
export function OrderHeader({ order }: { order: Order }) {
  const translate = useTranslate();
  const { tripGroup, commandMode } = order;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h5" component="h2" sx={{ fontWeight: 700 }}>
          <Code value={order.billCode} />
        </Typography>
        <Chip
          color="primary"
          variant="outlined"
          component={Link}
          clickable
          to={listOf(order)}
          label={translate(
            tripGroup === 'B'
              ? choiceLabelKey('commands', 'tripGroup', 'B')
              : choiceLabelKey('commands', 'commandMode', commandMode),
          )}
        />
        {tripGroup === 'A' && (
          <Typography variant="body2" color="text.secondary">
            {translate(choiceLabelKey('commands', 'tripGroup', 'A'))}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ marginInlineStart: 'auto' }}>
          {translate('order.page.received')} <ShortDate value={order.createdAt} />
        </Typography>
      </Box>
      <StateChips order={order} />
      <OrderActions order={order} />
    </Card>
  );
}
