import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import { unavailable } from '../../kit/actions/unavailable.ts';
import { formatNumber } from '../../kit/format/numbers.ts';

type Props = {
  run: ImportRun;
  /** Whether the progress could not be read from the server. */
  isLost: boolean;
  isCancelling: boolean;
  /** Whether the last request for it was rejected. */
  isRejected: boolean;
  onCancel: () => void;
};

/** How far the server is with a check, an import, or taking one back. */
export function WorkStep({ run, isLost, isCancelling, isRejected, onCancel }: Props) {
  const { state, done, total } = run;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  // The server stops between two steps of its own, a moment after the request.
  const [wasRequested, setWasRequested] = useState(false);
  const isEnding = isCancelling || (wasRequested && !isRejected);
  const cancel = () => {
    setWasRequested(true);
    onCancel();
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 2 }}>
        {translate(`importing.work.${state}`)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : Math.min(100, (done / total) * 100)}
        aria-labelledby={id}
        sx={{ height: 8, borderRadius: 4, mb: 1 }}
      />
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums', minHeight: 24 }}>
        {isEnding
          ? translate('importing.work.cancelling')
          : translate('importing.work.progress', {
              done: formatNumber(done, locale),
              total: formatNumber(total, locale),
            })}
      </Typography>
      <Typography color="text.secondary" variant="body2" sx={{ mt: 1, maxWidth: '80ch' }}>
        {translate('importing.work.leave')}
        {state === 'importing' && ` ${translate('importing.work.nothingYet')}`}
      </Typography>
      {isLost && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('importing.work.lost')}
        </Alert>
      )}
      {state !== 'undoing' && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={cancel} {...(isEnding && unavailable())}>
          {translate('common.cancel')}
        </Button>
      )}
    </Paper>
  );
}
