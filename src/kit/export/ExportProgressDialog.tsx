import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ExportProgress } from './export-list.ts';

type Props = { progress: ExportProgress; onCancel: () => void };

/** The progress of an export. It can be cancelled, as it changes nothing. */
export default function ExportProgressDialog({ progress: { done, of, writing }, onCancel }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const known = of > 0 && !writing;
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('kit.export.running')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant={known ? 'determinate' : 'indeterminate'}
          {...(known && { value: (done / of) * 100 })}
          aria-labelledby={titleId}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography
          role="status"
          variant="body2"
          sx={{ mt: 1.5, minHeight: 24, fontVariantNumeric: 'tabular-nums' }}
        >
          {writing && translate('kit.export.writing')}
          {known && translate('kit.export.progress', { done, of })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
