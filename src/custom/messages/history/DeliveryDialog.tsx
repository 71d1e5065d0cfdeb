import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { PhoneNumber, ShortDate } from '../../../kit/format/formats.tsx';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { euroCost } from '../cost.tsx';
import { CampaignOf, OrderOf } from './links.tsx';
import { type Delivery, OUTBOX, TONE_OF, word } from './sent-messages.ts';
import { Reason, StatusChip, Word } from './status-parts.tsx';

/** A message to one person with everything that is known of it, on top of the list. */
export default function DeliveryDialog() {
  const { id = '', delivery: below } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const close = () => navigate(below ? '..' : OUTBOX, { relative: 'path' });
  const shown = below ?? id;
  const { data, error, refetch } = useGetOne<Delivery>(
    'deliveries',
    { id: shown },
    { meta: { silent: true }, retry: false },
  );
  return (
    <DialogFrame width="sm" onClose={close}>
      {(titleId) => (
        <>
          <DialogTitle id={titleId} dir="auto">
            {data?.personName ?? translate(word('delivery.title'))}
          </DialogTitle>
          <DialogContent sx={{ minHeight: 220 }}>
            {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
            {data && <Message delivery={data} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate(word('delivery.close'))}</Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

function Message({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <Box
        dir="auto"
        sx={{ p: 1.5, mb: 2, borderRadius: 1, bgcolor: 'action.hover', whiteSpace: 'pre-wrap' }}
      >
        {delivery.body}
      </Box>
      {delivery.reason && (
        <Alert
          severity={TONE_OF[delivery.status ?? 'failed'] === 'error' ? 'error' : 'warning'}
          sx={{ mb: 2 }}
        >
          <Reason reason={delivery.reason} detail={delivery.detail} isWhole />
        </Alert>
      )}
      <Facts delivery={delivery} />
    </>
  );
}

function Facts({ delivery }: { delivery: Delivery }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { segments, cost, encoding } = delivery;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['status', <StatusChip key="status" status={delivery.status} />],
    ['channel', <Word key="channel" of="channels" value={delivery.channel} />],
    ['purpose', <Word key="purpose" of="purposes" value={delivery.purpose} />],
    ['phone', delivery.phone && <PhoneNumber value={delivery.phone} />],
    ['campaign', delivery.campaign && <CampaignOf delivery={delivery} />],
    ['order', delivery.order && <Orders delivery={delivery} />],
    ['written', <ShortDate key="written" value={delivery.createdAt} withTime />],
    ['notBefore', delivery.notBefore && <ShortDate value={delivery.notBefore} withTime />],
    ['sentAt', delivery.sentAt && <ShortDate value={delivery.sentAt} withTime />],
    ['deliveredAt', delivery.deliveredAt && <ShortDate value={delivery.deliveredAt} withTime />],
    ['seenAt', delivery.seenAt && <ShortDate value={delivery.seenAt} withTime />],
    ['segments', segments && `${formatNumber(segments, locale)} (${encoding ?? ''})`],
    ['cost', cost && euroCost(cost, locale)],
    ['driver', delivery.driver && <Word of="drivers" value={delivery.driver} />],
  ];
  return (
    <Box component="dl" sx={GRID}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(word(`columns.${name}`))}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}

/** A notice may name several. */
const Orders = ({ delivery: { order, orders = [] } }: { delivery: Delivery }) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
    {(orders?.length ? orders : [order]).map((one) => one && <OrderOf key={one._id} order={one} />)}
  </Box>
);

const GRID = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  typography: 'body2',
} as const;
