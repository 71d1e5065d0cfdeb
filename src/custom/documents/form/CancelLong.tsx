import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** No cancel button for work that takes only a moment. */
const LONG = 3000;

/** A cancel button that appears once the work takes long. */
export function CancelLong({ onCancel }: { onCancel: () => void }) {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <Button color="inherit" onClick={onCancel}>
      {translate('documents.cancel')}
    </Button>
  ) : null;
}
