import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { errorKey } from '../../../kit/error-key.ts';

/** What kept a document from being saved stays in sight; nothing typed is lost by it. */
export function SaveFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <Alert severity="error">
      {translate(errorKey(error))} {translate('documents.notLost')}
    </Alert>
  );
}
