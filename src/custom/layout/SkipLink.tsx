import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** The first stop of the keyboard, unseen until it is reached: it leads past the menu, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={ABOVE_UNTIL_REACHED}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}

const ABOVE_UNTIL_REACHED = {
  position: 'fixed',
  zIndex: 'tooltip',
  insetInlineStart: 16,
  top: -80,
  '&:focus': { top: 16 },
} as const;
