import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatWait } from './format-wait.ts';

const TICK_MS = 1_000;

const secondsTo = (moment: number): number => Math.ceil((moment - Date.now()) / 1_000);

/** Says how long to wait after too many wrong passwords, and disappears when the time is over. */
export function LoginWait({ until }: { until: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const tick = setInterval(() => setSeconds(secondsTo(until)), TICK_MS);
    return () => clearInterval(tick);
  }, [until]);

  if (seconds <= 0) return null;
  return (
    <Alert severity="warning">
      {translate('session.wait', { time: formatWait(seconds, locale) })}
    </Alert>
  );
}
