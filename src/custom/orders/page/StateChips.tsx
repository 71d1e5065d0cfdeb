import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { hasBothIdentityFiles } from '../../../../domain/orders/identity-files.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { MessageKey } from '../../../i18n/en.ts';

type State = {
  icon: typeof SvgIcon;
  holds: (order: Order) => boolean;
  yes: MessageKey;
  no: MessageKey;
};

const STATES: readonly State[] = [
  {
    icon: EuroOutlined,
    holds: ({ paid }) => paid,
    yes: 'orders.flags.paid',
    no: 'orders.flags.unpaid',
  },
  {
    icon: VerifiedOutlined,
    holds: ({ verified }) => verified,
    yes: 'orders.flags.verified',
    no: 'orders.flags.unverified',
  },
  {
    icon: AssignmentIndOutlined,
    holds: hasBothIdentityFiles,
    yes: 'orders.flags.identity',
    no: 'orders.flags.noIdentity',
  },
  {
    icon: SmsOutlined,
    holds: ({ smsToMa }) => smsToMa,
    yes: 'order.page.smsSent',
    no: 'order.page.smsNotSent',
  },
];

/** Paid, verified, ID and SMS in words; what holds is filled, what does not is an outline. */
export function StateChips({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {STATES.map(({ icon: Icon, holds, yes, no }) => {
        const on = holds(order);
        return (
          <Box component="li" key={yes} sx={{ listStyle: 'none' }}>
            <Chip
              icon={on ? <CheckOutlined /> : <Icon />}
              label={translate(on ? yes : no)}
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
