import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { hasBothIdentityFiles } from '../../../domain/orders/identity-files.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { MessageKey } from '../../i18n/en.ts';

type Flag = {
  icon: typeof SvgIcon;
  holds: (order: Order) => boolean;
  yes: MessageKey;
  no: MessageKey;
};

const FLAGS: readonly Flag[] = [
  {
    icon: EuroOutlined,
    holds: (order) => order.paid,
    yes: 'orders.flags.paid',
    no: 'orders.flags.unpaid',
  },
  {
    icon: VerifiedOutlined,
    holds: (order) => order.verified,
    yes: 'orders.flags.verified',
    no: 'orders.flags.unverified',
  },
  {
    icon: AssignmentIndOutlined,
    holds: hasBothIdentityFiles,
    yes: 'orders.flags.identity',
    no: 'orders.flags.noIdentity',
  },
];

/** Paid, verified and ID complete in three signs, always in the same three places. */
export function OrderFlags({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5, verticalAlign: 'middle' }}>
      {FLAGS.map(({ icon: Icon, holds, yes, no }) => {
        const on = holds(order);
        const label = translate(on ? yes : no);
        return (
          <Tooltip key={yes} title={label}>
            <Box
              component="span"
              role="img"
              aria-label={label}
              sx={{
                display: 'inline-flex',
                p: '3px',
                borderRadius: 1,
                border: 1,
                borderStyle: on ? 'solid' : 'dashed',
                borderColor: on ? 'transparent' : 'divider',
                bgcolor: on ? 'success.main' : 'transparent',
                color: on ? 'success.contrastText' : 'text.disabled',
              }}
            >
              <Icon sx={{ fontSize: 16 }} />
            </Box>
          </Tooltip>
        );
      })}
    </Box>
  );
}
