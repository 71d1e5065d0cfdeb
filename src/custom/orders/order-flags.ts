import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { use } from 'react';
import { mayReadAll } from '../../../domain/field-access.ts';
import {
  hasIdentity,
  missingIdentitySides,
  NO_FILE,
} from '../../../domain/orders/identity-files.ts';
import { commands, type Order } from '../../../domain/resources/commands.ts';
import type { MessageKey } from '../../i18n/en.ts';
import type { FilterPart } from '../../kit/view/list-view.ts';
import { ViewContext } from '../../kit/view/use-view.ts';
import { PRESENT } from './order-filters.ts';

type Flag = {
  icon: typeof SvgIcon;
  /** The fields that it shows: who may not read all of them does not see it. */
  fields: readonly string[];
  holds: (order: Order) => boolean;
  yes: MessageKey;
  no: MessageKey;
  /** The filter of lists that it belongs to, and what it is set to for orders like this one. */
  filter: string;
  like: (order: Order) => FilterPart;
};

/** With the same side of the ID card missing, or with both; or with one that was requested again. */
const likeIdentity = (order: Order): FilterPart => {
  const [missing] = missingIdentitySides(order);
  if (order.identityRequestedAt && !missing) return { missing: ['identity'] };
  return missing
    ? { [missing === 'front' ? 'frontId' : 'backId']: NO_FILE }
    : { frontId: PRESENT, backId: PRESENT };
};

/** The properties of an order shown as one icon each, in lists and on its page, always in this order. */
const ORDER_FLAGS: readonly Flag[] = [
  {
    icon: EuroOutlined,
    fields: ['paid'],
    holds: ({ paid }) => paid,
    yes: 'orders.flags.paid',
    no: 'orders.flags.unpaid',
    filter: 'isPaid',
    like: ({ paid }) => ({ paid: String(paid) }),
  },
  {
    icon: VerifiedOutlined,
    fields: ['verified'],
    holds: ({ verified }) => verified,
    yes: 'orders.flags.verified',
    no: 'orders.flags.unverified',
    filter: 'isVerified',
    like: ({ verified }) => ({ verified: String(verified) }),
  },
  {
    icon: AssignmentIndOutlined,
    fields: ['frontId', 'backId'],
    holds: hasIdentity,
    yes: 'orders.flags.identity',
    no: 'orders.flags.noIdentity',
    filter: 'identity',
    like: likeIdentity,
  },
  {
    icon: SmsOutlined,
    fields: ['smsToMa'],
    holds: ({ smsToMa }) => smsToMa,
    yes: 'order.page.smsSent',
    no: 'order.page.smsNotSent',
    filter: 'smsToMa',
    like: ({ smsToMa }) => ({ smsToMa: String(smsToMa) }),
  },
];

/** The flags of which the current user may know; all of them outside a screen of a view. */
export function useOrderFlags(): readonly Flag[] {
  const given = use(ViewContext);
  if (!given) return ORDER_FLAGS;
  return ORDER_FLAGS.filter(({ fields }) => mayReadAll(commands.fields, fields, given.actor));
}
