import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = { onReload?: () => void };

const reloadPage = () => window.location.reload();

/**
 * Shown when a part of the program could not be loaded. The browser remembers the failure, so only
 * a reload of the page helps. The page is reloaded only once the server answers; otherwise the
 * browser would replace the whole product with its own error page.
 */
export function MissingCodePage({ onReload = reloadPage }: Props) {
  const translate = useTranslate();
  const { answers, cameBack, ask } = useServerAnswer();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (cameBack) onReload();
  }, [cameBack, onReload]);
  const retry = async () => {
    setAsking(true);
    if (await ask()) onReload();
    setAsking(false);
  };
  const state = answers === undefined ? 'asking' : answers ? 'answering' : 'unreachable';
  return (
    <Stack
      sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, p: 4, maxWidth: 520, mx: 'auto' }}
    >
      <CloudOffOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography component="h2" variant="h6" role="alert">
        {translate('shell.connection.title')}
      </Typography>
      <Typography color="text.secondary" role="status" sx={{ minHeight: '3em' }}>
        {translate(`shell.connection.${state}`)}
      </Typography>
      <Button variant="contained" loading={isAsking} onClick={retry}>
        {translate(answers ? 'common.reload' : 'common.retry')}
      </Button>
    </Stack>
  );
}

const PAUSE = 5000;

/** The page that loaded the program; the browser's cache is bypassed. */
async function askServer(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Whether the server answers, checked every five seconds and when the device is online again;
 * `undefined` until the first result. `cameBack` is true once it answers after a failure.
 */
function useServerAnswer() {
  const { data, refetch } = useQuery({
    queryKey: ['server', 'answers'],
    queryFn: askServer,
    refetchInterval: PAUSE,
    refetchOnReconnect: 'always',
    gcTime: 0,
    meta: { silent: true },
  });
  const [wasMissing, setWasMissing] = useState(false);
  useEffect(() => {
    if (data === false) setWasMissing(true);
  }, [data]);
  return {
    answers: data,
    cameBack: wasMissing && data === true,
    ask: async () => (await refetch()).data === true,
  };
}
