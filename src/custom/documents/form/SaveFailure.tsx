import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { errorKey } from '../../../providers/http-error.ts';

/** The reason why a document could not be saved stays visible; no input is lost. */
export function SaveFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <Alert severity="error">
      {translate(errorKey(error))} {translate('documents.notLost')}
    </Alert>
  );
}
