import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { useRowActions } from '../../../kit/actions/row-actions.ts';
import { Avatar } from '../../../kit/files/Avatar.tsx';
import { PhoneNumber, ShortDate } from '../../../kit/format/formats.tsx';
import { CardLine } from '../../../kit/list/CardLine.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import type { CardContents, ComposedColumn, ComposedExport } from '../../../kit/view/list-view.ts';
import { euroOf } from '../cost.tsx';
import { ConversationLink } from './ConversationLink.tsx';
import { CampaignOf, OrderOf } from './links.tsx';
import { caption, type Delivery } from './sent-messages.ts';
import { ChannelIcon, Choice, Reason, StatusChip } from './status-parts.tsx';

const labelOf = (path: string): string => fieldLabelKey('deliveries', path);

const column = (
  label: string,
  sort: string | undefined,
  render: (delivery: Delivery) => ReactNode,
  shows: readonly string[] = sort ? [sort] : [],
): ComposedColumn<Delivery> => ({
  label,
  shows,
  ...(sort && { sort }),
  render,
});

/** Who a message is for: the link opens the message itself, on top of the list. */
const Person = ({ delivery }: { delivery: Delivery }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Avatar photo={delivery.customer?.photo} size={30} />
    <Box component="span" sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <DeliveryLink delivery={delivery} />
      <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        <PhoneNumber value={delivery.phone} />
      </Box>
    </Box>
  </Box>
);

function DeliveryLink({ delivery }: { delivery: Delivery }) {
  const { hrefOf } = useRowActions();
  const name = <Clipped text={delivery.personName} width={180} />;
  const href = hrefOf?.(delivery);
  return href ? (
    <MuiLink
      component={Link}
      to={href}
      color="inherit"
      underline="hover"
      sx={{ display: 'block', fontWeight: 600 }}
    >
      {name}
    </MuiLink>
  ) : (
    name
  );
}

const Status = ({ delivery }: { delivery: Delivery }) => (
  <Box component="span" sx={{ display: 'block', py: 0.25 }}>
    <StatusChip status={delivery.status} />
    <Reason reason={delivery.reason} detail={delivery.detail} />
  </Box>
);

/** The columns of messages to single people. */
export const deliveryColumns = {
  person: column(
    labelOf('personName'),
    'personName',
    (delivery) => <Person delivery={delivery} />,
    ['personName', 'phone', 'customer'],
  ),
  channel: column(labelOf('channel'), 'channel', ({ channel }) => (
    <ChannelIcon channel={channel} />
  )),
  status: column(labelOf('status'), 'status', (delivery) => <Status delivery={delivery} />),
  purpose: column(labelOf('purpose'), 'purpose', ({ purpose }) => (
    <Choice of={['deliveries', 'purpose']} value={purpose} />
  )),
  text: column(labelOf('body'), undefined, ({ body }) => <Clipped text={body} width={240} />, [
    'body',
  ]),
  campaign: column(
    labelOf('campaign'),
    undefined,
    (delivery) => <CampaignOf delivery={delivery} />,
    ['campaign', 'campaignTitle'],
  ),
  order: column(labelOf('order'), undefined, ({ order }) => <OrderOf order={order} />, ['order']),
  moment: column(caption('columns.moment'), 'createdAt', ({ createdAt }) => (
    <ShortDate value={createdAt} withTime />
  )),
  sent: column(labelOf('sentAt'), 'sentAt', ({ sentAt }) => <ShortDate value={sentAt} withTime />),
  conversation: column(
    caption('columns.conversation'),
    undefined,
    ({ customer }) => <ConversationLink customer={customer} />,
    ['customer'],
  ),
};

/** The exported columns of messages to single people that are more than a field. */
export const deliveryExports: Readonly<Record<string, ComposedExport<Delivery>>> = {
  order: {
    label: labelOf('order'),
    shows: ['order'],
    value: ({ order }) => order?.billCode,
  },
  cost: {
    label: labelOf('cost'),
    shows: ['cost'],
    kind: 'euro',
    value: ({ cost }) => euroOf(cost),
  },
};

/** A message to one person, on a phone. */
export const DeliveryCard: CardContents = ({ record }) => {
  const delivery = record as Delivery;
  return (
    <>
      <CardLine>
        <Person delivery={delivery} />
        <Typography component="span" variant="body2" color="text.secondary" sx={CHANNEL}>
          <span aria-hidden>
            <ChannelIcon channel={delivery.channel} />
          </span>
          <Choice of={['deliveries', 'channel']} value={delivery.channel} />
        </Typography>
      </CardLine>
      <Clipped text={delivery.body} width={320} />
      <CardLine>
        <StatusChip status={delivery.status} />
        <Typography variant="body2" color="text.secondary">
          <ShortDate value={delivery.createdAt} withTime />
        </Typography>
      </CardLine>
      <Reason reason={delivery.reason} detail={delivery.detail} isWhole />
      <CardLine>
        <OrderOf order={delivery.order} />
        <ConversationLink customer={delivery.customer} />
      </CardLine>
    </>
  );
};

const CHANNEL = { display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none' } as const;
