import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { destinationCity } from '../../../../domain/cities/address-parts.ts';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { balanceOf } from '../../../../domain/orders/balance.ts';
import {
  canHave,
  EDITED_KINDS,
  editorAddress,
  editorOf,
} from '../../../../domain/orders/document-kinds.ts';
import { recipientName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import { standOf } from '../../../../domain/trips/order-stand.ts';
import { TRACKING_STEPS } from '../../../../domain/trips/steps.ts';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { Code, Money, PhoneNumber } from '../../../kit/format/formats.tsx';
import { Urgency, UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { useOpenTrip } from '../../../providers/use-app-data-provider.ts';

/** An order in short: where it is, what it is, and its documents, each a link to where it is made. */
export function SideOrder({ order }: { order: Order }) {
  const translate = useTranslate();
  const code = isolated(order.billCode ?? '');
  const city = destinationCity(order.recipient?.address);
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink
          component={Link}
          to={orderAddress(order.id)}
          underline="hover"
          aria-label={translate('chat.inbox.side.openOrder', { code })}
          sx={{ fontWeight: 650, flex: 1 }}
        >
          <Code value={order.billCode} />
        </MuiLink>
        <Stand order={order} />
      </Box>
      <Typography variant="body2">
        <bdi>{recipientName(order)}</bdi>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {city && <>{translate('chat.inbox.side.to', { city: isolated(city) })} · </>}
        {translate('chat.inbox.side.parcels', { smart_count: order.numofpackages ?? 0 })}
      </Typography>
      {order.recipient?.phone && (
        <MuiLink
          href={`tel:${order.recipient.phone}`}
          variant="body2"
          color="inherit"
          underline="hover"
        >
          <PhoneNumber value={order.recipient.phone} />
        </MuiLink>
      )}
      <Balance order={order} />
      <Documents order={order} label={translate('chat.inbox.side.documents', { code })} />
    </Box>
  );
}

function Stand({ order }: { order: Order }) {
  const translate = useTranslate();
  const stand = standOf(order);
  if (stand.at === 'road') return <Step group={stand.group} />;
  const key =
    stand.at === 'end'
      ? 'orders.steps.finished'
      : choiceLabelKey('commands', 'commandMode', stand.stage);
  return <Chip size="small" variant="outlined" label={translate(key)} />;
}

/** The step of the open trip that carries the order. */
function Step({ group }: { group: TripGroup }) {
  const translate = useTranslate();
  const { data: trip } = useOpenTrip(group);
  const step = TRACKING_STEPS[trip?.status ?? -1];
  return (
    <Chip
      size="small"
      color="primary"
      variant="outlined"
      label={translate(
        step ? `orders.steps.${step}` : choiceLabelKey('commands', 'tripGroup', group),
      )}
    />
  );
}

function Balance({ order }: { order: Order }) {
  const translate = useTranslate();
  const { paid } = order;
  const due = balanceOf([order]);
  if (paid || due === undefined) {
    return (
      <Typography variant="body2">
        <Urgency level={paid ? 'fine' : 'unknown'}>
          {translate(`chat.inbox.side.${paid ? 'paid' : 'unpriced'}`)}
        </Urgency>
      </Typography>
    );
  }
  const [before = '', after = ''] = translate('chat.inbox.side.unpaid', { amount: '|' }).split('|');
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {before}
      <Money value={due} />
      {after}
    </Typography>
  );
}

/** The editors of its documents, where they are seen, printed and sent; the bill's opens once it is verified. */
function Documents({ order, label }: { order: Order; label: string }) {
  const translate = useTranslate();
  const kinds = EDITED_KINDS.filter((kind) => canHave(kind, order));
  return (
    <Box component="ul" aria-label={label} sx={DOCUMENTS}>
      {kinds.toReversed().map((kind) => {
        const { flag, path } = editorOf(kind);
        return (
          <li key={kind}>
            <MuiLink
              component={Link}
              to={editorAddress(kind, order.id)}
              variant="body2"
              underline="hover"
              color={order[flag] ? 'primary' : 'text.secondary'}
            >
              {translate(`order.page.${path}`)}
            </MuiLink>
            {order[flag] && (
              <UrgencyIcon level="fine" size={16} label={translate('order.page.made')} />
            )}
          </li>
        );
      })}
    </Box>
  );
}

const CARD = {
  p: 1.5,
  display: 'grid',
  gap: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

const DOCUMENTS = {
  m: 0,
  p: 0,
  pt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  listStyle: 'none',
} as const;
