import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { clamped } from '../../../theme/clamped.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { CampaignOf, OrderOf } from './links.tsx';
import { caption, type Delivery, deliveryAddress, OUTBOX } from './sent-messages.ts';
import { ChannelIcon, Reason, StatusChip } from './status-parts.tsx';
import type { MessagesOf } from './use-last-messages.ts';

type Props = { of: MessagesOf; messages: readonly Delivery[] };

/** Messages in short, the newest first, and the way to all of them. */
export const LastMessages = (props: Props) => (
  <MessagingTextsProvider>
    <Messages {...props} />
  </MessagingTextsProvider>
);

function Messages({ of, messages }: Props) {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify(of));
  return (
    <Box>
      <Box component="ol" sx={LIST}>
        {messages.map((delivery) => (
          <Box component="li" key={delivery.id} sx={LINE}>
            <LastMessage delivery={delivery} isOfOrder={'orders' in of} />
          </Box>
        ))}
      </Box>
      <MuiLink component={Link} to={`${OUTBOX}?filter=${filter}`} sx={ALL}>
        {translate(caption('about.all'))}
      </MuiLink>
    </Box>
  );
}

/** At an order it says who the message was for, at a customer which order it was about. */
function LastMessage({ delivery, isOfOrder }: { delivery: Delivery; isOfOrder: boolean }) {
  const beside: readonly ReactNode[] = [
    isOfOrder ? (
      <bdi key="person">{delivery.personName}</bdi>
    ) : (
      delivery.order && <OrderOf key="order" order={delivery.order} />
    ),
    delivery.campaign && <CampaignOf key="campaign" delivery={delivery} />,
  ];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ChannelIcon channel={delivery.channel} />
        <MuiLink
          component={Link}
          to={deliveryAddress(delivery.id)}
          color="inherit"
          variant="body2"
          sx={{ flex: 1 }}
        >
          <ShortDate value={delivery.sentAt ?? delivery.createdAt} withTime />
        </MuiLink>
        <StatusChip status={delivery.status} />
      </Box>
      <Box sx={BESIDE}>{beside}</Box>
      <Typography variant="body2" dir="auto" sx={CLIPPED}>
        {delivery.body}
      </Typography>
      <Reason reason={delivery.reason} detail={delivery.detail} isWhole />
    </>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;
const LINE = {
  display: 'grid',
  gap: 0.5,
  pb: 1.5,
  mb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const ALL = { typography: 'body2' } as const;

const BESIDE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  typography: 'body2',
  color: 'text.secondary',
} as const;

/** The beginning; the whole text stands where the message is opened. */
const CLIPPED = clamped(2);
