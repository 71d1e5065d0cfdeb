import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LeftOutOrders } from './LeftOutOrders.tsx';
import type { BatchState } from './use-batch.ts';

type Props = {
  state: Extract<BatchState, { at: 'making' }>;
  titleId: string;
  onCancel: () => void;
};

/** The progress of a batch, and the orders that it will leave out. */
export function MakingBatch({ state: { kind, share, leftOut }, titleId, onCancel }: Props) {
  const translate = useTranslate();
  const percent = Math.floor(share * 100);
  const variant = percent > 0 ? 'determinate' : 'indeterminate';
  return (
    <>
      <DialogTitle id={titleId}>{translate(`documents.batch.${kind}`)}</DialogTitle>
      <DialogContent {...(leftOut.length > 0 && { tabIndex: 0 })}>
        <LinearProgress
          // Rendered as a new element: the bar would otherwise first animate backwards from its waiting state.
          key={variant}
          variant={variant}
          {...(percent > 0 && { value: percent })}
          aria-labelledby={titleId}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Stack direction="row" sx={{ mt: 1.5, mb: 1.5, justifyContent: 'space-between' }}>
          <Typography role="status" variant="body2">
            {translate('documents.loading')}
          </Typography>
          {/* The bar announces this to screen readers. */}
          <Typography aria-hidden variant="body2" sx={FIGURE}>
            {percent > 0 && `${percent} %`}
          </Typography>
        </Stack>
        <LeftOutOrders leftOut={leftOut} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('documents.cancel')}</Button>
      </DialogActions>
    </>
  );
}

const FIGURE = { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' } as const;
