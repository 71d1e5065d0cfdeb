import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useServerAnswer } from './use-server-answer.ts';

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
  const state = answers === undefined ? 'asking' : answers ? 'answering' : 'gone';
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
        {translate(answers ? 'shell.connection.reload' : 'shell.failure.retry')}
      </Button>
    </Stack>
  );
}
