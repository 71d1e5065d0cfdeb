import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatWait } from '../../../domain/people/format-wait.ts';
import { numberLocale } from '../../kit/format/numbers.ts';
import { useSecondsTo } from '../../providers/use-seconds-to.ts';

/** Says how long to wait after too many attempts, and disappears when the time is over. */
export function LoginWait({ until }: { until: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const seconds = useSecondsTo(until);
  if (seconds === 0) return null;
  return (
    <Alert severity="warning">
      {translate('session.wait', { time: formatWait(seconds, numberLocale(locale)) })}
    </Alert>
  );
}
