import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkVerb } from '../stages.ts';
import type { BulkProgressSoFar } from './bulk-state.ts';
import { RunGuard } from './RunGuard.tsx';

type Props = { verb: BulkVerb; progress: BulkProgressSoFar; onStop: () => void };

/** The progress of a bulk action. Stopping it keeps what is already done. */
export function BulkProgress({ verb, progress, onStop }: Props) {
  const { total, settled, stopping } = progress;
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate(`orders.bulk.${verb}.running`)}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 100 : (settled / total) * 100}
          aria-labelledby={titleId}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <SoFar {...progress} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onStop} disabled={stopping} autoFocus>
          {translate('orders.run.stop')}
        </Button>
      </DialogActions>
      <RunGuard onLeave={onStop} />
    </Dialog>
  );
}

function SoFar({ total, settled, failed, stopping }: BulkProgressSoFar) {
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 24 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('orders.bulk.progress', { done: settled, total })}
        </Typography>
        {failed > 0 && (
          <Typography variant="body2" color="error">
            {translate('orders.bulk.failedSoFar', { smart_count: failed })}
          </Typography>
        )}
      </Box>
      {/* Its space is reserved, so that the dialog does not grow under the pointer. */}
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: 40, mt: 0.5 }}>
        {stopping && translate('orders.run.stopping')}
      </Typography>
    </Box>
  );
}
