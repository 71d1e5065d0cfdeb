import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHasBin } from './use-has-bin.ts';

/** Points a user who looks for a missing order to the bin, if the back end has one. */
export function BinHint() {
  const translate = useTranslate();
  const hasBin = useHasBin();
  if (!hasBin) return null;
  return (
    <Button component={Link} to="/bin">
      {translate('shell.menu.bin')}
    </Button>
  );
}
