import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { isNotThere } from '../../../providers/http-error.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { type Delivery, deliveryAddress, lastMoment, OUTBOX, word } from './sent-messages.ts';
import { ChannelIcon, Reason, StatusChip } from './status-parts.tsx';

const LAST = { page: 1, perPage: 5 } as const;
const LATEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

type Props = { of: { readonly customer: string } };

/** The last messages to a customer, read once somebody opens them. */
export function MessagesAbout(props: Props) {
  return (
    <MessagingTextsProvider>
      <Section {...props} />
    </MessagingTextsProvider>
  );
}

function Section({ of }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion variant="outlined" disableGutters onChange={(_, open) => setOpen(open)}>
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate(word('about.title'))}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <LastMessages of={of} />}</AccordionDetails>
    </Accordion>
  );
}

function LastMessages({ of }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Delivery>(
    'deliveries',
    { filter: of, pagination: LAST, sort: LATEST_FIRST },
    { meta: { silent: true }, retry: false, onError: () => undefined },
  );
  const filter = encodeURIComponent(JSON.stringify(of));
  if (error && !isNotThere(error)) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (error || data?.length === 0) {
    return <Typography color="text.secondary">{translate(word('about.none'))}</Typography>;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data?.map((delivery) => (
        <Box
          component="li"
          key={delivery.id}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <LastMessage delivery={delivery} />
        </Box>
      ))}
      <Box component="li" sx={{ pt: 1 }}>
        <MuiLink component={Link} to={`${OUTBOX}?filter=${filter}`}>
          {translate(word('about.all'))}
        </MuiLink>
      </Box>
    </Box>
  );
}

const LastMessage = ({ delivery }: { delivery: Delivery }) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <ChannelIcon channel={delivery.channel} />
      <MuiLink component={Link} to={deliveryAddress(delivery.id)} color="inherit">
        <ShortDate value={lastMoment(delivery)} withTime />
      </MuiLink>
      <StatusChip status={delivery.status} />
    </Box>
    <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {delivery.body}
    </Typography>
    <Reason reason={delivery.reason} detail={delivery.detail} isWhole />
  </>
);
