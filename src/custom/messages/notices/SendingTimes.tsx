import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Settings, settings } from '../../../../domain/resources/settings.ts';

const { noticeDelay, quietFrom, quietUntil } = settings.fields.messages.fields;

const THE_ONE = { pagination: { page: 1, perPage: 1 } };

/** How long a notice waits before it is sent, and at which hours nothing is. */
export function SendingTimes() {
  const translate = useTranslate();
  const { data } = useGetList<Settings>('settings', THE_ONE, { meta: { silent: true } } as object);
  const set = data?.[0]?.messages;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('messaging.notices.quiet.text', {
        smart_count: set?.noticeDelay ?? noticeDelay.default,
        from: set?.quietFrom ?? quietFrom.default,
        until: set?.quietUntil ?? quietUntil.default,
      })}{' '}
      <Link component={RouterLink} to="/settings">
        {translate('messaging.notices.quiet.change')}
      </Link>
    </Typography>
  );
}
