import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Nobody wants to cancel what is there in a moment. */
const LONG = 3000;

/** A way out of something that takes long; it comes when it does. */
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
