import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { NoticePreview } from '../../../../domain/messages/notice-preview.ts';
import { euroCost } from '../cost.tsx';
import type { useNoticePreview } from './use-notice-preview.ts';

/** How many people would get a notice, how many not, and what it would cost. */
export function AudienceSummary({ preview }: { preview: ReturnType<typeof useNoticePreview> }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = preview;
  if (isPending) {
    return (
      <Typography component="div" role="status" sx={{ display: 'flex', gap: 1.5 }}>
        <CircularProgress size={20} aria-hidden />
        {translate('messaging.notices.audience.loading')}
      </Typography>
    );
  }
  if (error) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('messaging.notices.audience.again')}
          </Button>
        }
      >
        {translate('messaging.notices.audience.failed')}
      </Alert>
    );
  }
  if (!data) return <Typography>{translate('messaging.notices.audience.unknown')}</Typography>;
  return <Figures {...data} />;
}

function Figures({ totals }: NoticePreview) {
  const translate = useTranslate();
  const locale = useLocale();
  const { reached, told: notified, skipped, segments, cost } = totals;
  const say = (key: string, count: number) =>
    count > 0 ? [translate(`messaging.notices.audience.${key}`, { smart_count: count })] : [];
  const figures = [
    ...say('notified', notified),
    ...say('skipped', skipped),
    ...say('segments', segments),
    ...(cost > 0
      ? [translate('messaging.notices.audience.cost', { cost: euroCost(cost, locale) })]
      : []),
  ];
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {say('reached', reached)[0] ?? translate('messaging.notices.audience.nobody')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {figures.join(' · ')}
      </Typography>
    </div>
  );
}
