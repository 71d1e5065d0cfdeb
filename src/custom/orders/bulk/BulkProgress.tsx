import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkVerb } from '../stages.ts';

type Props = { verb: BulkVerb; total: number; settled: number; failed: number };

/** How far a bulk action is. It cannot be closed: what it does cannot be half undone. */
export function BulkProgress({ verb, total, settled, failed }: Props) {
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
        <Box
          role="status"
          sx={{ display: 'flex', justifyContent: 'space-between', mt: 1.5, minHeight: 24 }}
        >
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('orders.bulk.progress', { done: settled, total })}
          </Typography>
          {failed > 0 && (
            <Typography variant="body2" color="error">
              {translate('orders.bulk.failedSoFar', { smart_count: failed })}
            </Typography>
          )}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
