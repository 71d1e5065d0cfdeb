import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Says that it is unknown whether the invoice is issued, why it cannot be changed, and offers a retry. */
export function InvoicingUnknown({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('kit.load.retry')}
        </Button>
      }
    >
      {translate('notice.server.reload')}. {translate('issued.unknown')}
    </Alert>
  );
}
