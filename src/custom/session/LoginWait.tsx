import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatWait } from './format-wait.ts';
import { useSecondsTo } from './use-seconds-to.ts';

/** Says how long to wait after too many attempts, and disappears when the time is over. */
export function LoginWait({ until }: { until: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const seconds = useSecondsTo(until);
  if (seconds === 0) return null;
  return (
    <Alert severity="warning">
      {translate('session.wait', { time: formatWait(seconds, locale) })}
    </Alert>
  );
}
