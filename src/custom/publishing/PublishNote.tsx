import Alert from '@mui/material/Alert';
import { type RaRecord, useTranslate } from 'react-admin';
import { stateAt } from '../../../domain/publishing/publishing.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../../kit/format/dates.ts';

const momentOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** What publishing a content does: shows it at once, or from its day on, and until when. */
export function PublishNote({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const period = {
    publishFrom: momentOf(record.publishFrom),
    publishUntil: momentOf(record.publishUntil),
  };
  const becomes = stateAt(period, new Date());
  const at = (moment: string | null) => (moment ? isolated(formatMoment(moment), 'ltr') : '');
  const args = { from: at(period.publishFrom), until: at(period.publishUntil) };
  const ends = period.publishUntil !== null && becomes !== 'expired';
  return (
    <Alert severity={becomes === 'expired' ? 'error' : 'info'}>
      {translate(`publishing.becomes.${becomes}`, args)}
      {ends ? ` ${translate('publishing.becomes.ends', args)}` : null}
    </Alert>
  );
}
