import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MessagePreview } from '../../../../domain/messages/message-preview.ts';
import { errorKey } from '../../../providers/call-error.ts';
import type { BulkPeople } from '../dialog/customers-of.ts';
import type { Preview } from '../template/use-preview.ts';
import { PreviewList } from './PreviewList.tsx';

type Props = {
  people: BulkPeople;
  preview: Preview;
  /** What has to be done before it can be shown. */
  before: string;
};

/** Who gets what: first who is skipped and why, then everybody. */
export function RecipientsPane({ people, preview, before }: Props) {
  const translate = useTranslate();
  const { data, error, isCurrent, retry } = preview;
  return (
    <Box component="section" aria-labelledby="bulk-preview" sx={PANE}>
      <Typography id="bulk-preview" variant="subtitle2" component="h3">
        {translate('messaging.bulk.preview.title')}
      </Typography>
      <SharedMessages people={people} />
      <Box sx={{ height: 4 }}>{!before && !isCurrent && !error && <Checking />}</Box>
      {before && (
        <Typography variant="body2" color="text.secondary">
          {before}
        </Typography>
      )}
      {!before && error && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={retry}>
              {translate('messaging.bulk.preview.again')}
            </Button>
          }
        >
          {translate('messaging.bulk.preview.failed')} {translate(errorKey(error))}
        </Alert>
      )}
      {!before && !error && data && (
        <>
          <Skipped preview={data} />
          <PreviewList recipients={data.recipients} />
        </>
      )}
    </Box>
  );
}

const PANE = { display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 } as const;

/** Why there are fewer messages than selected orders. */
function SharedMessages({ people }: Pick<Props, 'people'>) {
  const translate = useTranslate();
  const customers = people.ids.length;
  const orders = Object.values(people.orders).flat().length;
  if (orders <= customers) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('messaging.bulk.preview.shared', {
        orders: translate('messaging.bulk.preview.orders', { smart_count: orders }),
        customers: translate('messaging.bulk.preview.ofCustomers', { smart_count: customers }),
      })}
    </Typography>
  );
}

function Checking() {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('messaging.bulk.preview.checking')} />;
}

/** How many of how many are skipped, for each reason: "3 of 40 will be skipped: 2 no consent, …". */
function Skipped({ preview }: { preview: MessagePreview }) {
  const translate = useTranslate();
  const { people, skipped } = preview.totals;
  if (skipped === 0) return null;
  const reasons = Map.groupBy(
    preview.recipients.flatMap(({ skip }) => (skip ? [skip] : [])),
    (reason) => reason,
  );
  const texts = [...reasons]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, all]) =>
      translate('messaging.bulk.preview.reasonCount', {
        count: all.length,
        reason: translate(`messaging.bulk.skip.${reason}`),
      }),
    );
  return (
    <Alert severity="warning">
      {translate('messaging.bulk.preview.skipped', { skipped, people, reasons: texts.join(', ') })}
    </Alert>
  );
}
