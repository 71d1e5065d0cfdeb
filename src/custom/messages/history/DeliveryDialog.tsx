import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { PhoneNumber, ShortDate } from '../../../kit/format/formats.tsx';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { euroCost } from '../cost.tsx';
import { CampaignOf, OrderOf } from './links.tsx';
import { caption, type Delivery, OUTBOX, TONE_OF } from './sent-messages.ts';
import { Choice, Reason, StatusChip } from './status-parts.tsx';

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
          <DialogTitle id={titleId}>
            <bdi>{data?.personName ?? translate(caption('delivery.title'))}</bdi>
          </DialogTitle>
          <DialogContent sx={{ minHeight: 220 }}>
            {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
            {data && <Message delivery={data} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('common.close')}</Button>
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

const labelOf = (path: string): string => fieldLabelKey('deliveries', path);

function Facts({ delivery }: { delivery: Delivery }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { segments, cost, encoding } = delivery;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [labelOf('status'), <StatusChip key="status" status={delivery.status} />],
    [
      labelOf('channel'),
      <Choice key="channel" of={['deliveries', 'channel']} value={delivery.channel} />,
    ],
    [
      labelOf('purpose'),
      <Choice key="purpose" of={['deliveries', 'purpose']} value={delivery.purpose} />,
    ],
    [labelOf('phone'), delivery.phone && <PhoneNumber value={delivery.phone} />],
    [labelOf('campaign'), delivery.campaign && <CampaignOf delivery={delivery} />],
    [labelOf('order'), delivery.order && <Orders delivery={delivery} />],
    [caption('columns.written'), <ShortDate key="written" value={delivery.createdAt} withTime />],
    [labelOf('notBefore'), delivery.notBefore && <ShortDate value={delivery.notBefore} withTime />],
    [labelOf('sentAt'), delivery.sentAt && <ShortDate value={delivery.sentAt} withTime />],
    [
      labelOf('deliveredAt'),
      delivery.deliveredAt && <ShortDate value={delivery.deliveredAt} withTime />,
    ],
    [labelOf('seenAt'), delivery.seenAt && <ShortDate value={delivery.seenAt} withTime />],
    [labelOf('segments'), segments && `${formatNumber(segments, locale)} (${encoding ?? ''})`],
    [labelOf('cost'), cost && euroCost(cost, locale)],
    [
      labelOf('driver'),
      delivery.driver && translate(caption(`drivers.${delivery.driver}`), { _: delivery.driver }),
    ],
  ];
  return (
    <Box component="dl" sx={GRID}>
      {facts.map(
        ([label, value]) =>
          value && (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(label)}
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
