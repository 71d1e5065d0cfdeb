import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import type { ExportProgress } from './export-list.ts';

type Props = { progress: ExportProgress; onCancel: () => void };

/** The progress of an export. It can be cancelled, as it changes nothing. */
export default function ExportProgressDialog({ progress: { done, of, writing }, onCancel }: Props) {
  const translate = useTranslate();
  const known = of > 0 && !writing;
  return (
    <DialogFrame title={translate('kit.export.running')} width="xs" onClose={onCancel}>
      {(titleId) => (
        <>
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
        </>
      )}
    </DialogFrame>
  );
}
