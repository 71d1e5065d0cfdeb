import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listOf } from '../../../../domain/orders/addresses.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { ActionButtons } from '../../../kit/actions/ActionButtons.tsx';
import { Code, ShortDate } from '../../../kit/format/formats.tsx';
import { listAddress } from '../../../kit/list/list-address.ts';
import { useView } from '../../../kit/view/use-view.ts';
import { useOrderFlags } from '../order-flags.ts';
import { SmsButton } from '../sms/SmsButton.tsx';

/** The order, its stage and state; `children` are its actions. */
export function OrderHeader({ order, children }: { order: Order; children: ReactNode }) {
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
      {children}
    </Card>
  );
}

/** Paid, verified, ID and SMS as chips, which lead to all orders like this one: filled if true, outlined if not. */
export function StateChips({ order }: { order: Order }) {
  const translate = useTranslate();
  const flags = useOrderFlags();
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {flags.map(({ icon: Icon, holds, yes, no, like }) => {
        const on = holds(order);
        return (
          <Box component="li" key={yes} sx={{ listStyle: 'none' }}>
            <Chip
              icon={on ? <Check /> : <Icon />}
              label={translate(on ? yes : no)}
              component={Link}
              clickable
              to={listAddress('/commands', like(order))}
              variant={on ? 'filled' : 'outlined'}
              color={on ? 'success' : 'default'}
              sx={on ? {} : { color: 'text.secondary', borderStyle: 'dashed' }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

/** The actions possible for an order in its current state: edit, change its stage, or delete it. */
export function OrderActions({ order }: { order: Order }) {
  const translate = useTranslate();
  const access = useAccess(commands);
  const view = useView();
  const navigate = useNavigate();
  return (
    <Box
      role="group"
      aria-label={translate('order.page.actions')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& > .MuiButton-text:not(.MuiButton-colorError)': {
          border: 1,
          borderColor: 'divider',
          px: 1.25,
        },
      }}
    >
      {access.edit && (
        <Button
          size="small"
          variant="contained"
          startIcon={<EditOutlined />}
          component={Link}
          to={`/commands/${encodeURIComponent(order.id)}`}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      <ActionButtons view={view} />
      {access.edit && <SmsButton order={order} />}
      <ActionButtons
        view={view}
        removing
        sx={{ marginInlineStart: { sm: 'auto' } }}
        leave={(record) => navigate(listOf(record as Order))}
      />
    </Box>
  );
}
