import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { hasBothIdentityFiles } from '../../../domain/orders/identity-files.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { MessageKey } from '../../i18n/en.ts';

type Flag = {
  icon: typeof SvgIcon;
  holds: (order: Order) => boolean;
  yes: MessageKey;
  no: MessageKey;
};

/** The properties of an order shown as one icon each, in lists and on its page, always in this order. */
export const ORDER_FLAGS: readonly Flag[] = [
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
