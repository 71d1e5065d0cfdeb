import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useSimpleFormIterator, useTranslate } from 'react-admin';

/** Adds a row to a list in a form. */
export function AddRowButton() {
  const { add } = useSimpleFormIterator();
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  );
}
