import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { errorKey, isUnanswered } from '../../providers/call-error.ts';

type Props = {
  error: unknown;
  /** Key of the reason of a failure of the server, where it is not that of the error. */
  reason?: string | undefined;
  onRetry: () => void;
  /** Where else it can be found. */
  children?: ReactNode;
};

/**
 * Says why something could not be loaded, and loads it again on request. Without a connection that is
 * because it was not read before.
 */
export function LoadFailure({ error, reason, onRetry, children }: Props) {
  const translate = useTranslate();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <CloudOffOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography variant="h6" component="p">
        {translate('kit.load.failed')}
      </Typography>
      <Typography color="text.secondary">
        {translate(isUnanswered(error) ? 'kit.load.neverRead' : (reason ?? errorKey(error)))}
      </Typography>
      <Button variant="outlined" onClick={onRetry}>
        {translate('common.retry')}
      </Button>
      {children}
    </Stack>
  );
}

/** The way from a record that does not exist to those that do. */
export function ToList() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource, type: 'list' })}>
      {translate('common.backToList')}
    </Button>
  );
}

/** Shown instead of a screen that the user may not open. */
export function NotAllowed() {
  const translate = useTranslate();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' }}>
      <LockOutlined color="disabled" sx={{ fontSize: 56 }} />
      <Typography variant="h6" component="p">
        {translate('kit.denied.title')}
      </Typography>
      <Typography color="text.secondary">{translate('kit.denied.text')}</Typography>
    </Stack>
  );
}
